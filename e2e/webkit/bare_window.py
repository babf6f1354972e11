"""A window that shows nothing but a page in WebKitGTK, driven by WebKitWebDriver. It may be as narrow as a phone.

bare_window.py SCRIPT     started by the driver; each page runs the script first
bare_window.py --check    exits with 0 where all it needs is installed
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

if "--check" in sys.argv:
    sys.exit()

scripts = WebKit2.UserContentManager()
scripts.add_script(WebKit2.UserScript(
    sys.argv[1],
    WebKit2.UserContentInjectedFrames.ALL_FRAMES,
    WebKit2.UserScriptInjectionTime.START,
    None,
    None,
))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
windows = []


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    windows.append(window)
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("bare window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()
