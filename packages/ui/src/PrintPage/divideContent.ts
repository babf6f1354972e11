/** A sheet that is being filled. */
export interface Sheet {
  /** Holds what is on the sheet. */
  readonly content: Element;
  /** Whether the content is taller than the sheet. */
  isFull(): boolean;
}

/**
 * Copies the content of a document onto sheets. A new sheet begins where the content is full: between blocks, rows of a
 * table, whose head is repeated, items of a list, or words of a long text. A heading stays with what follows it, and what
 * `break-inside` keeps together is divided only if it is taller than a sheet.
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

/** Longer texts are divided before they would leave so much of a sheet empty. */
const longestKept = 0.3;

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
      return isLong || !isText(copy);
    if (style.display === 'flex') return style.flexDirection === 'column';
    if (style.display !== 'grid') return false;
    // The items of a list may stand in columns: each is placed after the one before.
    return copy.matches('ul, ol') || !style.gridTemplateColumns.trim().includes(' ');
  }

  /** Places the children of an element, in as many copies of it as they need. */
  #divide(source: Element): void {
    const copy = shellOf(source, 0);
    this.#innermost.append(copy);
    this.#opened.push({ source, copy });
    for (const child of source.childNodes) if (!isRepeated(child)) this.place(child);
    this.#opened.pop();
  }

  /** Places words until the sheet is full, again and again. */
  #divideText(text: string): void {
    let words = text.split(/(?<=\s)/);
    while (words.length > 0) {
      const piece = new Text();
      this.#innermost.append(piece);
      let [fitting, tooMany] = [0, words.length + 1];
      while (tooMany - fitting > 1) {
        const count = Math.floor((fitting + tooMany) / 2);
        piece.data = words.slice(0, count).join('');
        if (this.#sheet.isFull()) tooMany = count;
        else fitting = count;
      }
      // A word that is taller than a sheet gets its own sheet.
      if (fitting === 0 && this.#isEmpty) fitting = 1;
      piece.data = words.slice(0, fitting).join('');
      if (fitting === 0) piece.remove();
      else this.#isEmpty = false;
      words = words.slice(fitting);
      if (words.length > 0) this.#turn();
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
