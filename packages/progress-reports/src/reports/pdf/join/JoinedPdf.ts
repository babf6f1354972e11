import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { drawFieldAppearances, UndrawableValueError } from './draw-field-appearances.ts';
import { JoinedForm } from './JoinedForm.ts';
import { JoinedLayers } from './JoinedLayers.ts';
import { JoinedNames } from './JoinedNames.ts';
import { JoinedTags } from './JoinedTags.ts';
import { PdfCopy } from './PdfCopy.ts';
import { PdfParts } from './PdfParts.ts';
import {
  arrayIn,
  dictIn,
  forEachDict,
  freeName,
  integerIn,
  nameIn,
  textIn,
  treeEntries,
} from './pdf-values.ts';
import { type PdfRefusal, readPdf, type SourcePdf } from './read-pdf.ts';

/** The joined file, and what it lacks. */
export interface JoinedContent {
  content: Blob;
  /** Names of files without tags while other files have tags: screen readers may skip their pages. */
  untagged: readonly string[];
  /**
   * Names of signed files, whose signature becomes a mere picture: a signature is valid only for the exact bytes that
   * were signed.
   */
  signed: readonly string[];
}

/**
 * Joins PDFs, one after the other, for reading and printing. Keeps the values of forms, hidden layers, bookmarks,
 * links, attachments, page labels, the language and tags (ISO 32000-1); removes scripts. Keeps only one file in memory
 * at a time: finished parts go into blobs.
 */
export class JoinedPdf {
  readonly #parts = new PdfParts();
  readonly #root = this.#parts.newNumber();
  readonly #pages = this.#parts.newNumber();
  readonly #outlines = this.#parts.newNumber();
  readonly #form = new JoinedForm();
  readonly #layers = new JoinedLayers();
  readonly #destinations = new JoinedNames();
  readonly #attachments = new JoinedNames();
  readonly #fileNames = new Set<string>();
  readonly #tags = new JoinedTags(this.#parts);
  readonly #bookmarks: { number: number; entries: string }[] = [];
  readonly #pageNodes: string[] = [];
  readonly #associated: string[] = [];
  readonly #labels: string[] = [];
  readonly #untagged: string[] = [];
  readonly #signed: string[] = [];
  #hasLabels = false;
  #language: string | undefined;
  #pageCount = 0;
  #isVersion2 = false;

  /**
   * Adds the pages of a file under a bookmark. If the file cannot be added, returns the reason and leaves the joined
   * file unchanged.
   */
  async add(content: Uint8Array, title: string): Promise<PdfRefusal | 'added'> {
    const source = await readPdf(content);
    if (typeof source === 'string') return source;
    try {
      await drawFieldAppearances(source.document);
      this.#copy(source, title)();
      this.#parts.commit();
      return 'added';
    } catch (error) {
      this.#parts.drop();
      return error instanceof UndrawableValueError ? 'characters' : 'damaged';
    }
  }

