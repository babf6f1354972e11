import { expect, it } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

it.each([
  ['', ''],
  ['Ab', '41 62'],
  ['\u007f\u0080', '7f c2 80'],
  ['é\u07ff\u0800', 'c3 a9 df bf e0 a0 80'],
  ['王', 'e7 8e 8b'],
  ['\ud7ff\ue000', 'ed 9f bf ee 80 80'],
  ['\uffff\u{10000}', 'ef bf bf f0 90 80 80'],
  ['🎓\u{10ffff}', 'f0 9f 8e 93 f4 8f bf bf'],
  // Lone surrogates.
  ['\ud800.', 'ef bf bd 2e'],
  ['\udfff.', 'ef bf bd 2e'],
])('%j is %s in UTF-8', (text, bytes) => {
  expect([...utf8Bytes(text)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')).toBe(bytes);
});
