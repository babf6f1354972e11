import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  type PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { arrayIn, binaryText, dictIn, integerIn, nameIn, stringOfKey } from './pdf-values.ts';

/**
 * Why a file cannot be joined: it is not a PDF; it requires a password or a certificate; pages or parts of them are
 * missing; only Adobe's programs can draw its pages (a dynamic XFA form); or the viewer would have to draw form values
 * that the standard fonts of PDF lack characters for.
 */
export type PdfRefusal = 'not-pdf' | 'password' | 'damaged' | 'dynamic-form' | 'characters';

/** A PDF in memory, decrypted. */
export interface SourcePdf {
  document: PDFDocument;
  context: PDFContext;
  catalog: PDFDict;
  /** The root of the page tree. */
  root: PDFRef;
  /** The pages in order, each once and with the attributes that it inherited from the page tree. */
  pages: readonly PDFRef[];
}

/** Reads a PDF. Also reads one that opens without a password but needs one for changes. */
export async function readPdf(content: Uint8Array): Promise<SourcePdf | PdfRefusal> {
  if (!binaryText(content.subarray(0, 1024)).includes('%PDF-')) return 'not-pdf';
  try {
    const document = await PDFDocument.load(content, {
      password: '',
      ignoreEncryption: true,
      updateMetadata: false,
      preserveXFA: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const { context, catalog } = document;
    if (context.isDecrypted) restoreStrings(context);
    if (catalog.lookup(PDFName.of('NeedsRendering'))?.toString() === 'true') return 'dynamic-form';
    const root = catalog.get(PDFName.of('Pages'));
    const pages = root instanceof PDFRef ? pagesBelow(root, context) : [];
    if (!(root instanceof PDFRef) || pages.length === 0) return 'damaged';
    return { document, context, catalog, root, pages };
  } catch (error) {
    return isAboutPassword(error) ? 'password' : 'damaged';
  }
}

/** The library has no classes for these errors (`core/crypto.ts` of @cantoo/pdf-lib 2.11.1). */
function isAboutPassword(error: unknown): boolean {
  return (
    error instanceof Error && /password|unknown encryption method|unsupported encryption/i.test(error.message)
  );
}

/** Throws if a page is missing. */
function pagesBelow(root: PDFRef, context: PDFContext): PDFRef[] {
  const pages: PDFRef[] = [];
  const seen = new Set<PDFDict>();
  const collect = (item: PDFObject, inherited: ReadonlyMap<PDFName, PDFObject>) => {
    const node = context.lookup(item);
    if (!(node instanceof PDFDict)) throw new Error('A page is missing');
    const passedOn = new Map(inherited);
    for (const key of inheritable) {
      const value = node.get(key);
      if (value) passedOn.set(key, value);
    }
    const kids = nameIn(node, 'Type') === 'Page' ? undefined : arrayIn(node, 'Kids');
    if (kids) {
      if (seen.has(node)) throw new Error('The page tree contains itself');
      seen.add(node);
      for (const kid of kids.asArray()) collect(kid, passedOn);
      return;
    }
    const isRepeated = seen.has(node);
    seen.add(node);
    const page = isRepeated ? node.clone(context) : node;
    for (const [key, value] of passedOn) page.set(key, value);
    checkContents(page);
    page.set(PDFName.of('Type'), PDFName.of('Page'));
    page.set(PDFName.of('Parent'), root);
    pages.push(item instanceof PDFRef && !isRepeated ? item : context.register(page));
  };
  collect(root, new Map());
  const promised = integerIn(dictAt(context, root), 'Count');
  if (promised !== undefined && promised > pages.length) throw new Error('Pages are missing');
  return pages;
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((key) => PDFName.of(key));

function dictAt(context: PDFContext, ref: PDFRef): PDFDict | undefined {
  const value = context.lookup(ref);
  return value instanceof PDFDict ? value : undefined;
}

/** Throws if the content or a picture of a page is missing: readers would show an empty page or space. */
function checkContents(page: PDFDict): void {
  const contents = page.get(PDFName.of('Contents'));
  const streams = page.context.lookup(contents);
  const parts = streams instanceof PDFArray ? streams.asArray() : contents ? [contents] : [];
  const pictures = dictIn(dictIn(page, 'Resources'), 'XObject')?.values() ?? [];
  for (const part of [...parts, ...pictures])
    if (!(page.context.lookup(part) instanceof PDFStream)) throw new Error('A part of a page is missing');
}

/**
 * @cantoo/pdf-lib 2.11.1 treats the decrypted bytes of a literal string as if they were PDF syntax, so it misreads a
 * backslash or a parenthesis among them, for example in every UTF-16 text with U+0028 or U+285C. Strings in object
 * streams are not encrypted individually.
 */
function restoreStrings(context: PDFContext): void {
  const inObjectStreams = new Set<number>();
  const objects = context.enumerateIndirectObjects();
  for (const [, object] of objects) {
    if (!(object instanceof PDFRawStream) || nameIn(object.dict, 'Type') !== 'ObjStm') continue;
    const start = binaryText(
      decodePDFRawStream(object)
        .decode()
        .subarray(0, integerIn(object.dict, 'First') ?? 0),
    );
    const numbers = start.trim().split(/\s+/).map(Number);
    for (let place = 0; place < numbers.length; place += 2) inObjectStreams.add(numbers[place] ?? 0);
  }
  for (const [ref, object] of objects) if (!inObjectStreams.has(ref.objectNumber)) restoreStringsIn(object);
}

function restoreStringsIn(value: PDFObject): void {
  if (value instanceof PDFStream) restoreStringsIn(value.dict);
  else if (value instanceof PDFDict) {
    for (const [key, item] of value.entries()) {
      if (item instanceof PDFString) value.set(key, hexString(item));
      else restoreStringsIn(item);
    }
  } else if (value instanceof PDFArray) {
    for (const [place, item] of value.asArray().entries()) {
      if (item instanceof PDFString) value.set(place, hexString(item));
      else restoreStringsIn(item);
    }
  }
}

function hexString(decrypted: PDFString): PDFHexString {
  return stringOfKey(decrypted.asString());
}
