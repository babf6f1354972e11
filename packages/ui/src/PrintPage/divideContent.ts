/** A sheet that is being filled. */
export interface Sheet {
  /** Contains the content of the sheet. */
  readonly content: Element;
  /** Whether the content is taller than the sheet. */
  isFull(): boolean;
}

/**
 * Copies the content of a document onto sheets. A new sheet starts where the current one is full: between blocks, rows
 * of a table, whose head is repeated, items of a list, or lines of a text. A heading or a legend stays with the content
 * after it, the totals of a table with its last rows, and at least two lines of a text stay together. Content with
 * `break-inside: avoid` is divided only if it is taller than a sheet.
 */
export function divideContent(content: Element, addSheet: () => Sheet): void {
  const sheets = new Division(content, addSheet);
  for (const node of content.childNodes) sheets.place(node);
}

/** An element of the document whose children are being placed, and its copy on the current sheet. */
interface Opened {
  readonly source: Element;
  copy: Element;
}

/** Content that is usually kept together is divided if keeping it would leave more than this share of a sheet empty. */
const maxKept = 0.3;

/**
 * Minimum number of lines of a text at the end and at the start of a sheet: the initial value of `orphans` and
 * `widows`. As many rows stay with the totals of their table.
 */
const fewestLines = 2;

class Division {
  readonly #addSheet: () => Sheet;
  #sheet: Sheet;
  /** The path from the content to the innermost element. */
  readonly #opened: Opened[];
  /** Whether the sheet contains nothing yet that may stand alone. */
  #isEmpty = true;

  constructor(content: Element, addSheet: () => Sheet) {
    this.#addSheet = addSheet;
    this.#sheet = addSheet();
    this.#opened = [{ source: content, copy: this.#sheet.content }];
  }

  place(node: ChildNode): void {
    const copy = this.#append(node);
    if (this.#keeps(copy)) return;
    if (node instanceof Text) {
      copy.remove();
      this.#divideText(node.data);
      return;
    }
    if (this.#isDivisible(copy)) {
      copy.remove();
      this.#divide(node as Element);
      return;
    }
    copy.remove();
    const rows = copy instanceof Element && copy.matches('tfoot') ? this.#takeLastRows() : undefined;
    if (!this.#isEmpty) this.#turn();
    if (rows) this.#innermost.append(rows);
    const whole = this.#append(node);
    if (this.#keeps(whole)) return;
    // The node is taller than a sheet, so divide it.
    if (node instanceof HTMLElement && node.childNodes.length > 0 && !isReplaced(node)) {
      whole.remove();
      this.#divide(node);
    } else {
      this.#isEmpty = false;
    }
  }

  #append(node: ChildNode): ChildNode {
    const copy = node.cloneNode(true) as ChildNode;
    this.#innermost.append(copy);
    return copy;
  }

  /** Returns whether the sheet still has room with the appended copy. */
  #keeps(copy: ChildNode): boolean {
    if (this.#sheet.isFull()) return false;
    if (!isHeading(copy) && copy.textContent?.trim() !== '') this.#isEmpty = false;
    return true;
  }

  get #height(): number {
    return this.#sheet.content.parentElement?.clientHeight ?? 0;
  }

  get #innermost(): Element {
    return (this.#opened.at(-1) as Opened).copy;
  }

  #isDivisible(copy: ChildNode): boolean {
    if (!(copy instanceof HTMLElement) || isReplaced(copy)) return false;
    const style = getComputedStyle(copy);
    const isLong = copy.offsetHeight > maxKept * this.#height;
    if (style.breakInside.startsWith('avoid') && !(isLong && copy.matches('dl > div'))) return false;
    if (/^(block|flow-root|list-item|table|table-row-group)$/.test(style.display))
      return isLong || !isText(copy) || hasLines(copy);
    if (style.display === 'flex') return style.flexDirection === 'column';
    if (style.display !== 'grid') return false;
    // List items and sections may be in columns: each is placed after the previous one.
    return (
      copy.matches('ul, ol, :has(> * > :is(h2, h3, h4):first-child)') ||
      !style.gridTemplateColumns.trim().includes(' ')
    );
  }

