#!/bin/sh
# Chromium: the structure of a PDF has no language of a <span>, and poppler finds no text of <strong> and <em> in it.
#
# Expected: an element with `lang` has /Lang in the structure of the PDF (ISO 32000-1, 14.9.2.2), as a paragraph of the
# same page has, so that a screen reader reads "good morning" in a French page as English (WCAG 3.1.2).
# Seen with Chromium 156.0.8078.108 of Debian 12: a span with `lang` has the type NonStruct and no /Lang, also with
# `display: block`. With any role that makes it a part of the page, such as `role="group"`, it has both.
# <strong> and <em> become Strong and Em, types of PDF 2.0 (ISO 32000-2, 14.8.4.7). poppler 22.12 leaves them out together
# with their texts, so `pdfinfo -struct-text` shows the sentence with a gap.
# Exits with 1 when any of this changes. Needs Debian's chromium or chromium-headless-shell, poppler-utils and qpdf.
set -eu
chromium=$(command -v chromium-headless-shell || command -v chromium)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$chromium" --version
pdfinfo -v 2>&1 | head -n 1
changed=0

# seen WHAT FOUND EXPECTED
seen() {
  if [ "$2" = "$3" ]; then echo "as before  $1: $2"; else
    changed=1
    echo "CHANGED    $1: $2, not $3"
  fi
}

# Prints a French page with these elements as page.pdf.
print() {
  printf '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page</title>%s' "$1" >page.html
  "$chromium" --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf=page.pdf \
    "file://$folder/page.html" 2>/dev/null
}

# How many elements of the structure are in English.
english() {
  print "$1"
  qpdf --qdf --object-streams=disable page.pdf - | grep -a -c '/Lang (en)' || true
}

seen 'languages of <p lang>' "$(english '<p lang="en">good morning</p>')" 1
seen 'languages of <span lang>' "$(english '<p>Bonjour <span lang="en">good morning</span></p>')" 0
seen 'languages of a span that is a block' \
  "$(english '<p>Bonjour <span lang="en" style="display: block">good morning</span></p>')" 0
seen 'languages of a span that is a group' \
  "$(english '<p>Bonjour <span lang="en" role="group">good morning</span></p>')" 1

print '<p>Le <strong>premier</strong> et <em>dernier</em> jour</p>'
words() { pdfinfo -struct-text page.pdf 2>/dev/null | grep -o '"[^"]*"' | tr -d '"\n'; }
seen 'texts that poppler finds' "$(words)" 'Le  et  jour'
exit "$changed"