  /** Completes the file. At least one file must have been added. */
  end(title: string): JoinedContent {
    const parts = this.#parts;
    parts.object(
      this.#pages,
      `<</Type /Pages /Count ${this.#pageCount} /Kids [${this.#pageNodes.join(' ')}]>>`,
    );
    for (const [place, { number, entries }] of this.#bookmarks.entries()) {
      const [before, after] = [this.#bookmarks[place - 1], this.#bookmarks[place + 1]];
      const order = `${before ? ` /Prev ${before.number} 0 R` : ''}${after ? ` /Next ${after.number} 0 R` : ''}`;
      parts.object(number, `<<${entries}${order}>>`);
    }
    const [first, last] = [this.#bookmarks[0], this.#bookmarks.at(-1)];
    parts.object(
      this.#outlines,
      `<</Type /Outlines /Count ${this.#bookmarks.length} /First ${first?.number} 0 R /Last ${last?.number} 0 R>>`,
    );
    const names = [this.#destinations.entry('Dests'), this.#attachments.entry('EmbeddedFiles')].join('');
    const entries = [
      `/Type /Catalog /Pages ${this.#pages} 0 R /Outlines ${this.#outlines} 0 R /PageMode /UseOutlines`,
      '/ViewerPreferences <</DisplayDocTitle true>>',
      this.#isVersion2 ? '/Version /2.0' : '',
      this.#language ? `/Lang ${PDFHexString.fromText(this.#language)}` : '',
      names ? `/Names <<${names}>>` : '',
      this.#associated.length > 0 ? `/AF [${this.#associated.join(' ')}]` : '',
      this.#hasLabels ? `/PageLabels <</Nums [${this.#labels.join(' ')}]>>` : '',
      this.#form.entry(),
      this.#layers.entry(),
      this.#tags.entry(this.#untagged.length === 0),
    ];
    parts.object(this.#root, `<<${entries.filter(Boolean).join(' ')}>>`);
    const info = parts.newNumber();
    parts.object(info, `<</Title ${PDFHexString.fromText(title)}>>`);
    const content = parts.end(`/Root ${this.#root} 0 R /Info ${info} 0 R ${newIds()}`);
    const isTagged = this.#tags.count > 0;
    return { content, untagged: isTagged ? this.#untagged : [], signed: this.#signed };
  }

  /** Copies a file and returns a function that adds the copy. Only the copy can fail. */
  #copy(source: SourcePdf, title: string): () => void {
    const { context, catalog, root, pages } = source;
    const copy = new PdfCopy(context, this.#parts);
    // The parent of the file's own bookmarks becomes the bookmark of the file.
    const bookmarkNumber = this.#parts.newNumber();
    const outlines = catalog.get(PDFName.of('Outlines'));
    if (outlines instanceof PDFRef) copy.replace(outlines, bookmarkNumber);
    const oldNames = dictIn(catalog, 'Names');
    const destinations = this.#destinations.prepare([
      ...treeEntries(dictIn(oldNames, 'Dests'), 'Names'),
      ...(dictIn(catalog, 'Dests')?.entries() ?? []).map(([key, value]) => ({ key, value })),
    ]);
    const attached = treeEntries(dictIn(oldNames, 'EmbeddedFiles'), 'Names');
    const attachments = this.#attachments.prepare(attached);
    const tags = this.#tags.prepare(source, copy, title);
    const form = this.#form.prepare(source);
    forEachDict(context, (dict) => {
      leaveOutActions(dict);
      destinations.renameIn(dict);
      tags.renameIn(dict);
    });
    const fileNames = renameFiles(attached, context, this.#fileNames);

    const pagesNode = context.lookup(root);
    if (!(pagesNode instanceof PDFDict)) throw new Error('There is no page tree');
    for (const key of pagesNode.keys()) pagesNode.delete(key);
    pagesNode.set(PDFName.of('Type'), PDFName.of('Pages'));
    pagesNode.set(PDFName.of('Parent'), copy.refTo(this.#pages));
    pagesNode.set(PDFName.of('Count'), PDFNumber.of(pages.length));
    const kids = PDFArray.withContext(context);
    for (const page of pages) kids.push(page);
    pagesNode.set(PDFName.of('Kids'), kids);

    const bookmark = { number: bookmarkNumber, entries: this.#bookmark(source, copy, title) };
    const labels = pageLabels(source, copy, this.#pageCount);
    const associated = (arrayIn(catalog, 'AF')?.asArray() ?? []).map((item) => copy.text(item));
    const addLayers = this.#layers.copy(catalog, copy, title);
    const addForm = form.copy(copy);
    const addDestinations = destinations.copy(copy);
    const addAttachments = attachments.copy(copy);
    const addTags = tags.copy();
    const pageNode = copy.text(root);
    copy.write();
    const language = textIn(catalog, 'Lang');
    return () => {
      this.#pageNodes.push(pageNode);
      this.#pageCount += pages.length;
      this.#bookmarks.push(bookmark);
      this.#labels.push(...labels.entries);
      this.#hasLabels ||= labels.areOwn;
      this.#associated.push(...associated);
      this.#language ??= language || undefined;
      this.#isVersion2 ||=
        nameIn(catalog, 'Version') === '2.0' || context.header.toString().startsWith('%PDF-2');
      if (!tags.isTagged) this.#untagged.push(title);
      if (form.isSigned) this.#signed.push(title);
      for (const name of fileNames) this.#fileNames.add(name);
      addLayers();
      addForm();
      addDestinations();
      addAttachments();
      addTags();
    };
  }

  /** The file's own bookmarks are below it, collapsed. */
  #bookmark({ catalog, pages }: SourcePdf, copy: PdfCopy, title: string): string {
    const outlines = dictIn(catalog, 'Outlines');
    const [first, last] = [outlines?.get(PDFName.of('First')), outlines?.get(PDFName.of('Last'))];
    const below = outlines && first && last && dictIn(outlines, 'First');
    const count = Math.max(1, Math.abs(integerIn(outlines, 'Count') ?? 1));
    return [
      `/Title ${PDFHexString.fromText(title)} /Parent ${this.#outlines} 0 R`,
      `/Dest [${pages[0] ? copy.text(pages[0]) : 'null'} /Fit]`,
      below ? ` /Count -${count} /First ${copy.text(first)} /Last ${copy.text(last)}` : '',
    ].join(' ');
  }
}

/** Gives attached files unique names, for programs that save all of them into one folder. */
function renameFiles(
  attached: readonly { value: PDFObject }[],
  context: PDFContext,
  taken: ReadonlySet<string>,
): Set<string> {
  const names = new Set<string>();
  for (const { value } of attached) {
    const file = context.lookup(value);
    if (!(file instanceof PDFDict)) continue;
    const name = textIn(file, 'UF') ?? textIn(file, 'F');
    if (!name) continue;
    const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
    const isTaken = (other: string) => taken.has(other + extension) || names.has(other + extension);
    const free = freeName(stem, isTaken) + extension;
    names.add(free);
    if (free === name) continue;
    file.set(PDFName.of('UF'), PDFHexString.fromText(free));
    file.set(PDFName.of('F'), PDFHexString.fromText(free));
  }
  return names;
}

/** Returns the page labels: each file numbers its own pages, with its labels or from 1. */
function pageLabels(
  { catalog, context }: SourcePdf,
  copy: PdfCopy,
  before: number,
): { entries: string[]; areOwn: boolean } {
  const own = treeEntries(dictIn(catalog, 'PageLabels'), 'Nums').flatMap(({ key, value }) =>
    key instanceof PDFNumber && context.lookup(value)
      ? [{ page: key.asNumber(), text: copy.text(value) }]
      : [],
  );
  const first = own.some(({ page }) => page === 0) ? [] : [`${before} <</S /D>>`];
  return {
    entries: [...first, ...own.map(({ page, text }) => `${before + page} ${text}`)],
    areOwn: own.length > 0,
  };
}

/** Removes actions that would run without a click, or that refer to the fields and scripts of the original file. */
function leaveOutActions(dict: PDFDict): void {
  dict.delete(PDFName.of('AA'));
  for (const key of ['A', 'PA', 'Next']) {
    if (leftOutActions.has(nameIn(dictIn(dict, key), 'S') ?? '')) dict.delete(PDFName.of(key));
  }
}

/** From ISO 32000-1, table 198, and ISO 32000-2; the remaining actions navigate within a file or open a URL. */
const leftOutActions = new Set([
  'GoToE',
  'Launch',
  'Hide',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'JavaScript',
  'SetOCGState',
  'Sound',
  'Movie',
  'Rendition',
  'RichMediaExecute',
]);

function newIds(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/ID [<${id}> <${id}>]`;
}
