import { divideContent } from './divideContent';
import { sheet, sheetBody, sheetNumber, sheets } from './PrintPage.css';
import { paperFont, paperWeights } from './paper-fonts.css';
import { paperCopy } from './paperCopy';
import { withPrintRules } from './withPrintRules';

type Paper = keyof typeof sheet;

/** A document of the page, and how its sheets look. */
interface PrintedArticle {
  readonly article: HTMLElement;
  readonly paper: Paper;
}

/** What is divided into sheets. */
interface PrintedContent {
  /** The elements at the top of each sheet; they are copied. */
  readonly head: readonly Element[];
  /** Not in the document: its children are copied to the sheets. */
  readonly content: Element;
  /** The row at the bottom of each sheet, before the number; it is copied. */
  readonly foot: Element | undefined;
  readonly paper: Paper;
  /** Share of the usual size; 1 unless the content is wider than the sheet. */
  readonly scale: number;
}

/** The documents that the present page prints. */
const articles = new Set<PrintedArticle>();

/** Head and foot of the sheets of all other pages. */
let pageEdges: HTMLElement | undefined;

/**
 * Has a document printed on sheets of its own, each with the head, the foot and its number: WebKit repeats no table
 * head, nothing fixed and no foot, Firefox repeats none inside a grid, and both ignore the margin boxes of `@page`.
 * The sheets are made when the browser is about to print, and hidden on screen. Returns what ends it.
 */
export function printOnSheets(article: HTMLElement, paper: Paper): () => void {
  const printed = { article, paper };
  if (articles.size === 0) loadPaperFonts();
  articles.add(printed);
  listen();
  return () => {
    articles.delete(printed);
    stopListening();
  };
}

/**
 * Has each page without a document printed on sheets too: its open dialog, or else its main content and the columns after
 * it. `edges` contains the head and the foot, whose copies are on each sheet together with the page's title.
 * Returns a function that ends it.
 */
export function printPagesOnSheets(edges: HTMLElement): () => void {
  pageEdges = edges;
  listen();
  return () => {
    pageEdges = undefined;
    stopListening();
  };
}

function listen(): void {
  // Once, however often it is called.
  addEventListener('beforeprint', layOutSheets);
}

function stopListening(): void {
  if (articles.size > 0) return;
  removeSheets();
  if (!pageEdges) removeEventListener('beforeprint', layOutSheets);
}

function removeSheets(): void {
  document.querySelector(`.${sheets}`)?.remove();
}

/** Print waits for no font. */
export function loadPaperFonts(): void {
  for (const weight of Object.values(paperWeights)) {
    // Without its file the text has another font.
    document.fonts.load(`${weight} 10pt "${paperFont}"`).catch(() => undefined);
  }
}

/** Makes the sheets anew. They stay after print, which some browsers end before they have drawn the page. */
function layOutSheets(): void {
  removeSheets();
  const holder = element('div', sheets);
  // Outside of all layouts, in which not every browser ends a page.
  if (articles.size > 0) {
    // Where references by id find the document that is printed.
    document.body.prepend(holder);
  } else {
    // Where references by id find the page that is used; it goes on when the user has printed.
    document.body.append(holder);
    addEventListener('afterprint', removeWhenUsed, { once: true });
  }
  withPrintRules(() => {
    const printed = articles.size > 0 ? printedArticles() : printedPage(holder);
    const numbers = printed.flatMap((content) => addSheets(holder, content));
    numbers.forEach((number, place) => {
      number.textContent = `${place + 1} / ${numbers.length}`;
    });
  });
  if (holder.children.length === 0) holder.remove();
}

/** Removes the sheets when the page is used again. */
function removeWhenUsed(): void {
  const used = ['pointerdown', 'keydown'] as const;
  const remove = () => {
    for (const event of used) removeEventListener(event, remove, true);
    removeSheets();
  };
  for (const event of used) addEventListener(event, remove, true);
}

function printedArticles(): PrintedContent[] {
  const inOrder = [...articles].toSorted(({ article }, other) =>
    article.compareDocumentPosition(other.article) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  );
  return inOrder.flatMap(({ article, paper }) => {
    const [head, body, foot] = [...article.children] as HTMLElement[];
    const content = body?.firstElementChild;
    if (!head || !content) return [];
    return {
      head: [...head.children].map(paperCopy),
      content: paperCopy(content),
      foot: foot?.firstElementChild ? paperCopy(foot.firstElementChild) : undefined,
      paper,
      scale: 1,
    };
  });
}

/** Tables with more columns are printed across. */
const mostColumnsUpright = 6;

function printedPage(holder: HTMLElement): PrintedContent[] {
  const [pageHead, foot] = [...(pageEdges?.children ?? [])];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)?.firstElementChild;
  const shown = dialog ?? document.querySelector('main');
  if (!shown || !pageHead) return [];
  const content = paperCopy(shown);
  if (!dialog)
    for (const aside of document.querySelectorAll('main ~ aside')) content.append(paperCopy(aside));
  const head = pageHead.cloneNode(true) as Element;
  const title = shown.querySelector('h1, h2');
  const name = element('span', '');
  name.append(...(title ? [...paperCopy(title).childNodes] : []));
  head.append(name);

  // How wide the content is, on a sheet that is removed again.
  const widthOn = (paper: Paper) => {
    const { page, middle, inner } = newSheet(holder, { head: [head], content, foot, paper, scale: 1 });
    inner.append(...[...content.childNodes].map((node) => node.cloneNode(true)));
    const tables = [...inner.querySelectorAll('table')];
    const columns = Math.max(0, ...tables.map(columnsOf));
    const needed = Math.max(inner.scrollWidth, ...tables.map(({ scrollWidth }) => scrollWidth));
    const share = Math.min(1, middle.clientWidth / needed);
    page.remove();
    return { columns, share };
  };
  const upright = widthOn('letter-portrait');
  const isAcross = upright.columns > mostColumnsUpright || upright.share < 1;
  const paper = isAcross ? 'letter-landscape' : 'letter-portrait';
  const { share } = isAcross ? widthOn(paper) : upright;
  return [{ head: [head], content, foot, paper, scale: share }];
}

/** How many columns of a table are shown. */
function columnsOf(table: HTMLTableElement): number {
  return Math.max(
    0,
    ...[...table.rows].map(({ cells }) => [...cells].filter(({ offsetWidth }) => offsetWidth > 0).length),
  );
}

/** Adds the sheets of a document. Returns their numbers. */
function addSheets(holder: HTMLElement, printed: PrintedContent): HTMLElement[] {
  const numbers: HTMLElement[] = [];
  divideContent(printed.content, () => {
    const { middle, inner, number } = newSheet(holder, printed);
    numbers.push(number);
    return {
      content: inner,
      isFull: () => inner.getBoundingClientRect().height > middle.getBoundingClientRect().height + 0.5,
    };
  });
  return numbers;
}

function newSheet(holder: HTMLElement, { head, content, foot, paper, scale }: PrintedContent) {
  const page = element('section', sheet[paper]);
  const middle = element('div', sheetBody);
  const inner = element('div', content.className);
  const number = element('span', sheetNumber);
  const last = (foot?.cloneNode(true) ?? element('div', '')) as HTMLElement;
  if (scale < 1) middle.style.zoom = String(scale);
  // While it is measured, in the room that a number takes.
  number.textContent = '88 / 88';
  last.append(number);
  middle.append(inner);
  page.append(...head.map((part) => part.cloneNode(true)), middle, last);
  holder.append(page);
  return { page, middle, inner, number };
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
