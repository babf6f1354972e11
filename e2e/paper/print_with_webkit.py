"""Prints a page as a PDF with WebKitGTK.

print_with_webkit.py URL STORAGE READY ORIENTATION FILE
print_with_webkit.py --version
"""

import json
import sys
from urllib.parse import urljoin

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

if sys.argv[1] == "--version":
    print(".".join(str(get()) for get in (
        WebKit2.get_major_version, WebKit2.get_minor_version, WebKit2.get_micro_version)))
    sys.exit()

url, storage, ready, orientation, file = sys.argv[1:]
is_landscape = orientation == "landscape"
failure = ["The page was never complete."]
context = WebKit2.WebContext.new_ephemeral()
view = WebKit2.WebView.new_with_context(context)
window = Gtk.Window()
window.set_default_size(1280, 900)
window.add(view)
window.show_all()


def run(script, then):
    """Calls `then` with the value of an expression, as text."""

    def finish(_, result):
        try:
            then(view.evaluate_javascript_finish(result).to_string())
        except GLib.Error as error:
            end(error.message)

    view.evaluate_javascript(script, -1, None, None, None, finish)


def end(message=None):
    failure[0] = message
    Gtk.main_quit()


def print_page():
    operation = WebKit2.PrintOperation.new(view)
    settings = Gtk.PrintSettings()
    settings.set("output-uri", "file://" + file)
    settings.set("output-file-format", "pdf")
    settings.set_printer("Print to File")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("na_letter"))
    if is_landscape:
        settings.set_orientation(Gtk.PageOrientation.LANDSCAPE)
        setup.set_orientation(Gtk.PageOrientation.LANDSCAPE)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda _: end())
    operation.connect("failed", lambda _, error: end(error.message))
    operation.print_()
    # Its signals come only while something refers to it.
    window.operation = operation


def wait_until_ready():
    def look(value):
        if value == "true":
            print_page()
        else:
            GLib.timeout_add(100, wait_until_ready)

    run("Boolean(" + ready + ")", look)
    return False


def store(then):
    script = "Object.entries(%s).forEach(([key, value]) => localStorage.setItem(key, value))"
    run(script % storage, lambda _: then())


is_stored = [False]


def loaded(_, event):
    if event != WebKit2.LoadEvent.FINISHED:
        return
    if is_stored[0]:
        wait_until_ready()
        return
    is_stored[0] = True
    store(lambda: view.load_uri(url))


json.loads(storage)
view.connect("load-changed", loaded)
view.load_uri(urljoin(url, "/icon.svg"))
GLib.timeout_add_seconds(60, Gtk.main_quit)
Gtk.main()
if failure[0]:
    sys.exit(failure[0])
