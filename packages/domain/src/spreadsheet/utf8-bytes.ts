/** Encodes a text as UTF-8; a lone surrogate becomes `U+FFFD`. */
export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 1), tail(code, 0));
    else bytes.push(0xf0 | (code >> 18), tail(code, 2), tail(code, 1), tail(code, 0));
  }
  return Uint8Array.from(bytes);
}

function tail(code: number, place: number): number {
  return 0x80 | ((code >> (6 * place)) & 0x3f);
}
