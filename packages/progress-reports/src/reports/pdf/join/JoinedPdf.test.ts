import { readFileSync } from 'node:fs';
import { PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { type JoinedContent, JoinedPdf } from './JoinedPdf.ts';

// These tests read the joined file with pdf.js 6.5.438, Firefox's PDF viewer. packages/progress-reports/cases/README.md says
// which program wrote each file.

const caseFile = (name: string) =>
  Uint8Array.from(readFileSync(new URL(`../../../../cases/${name}.pdf`, import.meta.url)));

/** Creates a PDF with empty pages of these widths. */
async function aPdf(...widths: number[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (const width of widths) file.addPage([width, 100]);
  return file.save();
}

async function join(...files: (string | Uint8Array)[]): Promise<JoinedContent & { pdf: PDFDocumentProxy }> {
  const joined = new JoinedPdf();
  for (const [place, file] of files.entries()) {
    const content = typeof file === 'string' ? caseFile(file) : file;
    const answer = await joined.add(content, typeof file === 'string' ? file : `file ${place + 1}`);
    expect([file, answer]).toEqual([file, 'added']);
  }
  return opened(joined.end('Rapports - Reports'));
}

async function opened(joined: JoinedContent): Promise<JoinedContent & { pdf: PDFDocumentProxy }> {
  const data = new Uint8Array(await joined.content.arrayBuffer());
  return { ...joined, pdf: await getDocument({ data, verbosity: 0 }).promise };
}

const wordsOf = (pdf: PDFDocumentProxy, page: number) =>
  shown(pdf, page).then((text) => text.replace(/\s+/g, ' '));

/** Returns all text of a page, including the form fields. */
async function shown(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
  return fnArray
    .flatMap((operator: number, place: number) => {
      if (operator !== OPS.showText) return [];
      const glyphs: ({ unicode: string } | number | null)[] = argsArray[place][0];
      return [glyphs.map((glyph) => (glyph && typeof glyph === 'object' ? glyph.unicode : '')).join('')];
    })
    .join(' ');
}

const pageOf = async (pdf: PDFDocumentProxy, target: unknown) => {
  const found = typeof target === 'string' ? await pdf.getDestination(target) : target;
  const [page] = found as [{ num: number; gen: number }];
  return (await pdf.getPageIndex(page)) + 1;
};

it('joins the pages in order, also when a page occurs twice in a file', async () => {
  const twice = await PDFDocument.load(await aPdf(230));
  const tree = twice.catalog.Pages();
  tree.Kids().push(tree.Kids().get(0));
  tree.set(PDFName.of('Count'), twice.context.obj(2));
  const { pdf } = await join(await aPdf(200, 210), await aPdf(220), await twice.save());
  const widths = [];
  for (let page = 1; page <= pdf.numPages; page += 1)
    widths.push((await pdf.getPage(page)).getViewport({ scale: 1 }).width);
  expect(widths).toEqual([200, 210, 220, 230, 230]);
});

it('passes on what pages have from the nodes above them', async () => {
  const file = await PDFDocument.create();
  const page = file.addPage([300, 100]);
  page.node.delete(PDFName.of('MediaBox'));
  file.catalog.Pages().set(PDFName.of('MediaBox'), file.context.obj([0, 0, 333, 100]));
  file.catalog.Pages().set(PDFName.of('Rotate'), file.context.obj(90));
  const { pdf } = await join(await file.save());
  const viewport = (await pdf.getPage(1)).getViewport({ scale: 1 });
  expect([viewport.width, viewport.height, viewport.rotation]).toEqual([100, 333, 90]);
});

it('draws the values that LibreOffice 7.4.7 and pdfkit leave to the viewer (REP-PDF-01)', async () => {
  const { pdf } = await join('filled-form', 'pdfkit-form', 'filled-form');
  expect(await wordsOf(pdf, 1)).toContain('Capucine Lœuillet');
  expect(await wordsOf(pdf, 1)).toContain('C1');
  expect(await wordsOf(pdf, 3)).toContain('Valeur pdfkit é 1 B');
  expect(await wordsOf(pdf, 4)).toContain('Capucine Lœuillet');
});

it('draws the value that pypdf 3.4.1 wrote beside an appearance that is out of date (REP-PDF-01)', async () => {
  const { pdf } = await join('out-of-date-form');
  const text = await wordsOf(pdf, 1);
  expect(text).toContain('Rempli par pypdf: (é) \\ œ');
  expect(text).not.toContain('Zoé Ouvrard');
});

it('keeps the fields of all forms, under names of their own, and asks no viewer to draw (REP-PDF-01)', async () => {
  const { pdf, content } = await join('filled-form', 'out-of-date-form', 'filled-form');
  const values = [...((await pdf.getFieldObjects()) ?? new Map())].map(([name, [field]]) => [
    name,
    field.value,
  ]);
  expect(Object.fromEntries(values)).toMatchObject({
    eleve: 'Capucine Lœuillet',
    presence: 'Yes',
    niveau: 'C1',
    nom: 'Rempli par pypdf: (é) \\ œ',
    'niveau-2': 'C1',
    'eleve-2': 'Capucine Lœuillet',
    'presence-2': 'Yes',
    'niveau-3': 'C1',
  });
  const form = (await PDFDocument.load(await content.arrayBuffer())).catalog.get(PDFName.of('AcroForm'));
  expect(form?.toString()).not.toContain('NeedAppearances');
});

it('gives each font of default appearances its own name (REP-PDF-01)', async () => {
  const { content } = await join('out-of-date-form', 'filled-form', 'out-of-date-form');
  const file = await PDFDocument.load(await content.arrayBuffer());
  const form = file.getForm();
  const fonts = form.acroForm.dict.lookup(PDFName.of('DR'))?.toString() ?? '';
  expect(fonts).toMatch(/\/He .*\/He-2 |\/Helv .*\/Helv-2 /s);
});

it('what was hidden stays hidden, and what was shown is shown (REP-PDF-02)', async () => {
  const { pdf } = await join('filled-form', 'hidden-layer', 'owner-password', 'hidden-layer');
  const layers = [...(await pdf.getOptionalContentConfig())].map(([, layer]) => layer.visible);
  expect(layers).toEqual([false, false]);
});

it.each([
  ['lists those that are hidden', { OFF: 'one' }],
  ['hides all but one', { BaseState: 'OFF', ON: 'other' }],
])('a layer stays hidden in a file that %s (REP-PDF-02)', async (_, { OFF, ON, ...rest }: Layers) => {
  const file = await PDFDocument.create();
  file.addPage([200, 100]);
  const { context } = file;
  const layer = (name: string) =>
    context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }));
  const layers: Record<string, PDFRef> = { one: layer('one'), other: layer('other') };
  const list = (name: string | undefined) =>
    Object.keys(layers).flatMap((key) => (key === name ? [layers[key] ?? null] : []));
  const all = Object.values(layers);
  const configuration = { ...rest, OFF: list(OFF), ON: list(ON), Order: all };
  file.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: configuration }));
  const { pdf } = await join('filled-form', await file.save());
  const found = [...(await pdf.getOptionalContentConfig())].map(([, { name, visible }]) => [name, visible]);
  expect(found).toEqual([
    ['one', false],
    ['other', true],
  ]);
});

