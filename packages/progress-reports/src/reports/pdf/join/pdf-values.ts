import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Returns the dictionary under a key, including that of a stream; undefined for any other type. */
export function dictIn(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = dict?.lookup(PDFName.of(key));
  if (value instanceof PDFStream) return value.dict;
  return value instanceof PDFDict ? value : undefined;
}

/** Returns the array under a key; undefined for any other type. */
export function arrayIn(dict: PDFDict | undefined, key: string): PDFArray | undefined {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFArray ? value : undefined;
}

/** Returns the integer under a key; undefined for any other type. */
export function integerIn(dict: PDFDict | undefined, key: string): number | undefined {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFNumber && Number.isInteger(value.asNumber()) ? value.asNumber() : undefined;
}

/** Returns the name under a key without its slash; undefined for any other type. */
export function nameIn(dict: PDFDict | undefined, key: string): string | undefined {
  const value = dict?.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

/** Returns the text under a key; undefined for any other type. */
export function textIn(dict: PDFDict | undefined, key: string): string | undefined {
  const value = dict?.lookup(PDFName.of(key));
  return isString(value) ? value.decodeText() : undefined;
}

/** Returns whether a value is a string, literal or hexadecimal. */
export function isString(value: PDFObject | undefined): value is PDFString | PDFHexString {
  return value instanceof PDFString || value instanceof PDFHexString;
}

/**
 * Returns the bytes of a name or a string as a text with characters up to U+00FF; undefined for any other type. Keys of
 * name trees are compared as bytes (ISO 32000-1, 7.9.6).
 */
export function keyOf(value: PDFObject | undefined): string | undefined {
  if (isString(value)) return binaryText(value.asBytes());
  return value instanceof PDFName ? binaryText(value.asBytes()) : undefined;
}

/** Returns the string of these bytes. */
export function stringOfKey(key: string): PDFHexString {
  return PDFHexString.of(
    Array.from(key, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join(''),
  );
}

/** Returns a text with one character per byte. */
export function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return text;
}

/** Returns the bytes of a text of characters up to U+00FF. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place);
  return bytes;
}

/** Returns the dictionaries of an array, with the reference of each; direct ones become indirect objects. */
export function dictsOf(array: PDFArray | undefined, context: PDFContext): { ref: PDFRef; dict: PDFDict }[] {
  return (array?.asArray() ?? []).flatMap((item) => {
    const dict = context.lookup(item);
    if (!(dict instanceof PDFDict)) return [];
    return [{ ref: item instanceof PDFRef ? item : context.register(dict), dict }];
  });
}

/** Calls a function with every dictionary of a file, including those of streams and nested ones. */
export function forEachDict(context: PDFContext, visit: (dict: PDFDict) => void): void {
  const within = (value: PDFObject) => {
    if (value instanceof PDFStream) within(value.dict);
    else if (value instanceof PDFArray) value.asArray().forEach(within);
    else if (value instanceof PDFDict) {
      visit(value);
      value.values().forEach(within);
    }
  };
  for (const [, object] of context.enumerateIndirectObjects()) within(object);
}

/** Returns the entries of a name tree or a number tree, in its order. Ignores nodes that contain themselves. */
export function treeEntries(
  root: PDFDict | undefined,
  kind: 'Names' | 'Nums',
): { key: PDFObject; value: PDFObject }[] {
  const entries: { key: PDFObject; value: PDFObject }[] = [];
  const seen = new Set<PDFDict>();
  const collect = (node: PDFDict) => {
    if (seen.has(node)) return;
    seen.add(node);
    const pairs = arrayIn(node, kind)?.asArray() ?? [];
    for (let place = 0; place + 1 < pairs.length; place += 2) {
      const [key, value] = [node.context.lookup(pairs[place]), pairs[place + 1]];
      if (key && value) entries.push({ key, value });
    }
    for (const { dict } of dictsOf(arrayIn(node, 'Kids'), node.context)) collect(dict);
  };
  if (root) collect(root);
  return entries;
}

/** Returns the name, or the first of `name-2`, `name-3` and so on that is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) {
    const other = `${name}-${count}`;
    if (!isTaken(other)) return other;
  }
}
