import { divideContent } from './divideContent';
import { sheet, sheetBody, sheetNumber, sheets } from './PrintPage.css';
import { paperFont, paperWeights } from './paper-fonts.css';
import { withPrintRules } from './withPrintRules';

/** A document of the page, and how its sheets look. */
interface PrintedArticle {
  readonly article: HTMLElement;
  readonly paper: keyof typeof sheet;
}

/** What the present page prints. */
const articles = new Set<PrintedArticle>();

/**
 * Has a document printed on sheets of its own, each with the head, the foot and its number: WebKit repeats no table
 * head, nothing fixed and no foot, Firefox repeats none inside a grid, and both ignore the margin boxes of `@page`.
 * The sheets are made when the browser is about to print, and hidden on screen. Returns what ends it.
 */
export function printOnSheets(article: HTMLElement, paper: keyof typeof sheet): () => void {
  const printed = { article, paper };
  if (articles.size === 0) {
    addEventListener('beforeprint', layOutSheets);
    loadPaperFonts();
  }
  articles.add(printed);
  return () => {
    articles.delete(printed);
    if (articles.size > 0) return;
    removeEventListener('beforeprint', layOutSheets);
    document.querySelector(`.${sheets}`)?.remove();
  };
}

/** Print waits for no font. */
function loadPaperFonts(): void {
  for (const weight of Object.values(paperWeights)) {
    // Without its file the text has another font.
    document.fonts.load(`${weight} 10pt "${paperFont}"`).catch(() => undefined);
  }
}

/** Makes the sheets anew. They stay after print, which some browsers end before they have drawn the page. */
function layOutSheets(): void {
  document.querySelector(`.${sheets}`)?.remove();
  const holder = element('div', sheets);
  // Outside of all layouts, in which not every browser ends a page, and where references by id find it first.
  document.body.prepend(holder);
  withPrintRules(() => {
    const inOrder = [...articles].toSorted(({ article }, other) =>
      article.compareDocumentPosition(other.article) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
    const numbers = inOrder.flatMap((printed) => addSheets(holder, printed));
    numbers.forEach((number, place) => {
      number.textContent = `${place + 1} / ${numbers.length}`;
    });
  });
}

/** Adds the sheets of a document. Returns their numbers. */
function addSheets(holder: HTMLElement, { article, paper }: PrintedArticle): HTMLElement[] {
  const [head, body, foot] = [...article.children] as HTMLElement[];
  const content = body?.firstElementChild;
  if (!head || !content) return [];
  const numbers: HTMLElement[] = [];
  divideContent(content, () => {
    const [page, middle, inner, number] = [
      element('section', sheet[paper]),
      element('div', sheetBody),
      element('div', content.className),
      element('span', sheetNumber),
    ];
    const last = (foot?.firstElementChild?.cloneNode(true) ?? element('div', '')) as HTMLElement;
    // While it is measured, in the room that a number takes.
    number.textContent = '88 / 88';
    last.append(number);
    numbers.push(number);
    middle.append(inner);
    page.append(...[...head.children].map((child) => child.cloneNode(true)), middle, last);
    holder.append(page);
    return {
      content: inner,
      isFull: () => inner.getBoundingClientRect().height > middle.getBoundingClientRect().height + 0.5,
    };
  });
  return numbers;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
