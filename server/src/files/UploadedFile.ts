import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { hasExtension } from '@portal/domain';
import { fileTypeFromFile } from 'file-type';
import type { ContentSource } from './Contents.ts';
import { fileNameOf } from './file-name.ts';

/** Our name for the container of a password-protected .xlsx or .docx file ([MS-OFFCRYPTO] 2.3.4.4). */
const encryptedPackage = 'encrypted package';

/** The content types that each extension may have, as `file-type` names them. The old Office formats share one. */
const contentTypes: readonly (readonly [extension: string, type: string])[] = [
  ['.pdf', 'pdf'],
  ['.xlsx', 'xlsx'],
  ['.docx', 'docx'],
  ['.xls', 'cfb'],
  ['.doc', 'cfb'],
  ...['.xlsx', '.docx', '.xls', '.doc'].map((extension) => [extension, encryptedPackage] as const),
];

/** Number of bytes in which the header of a PDF may start: some programs write other bytes before it. */
const pdfHeadWithin = 1024;

/** A file that was uploaded in a form. Its content stays on disk until the request ends. */
export class UploadedFile implements ContentSource {
  /** Its name, without folders and invisible characters. */
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly hash: string;
  readonly path: string;

  /** Takes the size and the hash of the content at this path as given. */
  constructor(name: string, path: string, { size, hash }: { size: number; hash: string }) {
    this.name = fileNameOf(name);
    this.size = size;
    this.hash = hash;
    this.path = path;
  }

  /** Returns the file at this path, under the given name. */
  static async at(path: string, name: string): Promise<UploadedFile> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      size += chunk.length;
    }
    return new UploadedFile(name, path, { size, hash: hash.digest('hex') });
  }

  /** The same file under another name. */
  renamed(name: string): UploadedFile {
    return new UploadedFile(name, this.path, this);
  }

  stream(): Readable {
    return createReadStream(this.path);
  }

  /** Reads the content into a buffer that is large enough, and returns the part that holds it. */
  async readInto(buffer: Buffer): Promise<Buffer> {
    const handle = await open(this.path);
    try {
      let length = 0;
      while (length < this.size) {
        const { bytesRead } = await handle.read(buffer, length, this.size - length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return buffer.subarray(0, length);
    } finally {
      await handle.close();
    }
  }

  /** Reads the whole content into memory; for spreadsheets, which cannot be read in parts. */
  read(): Promise<Buffer> {
    return readFile(this.path);
  }

  /** Whether the content matches the extension; true for an extension without rules. */
  async matchesExtension(): Promise<boolean> {
    if (hasExtension(this.name, ['.csv', '.tsv', '.txt'])) return isText(this.path);
    const rules = contentTypes.filter(([extension]) => hasExtension(this.name, [extension]));
    if (rules.length === 0) return true;
    const found = await typeOf(this.path);
    return rules.some(([, type]) => type === found);
  }
}

async function typeOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  if (!found && (await textsIn(path, ['%PDF-'], { end: pdfHeadWithin - 1 })).length > 0) return 'pdf';
  if (found?.ext === 'cfb' && (await textsIn(path, [encryptedStream])).length > 0) return encryptedPackage;
  // `file-type` does not recognize Office documents whose entries are in an unusual order.
  if (found?.ext === 'zip') return officeTypeOf(path);
  return found?.ext;
}

/** The name of the stream with the encrypted file, in UTF-16. */
const encryptedStream = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');

const [officeHead, workbook, letter] = ['[Content_Types].xml', 'xl/workbook.xml', 'word/document.xml'];

async function officeTypeOf(path: string): Promise<string> {
  const found = await textsIn(path, [officeHead, workbook, letter]);
  if (!found.includes(officeHead)) return 'zip';
  if (found.includes(workbook)) return 'xlsx';
  return found.includes(letter) ? 'docx' : 'zip';
}

/** Returns those of the texts that occur in the file, even if one crosses two chunks. */
async function textsIn(path: string, texts: readonly string[], range?: { end: number }): Promise<string[]> {
  const found = new Set<string>();
  const longest = Math.max(...texts.map((text) => text.length));
  let before = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, range)) {
    const bytes = Buffer.concat([before, chunk]);
    for (const text of texts) if (bytes.includes(text)) found.add(text);
    before = bytes.subarray(-longest);
  }
  return [...found];
}

/**
 * Whether the content looks like text of a spreadsheet program: no control characters, unless it starts with the byte
 * order mark of UTF-16.
 */
async function isText(path: string): Promise<boolean> {
  let isStart = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isStart && ['fffe', 'feff'].includes(chunk.subarray(0, 2).toString('hex'))) return true;
    isStart = false;
    if (chunk.some((byte) => byte < 32 && !blanks.includes(byte))) return false;
  }
  return true;
}

/** Tab, line feed, form feed and carriage return. */
const blanks = [9, 10, 12, 13];
