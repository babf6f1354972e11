import {
  decodePDFRawStream,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFRawStream,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { arrayIn, binaryText, dictIn, isString } from './pdf-values.ts';

/** A value has characters that the standard fonts of PDF lack, and the file contains no drawing of it. */
export class UndrawableValueError extends Error {}

/**
 * Draws the values of form fields whose appearance is missing or outdated. Programs such as LibreOffice, pypdf and
 * pdfkit leave this to the viewer with `NeedAppearances`, which would apply to the fields of all joined files.
 */
export async function drawFieldAppearances(document: PDFDocument): Promise<void> {
  const form = dictIn(document.catalog, 'AcroForm');
  if (!form) return;
  removeMissingFields(form, 'Fields');
  const isLeftToViewer = form.lookup(PDFName.of('NeedAppearances'))?.toString() === 'true';
  const fields = document.getForm().getFields();
  let font: PDFFont | undefined;
  for (const field of fields) {
    if (!needsDrawing(field, isLeftToViewer)) continue;
    font ??= await document.embedFont(StandardFonts.Helvetica);
    draw(field, font);
  }
  await document.flush();
}

/**
 * Returns whether the field must be drawn. The appearances of fields with buttons always include the value, so only
 * missing ones are drawn.
 */
function needsDrawing(field: PDFField, isLeftToViewer: boolean): boolean {
  const widgets = field.acroField.getWidgets().map(({ dict }) => dict);
  if (field instanceof PDFCheckBox || field instanceof PDFRadioGroup)
    return widgets.some((widget) => !dictIn(dictIn(widget, 'AP'), 'N'));
  const value = isTextual(field) ? textOf(field) : '';
  if (value === '') return false;
  return widgets.some((widget) => {
    const shown = shownText(widget);
    return shown === '' || (isLeftToViewer && shown !== undefined && plain(shown) !== plain(value));
  });
}

type TextualField = PDFTextField | PDFDropdown | PDFOptionList;

function isTextual(field: PDFField): field is TextualField {
  if (field instanceof PDFTextField) return !field.isPassword();
  return field instanceof PDFDropdown || field instanceof PDFOptionList;
}

/** Returns the text that the field shows; '' if it is empty. */
function textOf(field: TextualField): string {
  if (!(field instanceof PDFTextField)) return field.getSelected().join(' ');
  const value = field.acroField.V();
  return isString(value) ? value.decodeText() : '';
}

/** Draws the field in Helvetica. Throws an `UndrawableValueError` if that font lacks a character. */
function draw(field: PDFField, font: PDFFont): void {
  if (field instanceof PDFTextField) {
    field.disableRichFormatting();
    const length = field.isCombed() ? field.getMaxLength() : undefined;
    if (length !== undefined && textOf(field).length > length) field.disableCombing();
  }
  // Removes the indices of the selected options: pypdf 3.4.1 leaves those of the former value, and pdf.js 6.5 prefers
  // them.
  field.acroField.dict.delete(PDFName.of('I'));
  if (!isTextual(field)) field.defaultUpdateAppearances(font);
  else if (hasOnlyCharactersOf(font, textOf(field))) field.updateAppearances(font);
  else throw new UndrawableValueError(field.getName());
}

/** Returns whether the font has all characters of the text; for a missing one, the library draws a question mark. */
function hasOnlyCharactersOf(font: PDFFont, text: string): boolean {
  const characters = new Set(font.getCharacterSet());
  return Array.from(text).every(
    (character) => /\s/.test(character) || characters.has(character.codePointAt(0) ?? 0),
  );
}

/**
 * Removes references to missing objects, such as those that poppler's `pdfunite` 22.12 leaves; the library would throw.
 */
function removeMissingFields(field: PDFDict, key: 'Fields' | 'Kids', seen = new Set<PDFDict>()): void {
  const fields = arrayIn(field, key);
  if (!fields || seen.has(field)) return;
  seen.add(field);
  for (let place = fields.size() - 1; place >= 0; place -= 1) {
    const kid = fields.lookup(place);
    if (kid instanceof PDFDict) removeMissingFields(kid, 'Kids', seen);
    else fields.remove(place);
  }
}

/**
 * Returns the bytes of the texts in an appearance: '' if it contains only lines and areas, undefined if it cannot be
 * determined.
 */
function shownText(widget: PDFDict): string | undefined {
  const stream = dictIn(widget, 'AP')?.lookup(PDFName.of('N'));
  if (!stream) return '';
  if (!(stream instanceof PDFRawStream)) return undefined;
  const content = binaryText(decodePDFRawStream(stream).decode());
  const texts = content.match(/\((?:\\.|[^\\)])*\)|<[\da-f\s]*>/gis) ?? [];
  if (!/[)>\]]\s*(?:TJ|Tj|'|")/.test(content)) return /\b(?:Do|EI|sh)\b/.test(content) ? undefined : '';
  return texts.map(textOfLiteral).join('');
}

function textOfLiteral(literal: string): string {
  if (!literal.startsWith('<')) return literal.slice(1, -1).replace(/\\([()\\])/g, '$1');
  const pairs = literal.match(/[\da-f]{2}/gi) ?? [];
  return String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
}

/** Returns a text without spaces and without the zero bytes of UTF-16, to compare the shown text with a value. */
function plain(text: string): string {
  return text.replace(/[\s\0\xa0]/g, '');
}