interface Layers {
  OFF?: string;
  ON?: string;
  BaseState?: string;
}

it('has one bookmark for each report, with its own below (REP-PDF-03)', async () => {
  const { pdf } = await join('filled-form', 'owner-password', 'hidden-layer', 'tagged');
  const bookmarks = await Promise.all(
    ((await pdf.getOutline()) ?? []).map(async ({ title, dest, items }) => [
      title,
      await pageOf(pdf, dest),
      ...(await Promise.all(items.map(async (item) => [item.title, await pageOf(pdf, item.dest)]))),
    ]),
  );
  expect(bookmarks).toEqual([
    ['filled-form', 1, ['Bilan de mi-session', 1]],
    ['owner-password', 2, ['Plan du cours', 2]],
    ['hidden-layer', 3],
    ['tagged', 4, ['Rapport final', 4]],
  ]);
});

it('links and named destinations lead to the page of their own report (REP-PDF-03)', async () => {
  const { pdf } = await join('pdfkit-form', 'tagged', 'pdfkit-form');
  const links = [];
  for (let page = 1; page <= pdf.numPages; page += 1)
    for (const { subtype, dest, url } of await (await pdf.getPage(page)).getAnnotations())
      if (subtype === 'Link') links.push([page, url ?? (await pageOf(pdf, dest))]);
  expect(links).toEqual([
    [2, 1],
    [3, 4],
    [4, 'https://example.org/'],
    [4, 3],
    [6, 5],
  ]);
  const names = [...(await pdf.getDestinations()).keys()];
  expect(names).toEqual(expect.arrayContaining(['haut', 'haut-2', 'haut-3', 'bas']));
});

