import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** A text in the structure of a PDF, as a screen reader finds it. */
export interface StructuredText {
  readonly text: string;
  /** The language of the innermost element that has one; undefined if only the document has one. */
  readonly lang: string | undefined;
}

interface Node {
  readonly lang?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Returns the texts in the structure of a tagged PDF, in order, without spaces. */
export async function readStructure(file: string): Promise<StructuredText[]> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const found: StructuredText[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: (string | undefined)[] = [];
    for (const item of items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push('id' in item ? (item.id ?? undefined) : undefined);
      } else {
        const id = open.findLast((mark) => mark !== undefined);
        if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
      }
    }
    const visit = ({ lang, type, id, children = [] }: Node, outer: string | undefined): void => {
      const text = type === 'content' && id ? texts.get(id)?.replaceAll(/\s+/g, '') : undefined;
      if (text) found.push({ text, lang: lang ?? outer });
      for (const child of children) visit(child, lang ?? outer);
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) visit(tree, undefined);
  }
  return found;
}
