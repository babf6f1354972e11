import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { maxFileBytes } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { UploadedFile } from '../files/UploadedFile.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';

/** Maximum length of a file name on common file systems. */
const maxNameLength = 255;

/** Limits of a form. The size of the file is checked while it arrives. */
export const formLimits = { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 100_000 };

/** Where the file is written, and how fast it may arrive. */
interface Receiving {
  /** The folder for the file while it is uploaded. */
  readonly folder: string;
  /** Resolves when this many further bytes may be received. */
  readonly mayTake: (bytes: number) => Promise<void>;
}

/**
 * Reads a form and runs `use` with it. Its file is written to the folder while it arrives, and deleted when `use` has
 * ended.
 */
export async function withForm<T>(
  request: FastifyRequest,
  { folder, mayTake }: Receiving,
  use: (fields: Record<string, unknown>) => Promise<T>,
): Promise<T> {
  const draft = join(folder, randomUUID());
  try {
    return await use(await readForm(request, draft, mayTake));
  } finally {
    // Failing to delete a draft is not a failure of the call: the next start deletes it.
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/**
 * Reads a form with exactly one file, in the field `file`. An empty field counts as missing. Throws a refusal for a
 * malformed form, a second file, and a file over the limit (DECISION-27).
 */
async function readForm(
  request: FastifyRequest,
  draft: string,
  mayTake: Receiving['mayTake'],
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') fields.file = await readFile(part, draft, mayTake);
      else if (part.fieldname in fields) throw badField(part.fieldname, 'is given twice');
      else if (part.value !== '' && part.fieldname !== 'file') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return fields;
}

async function readFile(
  part: MultipartFile,
  draft: string,
  mayTake: Receiving['mayTake'],
): Promise<UploadedFile> {
  if (part.fieldname !== 'file') throw badField(part.fieldname, 'Unexpected field');
  // At once, and not at the end of the file, which may never arrive.
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  const file = await open(draft, 'wx', 0o600);
  // Computed while the file arrives: reading it again takes memory, which the whole process then has to clean up.
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of part.file) {
      await mayTake(chunk.length);
      await file.appendFile(chunk);
      hash.update(chunk);
      size += chunk.length;
    }
  } finally {
    await file.close();
  }
  if (part.filename.length > maxNameLength) {
    throw badField('file', `must have a name of at most ${maxNameLength} characters`);
  }
  return new UploadedFile(part.filename, draft, { size, hash: hash.digest('hex') });
}

/** Errors while reading are the sender's fault, even a broken connection, except failures of the disk. */
function refusalOf(error: unknown): Error {
  if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return tooLarge();
  }
  return badField('body', error instanceof Error ? error.message : 'is not a form');
}

function tooLarge(): Refusal {
  return new Refusal('too-large', 'File size cannot exceed 8mb');
}