it('keeps attached files, under names of their own (REP-PDF-03)', async () => {
  const { pdf } = await join('attachment', 'pdfkit-form', 'attachment');
  const contents = await Promise.all(
    [...((await pdf.getAttachments()) ?? new Map())].map(async ([id, { filename }]) => [
      filename,
      new TextDecoder().decode((await pdf.getAttachmentContent(id)) ?? undefined),
    ]),
  );
  expect(contents).toEqual([
    ['annexe.txt', 'annexe 1'],
    ['notes.txt', 'contenu 1'],
    ['notes-2.txt', 'contenu 1'],
  ]);
});

it('numbers the pages of each report as it did itself (REP-PDF-03)', async () => {
  const labelled = await PDFDocument.load(await aPdf(200, 200, 200));
  labelled.catalog.set(
    PDFName.of('PageLabels'),
    labelled.context.obj({ Nums: [0, { S: 'r' }, 2, { S: 'D', P: PDFHexString.fromText('A-') }] }),
  );
  const { pdf } = await join(await aPdf(200, 200), await labelled.save());
  expect(await pdf.getPageLabels()).toEqual(['1', '2', 'i', 'ii', 'A-1']);
});

it('keeps tags and languages: each report is a part of one document (REP-PDF-04)', async () => {
  const { pdf, untagged } = await join('tagged', 'tagged-with-ids', 'pdfkit-form', 'tagged-with-ids');
  expect(untagged).toEqual([]);
  expect(await isTagged(pdf)).toBe(true);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Rapports - Reports' });
  const alone = await getDocument({ data: caseFile('tagged-with-ids'), verbosity: 0 }).promise;
  const own = roles(await (await alone.getPage(1)).getStructTree());
  for (const page of [3, 7]) {
    const tree = await (await pdf.getPage(page)).getStructTree();
    expect(roles(tree)).toEqual(['Root', ['Document', ['Part', ...own.slice(1)]]]);
  }
});

