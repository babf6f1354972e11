/** A sheet that is being filled. */
export interface Sheet {
  /** Holds what is on the sheet. */
  readonly content: Element;
  /** Whether the content is taller than the sheet. */
  isFull(): boolean;
}

/**
 * Copies the content of a document onto sheets. A new sheet begins where the content is full: between blocks, rows of a
 * table, whose head is repeated, items of a list, or lines of a text. A heading stays with what follows it, two lines of a
 * text with each other, and what `break-inside` keeps together is divided only if it is taller than a sheet.
 */
export function divideContent(content: Element, addSheet: () => Sheet): void {
  const sheets = new Division(content, addSheet);
  for (const node of content.childNodes) sheets.place(node);
}

/** An element of the document whose children are being placed, and its copy on the present sheet. */
interface Opened {
  readonly source: Element;
  copy: Element;
}

/** What is kept together otherwise is divided where it would leave so much of a sheet empty. */
const longestKept = 0.3;

/** Fewest lines of a text at the end and at the beginning of a sheet: the initial values of `orphans` and `widows`. */
const fewestLines = 2;

class Division {
  readonly #addSheet: () => Sheet;
  #sheet: Sheet;
  /** From the content to the innermost element. */
  readonly #opened: Opened[];
  /** Whether the sheet holds nothing that could stay there alone. */
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
    if (!this.#isEmpty) this.#turn();
    const whole = this.#append(node);
    if (this.#keeps(whole)) return;
    // Taller than a sheet.
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

  /** Whether there is room for what was appended. */
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
    const isLong = copy.offsetHeight > longestKept * this.#height;
    if (style.breakInside.startsWith('avoid') && !(isLong && copy.matches('dl > div'))) return false;
    if (/^(block|flow-root|list-item|table|table-row-group)$/.test(style.display))
      return isLong || !isText(copy) || hasLines(copy);
    if (style.display === 'flex') return style.flexDirection === 'column';
    if (style.display !== 'grid') return false;
    // The items of a list and sections may stand in columns: each is placed after the one before.
    return (
      copy.matches('ul, ol, :has(> * > :is(h2, h3, h4):first-child)') ||
      !style.gridTemplateColumns.trim().includes(' ')
    );
  }

  /** Places the children of an element, in as many copies of it as they need. */
  #divide(source: Element): void {
    const copy = shellOf(source, 0);
    this.#innermost.append(copy);
    this.#opened.push({ source, copy });
    for (const child of source.childNodes) if (!isRepeated(child)) this.place(child);
    this.#opened.pop();
  }

  /** Places lines until the sheet is full, again and again. */
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

  /** Begins a sheet with the elements that are open, and takes along the headings before the place that is full. */
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

  /** Items of a numbered list that stand on earlier sheets. */
  #itemsBefore(copy: Element, depth: number): number {
    if (!(copy instanceof HTMLOListElement)) return 0;
    // The item that is open goes on where it is.
    const open = this.#opened[depth + 1] ? 1 : 0;
    return copy.start - 1 + copy.children.length - open;
  }
}

/** A copy of an element with what stands on each sheet, such as the head of a table. */
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

/** Whether an element is a text with lines for two sheets. */
function hasLines(copy: Element): boolean {
  const [text, ...others] = copy.childNodes;
  return text instanceof Text && others.length === 0 && linesOf(text).length >= 2 * fewestLines;
}

/** The lines of a text as it is laid out. */
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

function isHeading(node: Node | null): node is Element {
  return node instanceof Element && node.matches('h1, h2, h3, h4');
}

function takeLastHeadings(copy: Element): Element[] {
  const taken: Element[] = [];
  while (isHeading(copy.lastElementChild)) {
    taken.unshift(copy.lastElementChild);
    copy.lastElementChild.remove();
  }
  return taken;
}

/** Drawn as one thing. */
function isReplaced(element: Element): boolean {
  return element.matches('svg, img, canvas, video, input, select, textarea, button');
}
