import { maxFileBytes } from '@portal/domain';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { badField, Refusal } from './Refusal.ts';
import { UploadedFile } from './UploadedFile.ts';

/** The longest name that the disks of this world keep. */
const longestName = 255;

const read = multer({
  storage: multer.memoryStorage(),
  // What browsers send; multer's own default garbles every accent.
  defParamCharset: 'utf8',
  limits: { fileSize: maxFileBytes, files: 1, fields: 20, fieldSize: 100_000, fieldNestingDepth: 0 },
}).single('file');

/**
 * Reads a form with its one file, which stands under `file` among the fields. A field left empty is one left out.
 * Throws a refusal for a malformed form, a second file, and a file over the limit (decision 27).
 */
export async function readForm(request: Request, response: Response): Promise<Record<string, unknown>> {
  await new Promise<void>((done, fail) => {
    read(request, response, (error: unknown) => (error ? fail(refusalOf(error)) : done()));
  });
  const fields = Object.entries({ ...request.body }).filter(
    ([name, value]) => value !== '' && name !== 'file',
  );
  const { file } = request;
  if (!file) return Object.fromEntries(fields);
  if (file.originalname.length > longestName) {
    throw badField('file', `must have a name of at most ${longestName} characters`);
  }
  return { ...Object.fromEntries(fields), file: await UploadedFile.of(file.originalname, file.buffer) };
}

/** Whatever a form can be refused for is the sender's doing: a cut connection too. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new Refusal('too-large', 'File size cannot exceed 8mb');
  }
  if (error instanceof MulterError) return badField(error.field ?? 'body', error.message);
  return badField('body', error instanceof Error ? error.message : 'is not a form');
}
