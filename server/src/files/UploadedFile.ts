import { hasExtension } from '@portal/domain';
import { fileTypeFromBuffer } from 'file-type';
import { fileNameOf } from './file-name.ts';

/** The contents that each extension may have, by the names of `file-type`. The old Office formats share one. */
const contentTypes: readonly (readonly [extension: string, type: string])[] = [
  ['.pdf', 'pdf'],
  ['.xlsx', 'xlsx'],
  ['.docx', 'docx'],
  ['.xls', 'cfb'],
  ['.doc', 'cfb'],
];

/** A reader looks this far for the head of a PDF, because some programs write other bytes before it. */
const pdfHeadWithin = 1024;

/** A file as received with a form, in memory, so that a call can store it before its first await. */
export class UploadedFile {
  /** Its name, without folders and characters that cannot be seen. */
  readonly name: string;
  readonly content: Buffer;
  readonly #type: string | undefined;

  private constructor(name: string, content: Buffer, type: string | undefined) {
    this.name = fileNameOf(name);
    this.content = content;
    this.#type = type;
  }

  /** Detects the type from the first bytes. */
  static async of(name: string, content: Buffer): Promise<UploadedFile> {
    return new UploadedFile(name, content, await typeOf(content));
  }

  /** The same file under another name. */
  renamed(name: string): UploadedFile {
    return new UploadedFile(name, this.content, this.#type);
  }

  /** Whether the content matches the extension; true for an extension without rules. */
  holdsWhatItSays(): boolean {
    if (hasExtension(this.name, ['.csv'])) return isText(this.content);
    const rule = contentTypes.find(([extension]) => hasExtension(this.name, [extension]));
    return !rule || rule[1] === this.#type;
  }
}

async function typeOf(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content);
  if (!found && content.subarray(0, pdfHeadWithin).includes('%PDF-')) return 'pdf';
  // Some programs pack an Office document in an order that hides its type.
  if (found?.ext === 'zip') return officeTypeOf(content);
  return found?.ext;
}

function officeTypeOf(content: Buffer): string {
  if (!content.includes('[Content_Types].xml')) return 'zip';
  if (content.includes('xl/workbook.xml')) return 'xlsx';
  return content.includes('word/document.xml') ? 'docx' : 'zip';
}

/** Text in any encoding of a spreadsheet program: no control characters, except in UTF-16 with its mark. */
function isText(content: Buffer): boolean {
  const isUtf16 = ['fffe', 'feff'].includes(content.subarray(0, 2).toString('hex'));
  return isUtf16 || !content.some((byte) => byte < 32 && !blanks.includes(byte));
}

/** Tab, line feed, form feed and carriage return. */
const blanks = [9, 10, 12, 13];
