import { divideContent } from './divideContent';
import { sheet, sheetBody, sheetNumber, sheets } from './PrintPage.css';
import { paperFont, paperWeights } from './paper-fonts.css';
import { paperCopy } from './paperCopy';
import { withPrintRules } from './withPrintRules';

type Paper = keyof typeof sheet;

/** A document on the page, and the paper of its sheets. */
interface PrintedArticle {
  readonly article: HTMLElement;
  readonly paper: Paper;
}

/** Content that is divided into sheets. */
interface PrintedContent {
  /** The elements at the top of each sheet, which are copied. */
  readonly head: readonly Element[];
  /** Not attached to the page: its children are copied to the sheets. */
  readonly content: Element;
  /** The row at the bottom of each sheet, before the number, which is copied. */
  readonly foot: Element | undefined;
  readonly paper: Paper;
  /** Scale of the content; 1 unless it is wider than the sheet. */
  readonly scale: number;
}

/** The documents that the current page prints. */
const articles = new Set<PrintedArticle>();

/** The header and footer of the sheets of all other pages. */
let pageEdges: HTMLElement | undefined;

/**
 * Prints a document on its own sheets, each with header, footer and number. Browsers cannot do this with CSS: WebKit
 * repeats no table heads or fixed elements, Firefox repeats no table heads inside a grid, and both ignore the margin
 * boxes of `@page`. The sheets are created right before printing and are hidden on screen. Returns a function that ends
 * it.
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
 * Also prints pages without a document on sheets: the open dialog, or else the main content and the columns after it.
 * `edges` contains the header and footer, whose copies are on each sheet together with the page's title. Returns a
 * function that ends it.
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
  // Adds the listener only once, however often this is called.
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

/** Loads the fonts early, because printing does not wait for fonts. */
export function loadPaperFonts(): void {
  for (const weight of Object.values(paperWeights)) {
    // If a file cannot be loaded, the text is printed in another font.
    document.fonts.load(`${weight} 10pt "${paperFont}"`).catch(() => undefined);
  }
}

/**
 * Creates the sheets again. They stay after `afterprint`, because some browsers fire it before they have drawn the
 * page.
 */
function layOutSheets(): void {
  removeSheets();
  const holder = element('div', sheets);
  // Outside of all layouts, because not every browser breaks pages inside them.
  if (articles.size > 0) {
    // Before the page, so that references by id find the printed document.
    document.body.prepend(holder);
  } else {
    // After the page, so that references by id find the page itself, which the user continues to use after printing.
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

/** Removes the sheets when the user works with the page again. */
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

/** Tables with more columns are printed in landscape. */
const maxColumnsUpright = 6;

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

  // Returns the width of the content, measured on a temporary sheet.
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
  const isAcross = upright.columns > maxColumnsUpright || upright.share < 1;
  const paper = isAcross ? 'letter-landscape' : 'letter-portrait';
  const { share } = isAcross ? widthOn(paper) : upright;
  return [{ head: [head], content, foot, paper, scale: share }];
}

/** Returns the number of visible columns of a table. */
function columnsOf(table: HTMLTableElement): number {
  return Math.max(
    0,
    ...[...table.rows].map(({ cells }) => [...cells].filter(({ offsetWidth }) => offsetWidth > 0).length),
  );
}

/** Adds the sheets of a document. Returns the elements of their page numbers. */
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
  // The widest number reserves its space while the sheet is measured.
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