it('makes the ids of tags unique, where cells name their headers (REP-PDF-04)', async () => {
  const { content } = await join('tagged-with-ids', 'tagged-with-ids');
  const file = await PDFDocument.load(await content.arrayBuffer());
  const texts = file.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  const ids = texts.flatMap((text) => /\/S \/TH\b[\s\S]*\/ID (<\w+>)/.exec(text)?.[1]?.toLowerCase() ?? []);
  const headers = texts.flatMap((text) => /\/Headers \[ *(<\w+>)/.exec(text)?.[1]?.toLowerCase() ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(1);
  for (const header of headers) expect(ids).toContain(header);
});

it('names the reports without tags where others have some, and does not call the file tagged (REP-PDF-04)', async () => {
  const { pdf, untagged } = await join('filled-form', 'tagged', 'hidden-layer');
  expect(untagged).toEqual(['filled-form', 'hidden-layer']);
  expect(await isTagged(pdf)).toBe(false);
  expect((await join('filled-form', 'hidden-layer')).untagged).toEqual([]);
});

it('joins a file that opens without a password (REP-PDF-05)', async () => {
  const { pdf } = await join('owner-password', 'encrypted-strings');
  expect(await wordsOf(pdf, 1)).toContain('Plan du cours');
  expect(await wordsOf(pdf, 2)).toContain('chiffré mode 2');
  const [, second] = (await pdf.getOutline()) ?? [];
  expect(second?.items.map(({ title }) => title)).toEqual(['Été (fin) \\']);
  const fields = [...((await pdf.getFieldObjects()) ?? new Map()).values()];
  expect(fields.map(([field]) => field.value)).toEqual(['Zoé (a) \\ b']);
});

it('says why a file cannot be joined, and joins the others (REP-PDF-05)', async () => {
  const xfa = await PDFDocument.load(await aPdf(200));
  xfa.catalog.set(PDFName.of('NeedsRendering'), xfa.context.obj(true));
  const whole = caseFile('filled-form');
  const files: [string, Uint8Array][] = [
    ['not-pdf', new TextEncoder().encode('PK no PDF')],
    ['not-pdf', new Uint8Array()],
    ['password', caseFile('password')],
    ['damaged', whole.slice(0, whole.length / 2)],
    ['damaged', new TextEncoder().encode('%PDF-1.4\n%%EOF')],
    ['dynamic-form', await xfa.save()],
    ['characters', caseFile('polish-name')],
  ];
  const joined = new JoinedPdf();
  for (const [reason, content] of files) {
    expect(await joined.add(await aPdf(200), 'before')).toBe('added');
    expect(await joined.add(content, reason)).toBe(reason);
  }
  const { pdf } = await opened(joined.end('Rapports'));
  expect(pdf.numPages).toBe(7);
  expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(Array(7).fill('before'));
});

it('joins a form whose list names fields that are missing, as pdfunite 22.12 writes it', async () => {
  const { pdf } = await join('missing-fields');
  expect(await wordsOf(pdf, 3)).toContain('Autre Nom');
});

it('refuses a file in which a picture or the content of a page is missing', async () => {
  const file = await PDFDocument.load(await aPdf(200));
  const page = file.getPage(0).node;
  const missing = file.context.nextRef();
  page.set(PDFName.of('Contents'), missing);
  expect(await new JoinedPdf().add(await file.save(), 'file')).toBe('damaged');
  page.set(PDFName.of('Contents'), file.context.obj([]));
  page.set(PDFName.of('Resources'), file.context.obj({ XObject: { Im0: missing } }));
  expect(await new JoinedPdf().add(await file.save(), 'file')).toBe('damaged');
});

it('leaves out scripts and names the reports whose signature only their own file has', async () => {
  const file = await PDFDocument.load(await aPdf(200));
  const { context } = file;
  const page = file.getPage(0);
  file.addJavaScript('start', 'app.alert(1)');
  const picture = context.register(
    context.flateStream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [10, 10, 50, 50],
      F: 4,
      AP: { N: picture },
      T: PDFHexString.fromText('Signature'),
      V: { Type: 'Sig', ByteRange: [0, 1, 2, 3] },
      AA: { U: { S: 'JavaScript', JS: PDFHexString.fromText('app.alert(2)') } },
    }),
  );
  page.node.set(PDFName.of('Annots'), context.obj([field]));
  file.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], SigFlags: 3 }));
  const { pdf, signed } = await join('filled-form', await file.save());
  expect(signed).toEqual(['file 2']);
  expect(await pdf.hasJSActions()).toBe(false);
  const [stamp] = await (await pdf.getPage(2)).getAnnotations();
  expect(stamp).toMatchObject({ subtype: 'Stamp', hasAppearance: true });
});

/** pdf.js 6.5.438 returns a `Map`, although its types declare an object. */
async function isTagged(pdf: PDFDocumentProxy): Promise<boolean> {
  const marks: unknown = await pdf.getMarkInfo();
  return marks instanceof Map && marks.get('Marked') === true;
}

/** Returns a tree of tags as nested lists of roles. */
function roles(node: { role?: string; children?: unknown[] }): unknown[] {
  const children = (node.children ?? []) as { role?: string; children?: unknown[] }[];
  return [node.role, ...children.filter(({ role }) => role).map(roles)];
}
