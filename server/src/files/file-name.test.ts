import { describe, expect, it } from 'vitest';
import { attachmentOf, fileNameOf, nameOnDisk } from './file-name.ts';

const [newline, bell, nothing] = ['\r\n', String.fromCharCode(7), String.fromCharCode(0)];
const turned = String.fromCharCode(0x202e);

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Léa\\bilan.pdf', 'bilan.pdf'],
    ['..\\..\\bilan.pdf', 'bilan.pdf'],
    [`bilan${newline}Set-Cookie: a=b.pdf`, 'bilanSet-Cookie: a=b.pdf'],
    [`bi${bell}lan${nothing}.pdf`, 'bilan.pdf'],
    [`bilan${turned}fdp.exe`, 'bilanfdp.exe'],
    ['...bilan.pdf', 'bilan.pdf'],
    [' .bashrc', 'bashrc'],
    ['..', ''],
    ['a/b/', ''],
    ['Évaluation d’été (œuvre) n° 1.pdf', 'Évaluation d’été (œuvre) n° 1.pdf'],
    ['日本 👩‍🏫.docx', '日本 👩‍🏫.docx'],
  ])('%j is kept as %j', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept);
  });
});

describe('the name of a file on a disk', () => {
  it.each([
    ['bilan', 'bilan'],
    [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(251)}.pdf`],
    [`${'a'.repeat(252)}.pdf`, `${'a'.repeat(251)}.pdf`],
    [`${'é'.repeat(200)}.docx`, `${'é'.repeat(125)}.docx`],
    [`${'a'.repeat(249)}👩.pdf`, `${'a'.repeat(249)}.pdf`],
    ['é'.repeat(128), 'é'.repeat(127)],
  ])('%j is %j, in at most 255 bytes', (name, onDisk) => {
    expect(nameOnDisk(name)).toBe(onDisk);
    expect(Buffer.byteLength(onDisk)).toBeLessThanOrEqual(255);
  });
});

describe('Content-Disposition', () => {
  it.each([
    ['bilan.pdf', 'attachment; filename="bilan.pdf"; filename*=UTF-8\'\'bilan.pdf'],
    ['été.pdf', 'attachment; filename="_t_.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9.pdf'],
    ['a"; x="b.pdf', 'attachment; filename="a_; x=_b.pdf"; filename*=UTF-8\'\'a%22%3B%20x%3D%22b.pdf'],
    [`a${newline}X: y.pdf`, 'attachment; filename="aX: y.pdf"; filename*=UTF-8\'\'aX%3A%20y.pdf'],
    [
      "l'été (*).pdf",
      "attachment; filename=\"l'_t_ (*).pdf\"; filename*=UTF-8''l%27%C3%A9t%C3%A9%20%28%2A%29.pdf",
    ],
    ['100%41.pdf', 'attachment; filename="100_41.pdf"; filename*=UTF-8\'\'100%2541.pdf'],
    [String.fromCharCode(0xd800), 'attachment; filename="_"; filename*=UTF-8\'\'%EF%BF%BD'],
    ['..', 'attachment; filename="document"; filename*=UTF-8\'\'document'],
  ])('of %j is safe to send', (name, header) => {
    expect(attachmentOf(name)).toBe(header);
    expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
  });
});
