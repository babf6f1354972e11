import { fileTypeRules, hasExtension, maxFileBytes, spreadsheetExtensions } from '@portal/domain';
import type { Insertable } from 'kysely';
import pLimit from 'p-limit';
import type { Schema } from '../../database/schema.ts';
import type { UploadedFile } from '../../files/UploadedFile.ts';
import type { Call } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { refuseLargeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { insertRecord } from '../records.ts';
import type { FileRow } from './queries.ts';

const otherContent =
  'Le contenu du fichier ne correspond pas à l’extension de son nom - The content of the file does not match the extension of its name';

/** The fields of an upload besides its content. */
type Described = { readonly ref_type: keyof typeof fileTypeRules } & Pick<
  Partial<Insertable<Schema['files']>>,
  'title' | 'ref_id' | 'contract_id' | 'student_id' | 'language_id' | 'tag_date'
>;

/** Refuses a file with another extension. */
export function checkExtension(file: UploadedFile, extensions: readonly string[]): void {
  if (!hasExtension(file.name, extensions)) throw badField('file', `must be one of ${extensions.join(', ')}`);
}

/** Refuses an empty file, another extension, content that does not match it, and a spreadsheet that unpacks to too much. */
export async function checkContent(file: UploadedFile, extensions: readonly string[]): Promise<void> {
  checkExtension(file, extensions);
  if (file.size === 0) throw badField('file', 'is empty');
  if (!(await file.matchesExtension()))
    throw new Refusal('bad-input', otherContent, { file: [otherContent] });
  if (hasExtension(file.name, spreadsheetExtensions)) await checkUnpackedSize(file);
}

/** One after the other, because all use one buffer. */
const checkInTurn = pLimit(1);
let buffer: Buffer | undefined;

/**
 * Refuses a spreadsheet that unpacks to too much. Reads it into a buffer that stays: a new one of some MB for each file
 * made the process collect its garbage, for which everybody waited (ADR-0097).
 */
function checkUnpackedSize(file: UploadedFile): Promise<void> {
  return checkInTurn(async () => {
    buffer ??= Buffer.allocUnsafeSlow(maxFileBytes);
    refuseLargeSpreadsheet(await file.readInto(buffer));
  });
}

/**
 * Stores an upload as a new file. Refuses an empty file, an extension that the type does not accept, and content that
 * does not match the extension.
 */
export async function keepUpload(
  { caller, contents, db, now }: Pick<Call, 'caller' | 'contents' | 'db' | 'now'>,
  file: UploadedFile,
  described: Described,
): Promise<FileRow> {
  await checkContent(file, fileTypeRules[described.ref_type].extensions);
  return insertRecord(db, 'files', {
    ...described,
    name: file.name,
    user_id: 'userId' in caller ? caller.userId : null,
    stored_at: now.toISOString(),
    content_key: await contents.keep(file),
    size: file.size,
  });
}
