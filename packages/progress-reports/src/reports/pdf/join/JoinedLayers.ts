import { type PDFArray, type PDFDict, PDFHexString, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PdfCopy } from './PdfCopy.ts';
import { arrayIn, dictIn, nameIn } from './pdf-values.ts';

/** The lists of the default configuration that are concatenated without changes (ISO 32000-1, table 101). */
const lists = ['AS', 'RBGroups', 'Locked'] as const;

/** The layers (optional content) of the joined file (ISO 32000-1, 8.11): content that a file hides stays hidden. */
export class JoinedLayers {
  readonly #groups: string[] = [];
  readonly #hidden: string[] = [];
  readonly #order: string[] = [];
  readonly #lists = { AS: [] as string[], RBGroups: [] as string[], Locked: [] as string[] };

  /** Copies the layers of a file and returns a function that adds the copy. */
  copy(catalog: PDFDict, copy: PdfCopy, title: string): () => void {
    const properties = dictIn(catalog, 'OCProperties');
    const configuration = dictIn(properties, 'D');
    const groups = refsIn(arrayIn(properties, 'OCGs'));
    const shown = new Set(refsIn(arrayIn(configuration, 'ON')));
    const hidden = new Set(refsIn(arrayIn(configuration, 'OFF')));
    const isHidden = (group: PDFRef) =>
      hidden.has(group) || (nameIn(configuration, 'BaseState') === 'OFF' && !shown.has(group));
    const texts = (values: readonly PDFObject[]) => values.map((value) => copy.text(value));
    const allTexts = texts(groups);
    const hiddenTexts = texts(groups.filter(isHidden));
    const order = texts(arrayIn(configuration, 'Order')?.asArray() ?? []);
    const listTexts = lists.map(
      (list) => [list, texts(arrayIn(configuration, list)?.asArray() ?? [])] as const,
    );
    return () => {
      this.#groups.push(...allTexts);
      this.#hidden.push(...hiddenTexts);
      if (order.length > 0) this.#order.push(`[${PDFHexString.fromText(title)} ${order.join(' ')}]`);
      for (const [list, values] of listTexts) this.#lists[list].push(...values);
    };
  }

  /** Returns the layers as an entry of the catalog; empty if there are none. */
  entry(): string {
    if (this.#groups.length === 0) return '';
    const own = lists.map((list) => `/${list} [${this.#lists[list].join(' ')}]`).join(' ');
    const configuration = `/Order [${this.#order.join(' ')}] /OFF [${this.#hidden.join(' ')}] ${own}`;
    return `/OCProperties <</OCGs [${this.#groups.join(' ')}] /D <<${configuration}>>>>`;
  }
}

function refsIn(array: PDFArray | undefined): PDFRef[] {
  return (array?.asArray() ?? []).filter((item) => item instanceof PDFRef);
}
