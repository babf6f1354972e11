import {
  PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { PdfCopy } from './PdfCopy.ts';
import type { PdfParts } from './PdfParts.ts';
import { arrayIn, dictIn, freeName, keyOf, nameIn, stringOfKey, textIn, treeEntries } from './pdf-values.ts';
import type { SourcePdf } from './read-pdf.ts';

/** Logical structure of the joined file (ISO 32000-1, 14.7): each file is a part of one document. */
export class JoinedTags {
  readonly #parts: PdfParts;
  readonly #root: number;
  readonly #document: number;
  readonly #kids: string[] = [];
  readonly #roles = new Map<string, string>();
  readonly #classes = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #parents: string[] = [];
  readonly #namespaces: string[] = [];

  constructor(parts: PdfParts) {
    this.#parts = parts;
    this.#root = parts.newNumber();
    this.#document = parts.newNumber();
  }

  /** Number of files with tags. */
  get count(): number {
    return this.#kids.length;
  }

  /** Chooses unique names and numbers for the tags of a file. */
  prepare(source: SourcePdf, copy: PdfCopy, title: string): TagsOfFile {
    const joined = {
      roles: this.#roles,
      classes: this.#classes,
      ids: this.#ids,
      parents: this.#parents,
      kids: this.#kids,
      namespaces: this.#namespaces,
      document: this.#document,
    };
    return new TagsOfFile(source, copy, title, joined);
  }

  /** Returns the tags as entries of the catalog; empty if there are none. */
  entry(isComplete: boolean): string {
    if (this.count === 0) return '';
    const ids = [...this.#ids].sort(([one], [other]) => (one < other ? -1 : 1));
    const entries = [
      `/Type /StructTreeRoot /K [${this.#document} 0 R]`,
      `/ParentTree <</Nums [${this.#parents.map((parent, key) => `${key} ${parent}`).join(' ')}]>>`,
      `/ParentTreeNextKey ${this.#parents.length}`,
      dictText('RoleMap', this.#roles),
      dictText('ClassMap', this.#classes),
      ids.length > 0
        ? `/IDTree <</Names [${ids.map(([id, text]) => `${stringOfKey(id)} ${text}`).join(' ')}]>>`
        : '',
      this.#namespaces.length > 0 ? `/Namespaces [${this.#namespaces.join(' ')}]` : '',
    ];
    this.#parts.object(this.#root, `<<${entries.filter(Boolean).join(' ')}>>`);
    this.#parts.object(
      this.#document,
      `<</Type /StructElem /S /Document /P ${this.#root} 0 R /K [${this.#kids.join(' ')}]>>`,
    );
    return `/StructTreeRoot ${this.#root} 0 R${isComplete ? ' /MarkInfo <</Marked true>>' : ''}`;
  }
}

function dictText(key: string, values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return '';
  return `/${key} <<${[...values].map(([name, text]) => `${PDFName.of(name)} ${text}`).join(' ')}>>`;
}

/** The parts of the structure that all files share. */
interface SharedTags {
  roles: Map<string, string>;
  classes: Map<string, string>;
  ids: Map<string, string>;
  /** Entries of the parent tree, whose keys are 0, 1, 2 and so on. */
  parents: string[];
  kids: string[];
  namespaces: string[];
  document: number;
}

/** The tags of one file. */
class TagsOfFile {
  /** Whether the file declares that all its content is tagged. */
  readonly isTagged: boolean;
  readonly #copy: PdfCopy;
  readonly #joined: SharedTags;
  readonly #root: PDFRef | undefined;
  readonly #rootDict: PDFDict | undefined;
  readonly #roles: ReadonlyMap<string, string>;
  readonly #roleValues: readonly (readonly [PDFName, PDFObject])[];
  readonly #classes: ReadonlyMap<string, string>;
  readonly #classValues: readonly (readonly [PDFName, PDFObject])[];
  readonly #ids: ReadonlyMap<string, string>;
  readonly #idValues: readonly { key: PDFObject; value: PDFObject }[];
  readonly #parents: readonly PDFObject[];
  readonly #parentKeys: ReadonlyMap<number, number>;
  readonly #namespaces: readonly PDFObject[];

  constructor({ catalog, context }: SourcePdf, copy: PdfCopy, title: string, joined: SharedTags) {
    this.#copy = copy;
    this.#joined = joined;
    const root = catalog.get(PDFName.of('StructTreeRoot'));
    const found = dictIn(catalog, 'StructTreeRoot');
    const dict = found?.has(PDFName.of('K')) ? found : undefined;
    this.#rootDict = dict;
    this.#root = dict && (root instanceof PDFRef ? root : context.register(dict));
    this.isTagged =
      dict !== undefined && dictIn(catalog, 'MarkInfo')?.lookup(PDFName.of('Marked'))?.toString() === 'true';

    this.#roleValues = dictIn(dict, 'RoleMap')?.entries() ?? [];
    this.#roles = newNames(this.#roleValues, joined.roles, (value) => value.toString());
    this.#classValues = dictIn(dict, 'ClassMap')?.entries() ?? [];
    this.#classes = newNames(this.#classValues, joined.classes, () => undefined);
    this.#idValues = treeEntries(dictIn(dict, 'IDTree'), 'Names');
    const ids = this.#idValues.flatMap(({ key }) => keyOf(key) ?? []);
    const taken = new Set(ids);
    this.#ids = new Map(
      ids.map((id) => {
        const name = joined.ids.has(id)
          ? freeName(id, (other) => joined.ids.has(other) || taken.has(other))
          : id;
        taken.add(name);
        return [id, name];
      }),
    );
    const parents = treeEntries(dictIn(dict, 'ParentTree'), 'Nums').flatMap(({ key, value }) =>
      key instanceof PDFNumber ? [{ key: key.asNumber(), value }] : [],
    );
    this.#parents = parents.map(({ value }) => value);
    this.#parentKeys = new Map(parents.map(({ key }, place) => [key, joined.parents.length + place]));
    this.#namespaces = arrayIn(dict, 'Namespaces')?.asArray() ?? [];

    if (!dict) return;
    const kids = dict.get(PDFName.of('K'));
    for (const key of dict.keys()) dict.delete(key);
    dict.set(PDFName.of('Type'), PDFName.of('StructElem'));
    dict.set(PDFName.of('S'), PDFName.of('Part'));
    dict.set(PDFName.of('P'), copy.refTo(joined.document));
    dict.set(PDFName.of('T'), PDFHexString.fromText(title));
    const language = textIn(catalog, 'Lang');
    if (language) dict.set(PDFName.of('Lang'), PDFHexString.fromText(language));
    if (kids) dict.set(PDFName.of('K'), kids);
  }

  /** Changes the names and numbers with which content, annotations and elements refer to tags. */
  renameIn(dict: PDFDict): void {
    for (const key of ['StructParent', 'StructParents'].map((name) => PDFName.of(name))) {
      const old = dict.lookup(key);
      if (!(old instanceof PDFNumber)) continue;
      const place = this.#parentKeys.get(old.asNumber());
      if (place === undefined) dict.delete(key);
      else dict.set(key, PDFNumber.of(place));
    }
    if (dict !== this.#rootDict && dict.has(PDFName.of('P')) && dict.has(PDFName.of('S')))
      this.#renameElement(dict);
    const headers = arrayIn(dict, 'Headers');
    if (headers) this.#replaceIn(headers, (value) => this.#newId(value));
  }

  /** Copies the tags and returns a function that adds the copy. */
  copy(): () => void {
    const root = this.#root;
    if (!root) return () => undefined;
    const kid = this.#copy.text(root);
    const roles = this.#roleValues.map(([name, value]) => {
      const target = value instanceof PDFName ? this.#roles.get(value.decodeText()) : undefined;
      return [
        this.#roles.get(name.decodeText()) ?? '',
        target === undefined ? this.#copy.text(value) : PDFName.of(target).toString(),
      ] as const;
    });
    const classes = this.#classValues.map(
      ([name, value]) => [this.#classes.get(name.decodeText()) ?? '', this.#copy.text(value)] as const,
    );
    const ids = this.#idValues.map(
      ({ key, value }) => [this.#ids.get(keyOf(key) ?? '') ?? '', this.#copy.text(value)] as const,
    );
    const parents = this.#parents.map((value) => this.#copy.text(value));
    const namespaces = this.#namespaces.map((value) => this.#copy.text(value));
    return () => {
      const joined = this.#joined;
      joined.kids.push(kid);
      joined.parents.push(...parents);
      joined.namespaces.push(...namespaces);
      for (const [name, text] of roles) joined.roles.set(name, text);
      for (const [name, text] of classes) joined.classes.set(name, text);
      for (const [id, text] of ids) joined.ids.set(id, text);
    };
  }

  #renameElement(element: PDFDict): void {
    const kind = nameIn(element, 'S');
    // Roles in a namespace are defined by the role map of that namespace (ISO 32000-2, 14.7.4).
    const role = kind !== undefined && !element.has(PDFName.of('NS')) ? this.#roles.get(kind) : undefined;
    if (role !== undefined) element.set(PDFName.of('S'), PDFName.of(role));
    const classes = element.lookup(PDFName.of('C'));
    if (classes instanceof PDFArray) this.#replaceIn(classes, (value) => this.#newClass(value));
    else this.#replaceAt(element, 'C', (value) => this.#newClass(value));
    this.#replaceAt(element, 'ID', (value) => this.#newId(value));
  }

  #newClass(value: PDFObject): PDFObject | undefined {
    const name = value instanceof PDFName ? this.#classes.get(value.decodeText()) : undefined;
    return name === undefined ? undefined : PDFName.of(name);
  }

  #newId(value: PDFObject): PDFObject | undefined {
    const id = this.#ids.get(keyOf(value) ?? '');
    return id === undefined ? undefined : stringOfKey(id);
  }

  #replaceAt(dict: PDFDict, key: string, newValue: (value: PDFObject) => PDFObject | undefined): void {
    const value = dict.lookup(PDFName.of(key));
    const replacement = value && newValue(value);
    if (replacement) dict.set(PDFName.of(key), replacement);
  }

  #replaceIn(array: PDFArray, newValue: (value: PDFObject) => PDFObject | undefined): void {
    for (let place = 0; place < array.size(); place += 1) {
      const value = array.lookup(place);
      const replacement = value && newValue(value);
      if (replacement) array.set(place, replacement);
    }
  }
}

/** Returns new names for the names that another file uses with another meaning. */
function newNames(
  values: readonly (readonly [PDFName, PDFObject])[],
  joined: ReadonlyMap<string, string>,
  textOf: (value: PDFObject) => string | undefined,
): Map<string, string> {
  const own = new Set(values.map(([name]) => name.decodeText()));
  return new Map(
    values.map(([name, value]) => {
      const text = name.decodeText();
      if (!joined.has(text) || joined.get(text) === textOf(value)) return [text, text];
      const free = freeName(text, (other) => joined.has(other) || own.has(other));
      own.add(free);
      return [text, free];
    }),
  );
}
