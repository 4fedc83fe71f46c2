# A Homebrew formula that builds the tool from its sources. Copy it into a tap.
class Navgraph < Formula
  desc "Find navigation bugs in iOS apps that use coordinators"
  homepage "https://github.com/OWNER/NavGraph"
  url "https://github.com/OWNER/NavGraph.git", tag: "0.2.0"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on "pkg-config" => :build
  depends_on "graphviz"

  def install
    system "make", "install", "DESTDIR=", "PREFIX=#{prefix}", "LINKING=--disable-sandbox"
  end

  test do
    system bin/"navgraph", "--version"
  end
end
