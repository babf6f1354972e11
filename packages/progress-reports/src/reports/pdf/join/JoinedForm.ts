import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { PdfCopy } from './PdfCopy.ts';
import { arrayIn, dictIn, dictsOf, freeName, integerIn, isString, nameIn, textIn } from './pdf-values.ts';
import type { SourcePdf } from './read-pdf.ts';

/** The form of the joined file (ISO 32000-1, 12.7): the fields of all files, whose names become unique. */
export class JoinedForm {
  readonly #fields: string[] = [];
  readonly #names = new Set<string>();
  readonly #fonts = new Map<string, string>();

  /** Chooses unique names for the fields and fonts of a file. */
  prepare({ catalog, context }: SourcePdf): FormOfFile {
    return new FormOfFile(dictIn(catalog, 'AcroForm'), context, {
      fields: this.#fields,
      names: this.#names,
      fonts: this.#fonts,
    });
  }

  /** Returns the form as an entry of the catalog; empty if there are no fields. */
  entry(): string {
    if (this.#fields.length === 0) return '';
    const fonts = [...this.#fonts].map(([name, text]) => `${PDFName.of(name)} ${text}`).join(' ');
    const resources = fonts ? ` /DR <</Font <<${fonts}>>>>` : '';
    return `/AcroForm <</Fields [${this.#fields.join(' ')}]${resources}>>`;
  }
}

/** The parts of the form that all files share. */
interface SharedForm {
  fields: string[];
  names: Set<string>;
  fonts: Map<string, string>;
}

/** The form of one file. */
class FormOfFile {
  /** Whether the file is signed. */
  readonly isSigned: boolean;
  readonly #joined: SharedForm;
  readonly #fields: readonly PDFRef[];
  readonly #names: ReadonlySet<string>;
  readonly #fonts: ReadonlyMap<string, PDFObject>;

  constructor(form: PDFDict | undefined, context: PDFContext, joined: SharedForm) {
    this.#joined = joined;
    const fonts = dictIn(dictIn(form, 'DR'), 'Font')?.entries() ?? [];
    const own = new Set(fonts.map(([name]) => name.decodeText()));
    const fontNames = new Map(
      fonts.map(([name]) => {
        const old = name.decodeText();
        const isTaken = (other: string) => joined.fonts.has(other) || (other !== old && own.has(other));
        return [old, freeName(old, isTaken)];
      }),
    );
    this.#fonts = new Map(fonts.map(([name, value]) => [fontNames.get(name.decodeText()) ?? '', value]));

    const renamed = new Map<string, string>();
    const fields = dictsOf(arrayIn(form, 'Fields'), context);
    const ownNames = new Set(fields.flatMap(({ dict }) => textIn(dict, 'T') ?? []));
    this.isSigned = fields.filter(({ dict }) => removeSignatures(dict)).length > 0;
    const kept = fields.filter(({ dict }) => nameIn(dict, 'FT') !== 'Sig');
    for (const { dict } of kept) {
      for (const key of ['DA', 'Q'].map((name) => PDFName.of(name))) {
        const value = form?.get(key);
        if (value && !dict.has(key)) dict.set(key, value);
      }
      renameFonts(dict, fontNames);
      const name = textIn(dict, 'T');
      if (name === undefined) continue;
      const free =
        renamed.get(name) ??
        freeName(name, (other) => joined.names.has(other) || (other !== name && ownNames.has(other)));
      renamed.set(name, free);
      if (free !== name) dict.set(PDFName.of('T'), PDFHexString.fromText(free));
    }
    this.#fields = kept.map(({ ref }) => ref);
    this.#names = new Set(renamed.values());
  }

  /** Copies the form and returns a function that adds the copy. */
  copy(copy: PdfCopy): () => void {
    const fields = this.#fields.map((field) => copy.text(field));
    const fonts = [...this.#fonts].map(([name, value]) => [name, copy.text(value)] as const);
    return () => {
      this.#joined.fields.push(...fields);
      for (const name of this.#names) this.#joined.names.add(name);
      for (const [name, text] of fonts) this.#joined.fonts.set(name, text);
    };
  }
}

/** Renames fonts in the default appearances of a field and its descendants. */
function renameFonts(field: PDFDict, names: ReadonlyMap<string, string>, seen = new Set<PDFDict>()): void {
  if (seen.has(field)) return;
  seen.add(field);
  const key = PDFName.of('DA');
  const appearance = field.lookup(key);
  if (isString(appearance)) {
    const renamed = appearance
      .decodeText()
      .replace(/\/(\S+)(?=\s+[\d.+-]+\s+Tf)/g, (_, name: string) => `/${names.get(name) ?? name}`);
    field.set(key, PDFHexString.fromText(renamed));
  }
  for (const { dict } of dictsOf(arrayIn(field, 'Kids'), field.context)) renameFonts(dict, names, seen);
}

/**
 * Replaces the signatures of a field and its descendants by pictures, because a copied signature is invalid (12.8).
 * Returns whether there were any.
 */
function removeSignatures(field: PDFDict, inherited?: string, seen = new Set<PDFDict>()): boolean {
  if (seen.has(field)) return false;
  seen.add(field);
  const kind = nameIn(field, 'FT') ?? inherited;
  const kids = dictsOf(arrayIn(field, 'Kids'), field.context);
  const isSigned = kind === 'Sig' && field.has(PDFName.of('V'));
  if (kind === 'Sig' && kids.length === 0) {
    const hasPicture = dictIn(field, 'AP') !== undefined;
    for (const key of ['V', 'T', 'Parent', 'Lock', 'SV', 'MK']) field.delete(PDFName.of(key));
    field.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
    // Printed and locked if it has a picture, otherwise hidden (table 165).
    const flags = hasPicture ? (integerIn(field, 'F') ?? 0) | 4 | 128 : 2;
    field.set(PDFName.of('F'), PDFNumber.of(flags));
  }
  return kids.map(({ dict }) => removeSignatures(dict, kind, seen)).some(Boolean) || isSigned;
}