  /** Places the children of an element into as many copies of it as they need. */
  #divide(source: Element): void {
    const copy = shellOf(source, 0);
    this.#innermost.append(copy);
    this.#opened.push({ source, copy });
    for (const child of source.childNodes) if (!isRepeated(child)) this.place(child);
    this.#opened.pop();
  }

  /** Places lines until the sheet is full, and continues on further sheets. */
  #divideText(text: string): void {
    let rest = text;
    while (rest !== '') {
      const piece = new Text(rest);
      this.#innermost.append(piece);
      const lines = linesOf(piece);
      let [count, tooMany] = [0, lines.length + 1];
      while (tooMany - count > 1) {
        const half = Math.floor((count + tooMany) / 2);
        piece.data = lines.slice(0, half).join('');
        if (this.#sheet.isFull()) tooMany = half;
        else count = half;
      }
      if (count < lines.length && !this.#isEmpty) {
        count = Math.min(count, lines.length - fewestLines);
        if (count < fewestLines) count = 0;
      }
      // A word that is taller than a sheet gets its own sheet.
      if (count === 0 && this.#isEmpty) count = 1;
      piece.data = lines.slice(0, count).join('');
      if (count === 0) piece.remove();
      else this.#isEmpty = false;
      rest = lines.slice(count).join('');
      if (rest !== '') this.#turn();
    }
  }

  /** Starts a sheet with copies of the open elements, and moves the headings at the end of the previous sheet to it. */
  #turn(): void {
    const headings = new Map<Opened, Element[]>();
    const placed = this.#opened.map(({ copy }, depth) => this.#itemsBefore(copy, depth));
    for (const opened of this.#opened.toReversed()) {
      const last = takeLastHeadings(opened.copy);
      headings.set(opened, last);
      if (opened === this.#opened[0] || !isBare(opened.copy)) break;
      opened.copy.remove();
    }
    this.#sheet = this.#addSheet();
    this.#isEmpty = true;
    let parent: Element | undefined;
    this.#opened.forEach((opened, depth) => {
      const copy = parent ? shellOf(opened.source, placed[depth] ?? 0) : this.#sheet.content;
      parent?.append(copy);
      copy.append(...(headings.get(opened) ?? []));
      opened.copy = copy;
      parent = copy;
    });
  }

  /**
   * Removes the last rows of the innermost table, which continue on the next sheet with its totals, and returns them as
   * a group. Returns undefined if nothing would remain on this sheet.
   */
  #takeLastRows(): Element | undefined {
    const table = this.#innermost;
    const group = table.lastElementChild;
    if (!group?.matches('tbody')) return undefined;
    const rows = [...group.children];
    if (rows.length <= fewestLines && !this.#hasContentBefore(table)) return undefined;
    const taken = group.cloneNode(false) as Element;
    taken.append(...rows.slice(-fewestLines));
    if (group.childElementCount === 0) group.remove();
    return taken;
  }

  /** Returns whether something on the sheet remains if an element and the headings before it move on. */
  #hasContentBefore(copy: Element): boolean {
    const range = document.createRange();
    range.setStart(this.#sheet.content, 0);
    range.setEndBefore(copy);
    const before = range.cloneContents();
    for (const heading of before.querySelectorAll(headings)) heading.remove();
    return before.textContent?.trim() !== '';
  }

  /** Returns the number of items of a numbered list on earlier sheets. */
  #itemsBefore(copy: Element, depth: number): number {
    if (!(copy instanceof HTMLOListElement)) return 0;
    // The open item continues on the new sheet with its number.
    const open = this.#opened[depth + 1] ? 1 : 0;
    return copy.start - 1 + copy.children.length - open;
  }
}

/** Returns a copy of an element with the content that each sheet repeats, such as the head of a table. */
function shellOf(source: Element, itemsBefore: number): Element {
  const shell = source.cloneNode(false) as Element;
  for (const child of source.children) if (isRepeated(child)) shell.append(child.cloneNode(true));
  if (shell instanceof HTMLOListElement && itemsBefore > 0) shell.start = itemsBefore + 1;
  return shell;
}

function isRepeated(node: Node): boolean {
  return node instanceof Element && node.matches('table > :is(caption, colgroup, thead)');
}

function isBare(copy: Element): boolean {
  return [...copy.childNodes].every((child) => isRepeated(child) || child.textContent?.trim() === '');
}

function isText(copy: Element): boolean {
  return [...copy.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
}

/** Returns whether an element is a text with enough lines for two sheets. */
function hasLines(copy: Element): boolean {
  const [text, ...others] = copy.childNodes;
  return text instanceof Text && others.length === 0 && linesOf(text).length >= 2 * fewestLines;
}

/** Returns the lines of a text as they are laid out. */
function linesOf(text: Text): string[] {
  const lines: string[] = [];
  const word = document.createRange();
  let [place, last] = [0, Number.NEGATIVE_INFINITY];
  for (const letters of text.data.split(/(?<=\s)/)) {
    word.setStart(text, place);
    place += letters.length;
    word.setEnd(text, place);
    const boxes = [...word.getClientRects()].filter(({ width }) => width > 0);
    const [box] = boxes;
    if (lines.length === 0 || (box && box.top > last + box.height / 2)) lines.push(letters);
    else lines.push(lines.pop() + letters);
    last = boxes.at(-1)?.top ?? last;
  }
  return lines;
}

/** What stays with the content after it: headings, and the legend of a table. */
const headings = 'h1, h2, h3, h4, [data-legend]';

function isHeading(node: Node | null): node is Element {
  return node instanceof Element && node.matches(headings);
}

function takeLastHeadings(copy: Element): Element[] {
  const taken: Element[] = [];
  while (isHeading(copy.lastElementChild)) {
    taken.unshift(copy.lastElementChild);
    copy.lastElementChild.remove();
  }
  return taken;
}

/** Returns whether the element is drawn as a unit, such as an image. */
function isReplaced(element: Element): boolean {
  return element.matches('svg, img, canvas, video, input, select, textarea, button');
}
