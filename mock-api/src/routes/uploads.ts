import { fileTypeRules, hasExtension, spreadsheetExtensions } from '@portal/domain';
import type { Call } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { refuseHeavySpreadsheet } from '../spreadsheet/spreadsheet.ts';
import type { FileRow } from '../store/tables.ts';

const otherContent =
  'Le contenu du fichier ne correspond pas à l’extension de son nom - The content of the file does not match the extension of its name';

/** What the caller of an upload says about the file, besides its content. */
type Described = Pick<FileRow, 'refType'> & Partial<Omit<FileRow, 'id' | 'upload' | 'storedAt' | 'status'>>;

/** Refuses a file whose name ends in none of the extensions. */
export function checkExtension(file: UploadedFile, extensions: readonly string[]): void {
  if (!hasExtension(file.name, extensions)) throw badField('file', `must be one of ${extensions.join(', ')}`);
}

/**
 * Keeps an upload as a new file of that type. Refuses an empty file, a kind of file that the type does not take, and a
 * content that is not what the name says.
 */
export function keepUpload(
  { caller, contents, store, now }: Pick<Call, 'caller' | 'contents' | 'store' | 'now'>,
  file: UploadedFile,
  described: Described,
): FileRow {
  checkExtension(file, fileTypeRules[described.refType].extensions);
  if (file.content.byteLength === 0) throw badField('file', 'is empty');
  if (!file.holdsWhatItSays()) throw new Refusal('bad-input', otherContent, { file: [otherContent] });
  if (hasExtension(file.name, spreadsheetExtensions)) refuseHeavySpreadsheet(file.content);
  return store.insert('files', {
    name: file.name,
    title: null,
    refId: null,
    contractId: null,
    studentId: null,
    languageId: null,
    userId: 'userId' in caller ? caller.userId : null,
    tagDate: null,
    ...described,
    storedAt: now.toISOString(),
    status: 1,
    upload: { key: contents.keep(file.content), size: file.content.byteLength },
  });
}
