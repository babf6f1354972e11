import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'range-parser';
import type { ByteRange } from '../files/Contents.ts';
import { attachmentOf } from '../files/file-name.ts';
import type { FileAnswer } from './call.ts';

/** Streams a file as an attachment: the whole file, or the byte range that the request asks for (RFC 9110). */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<void> {
  const { size } = file;
  const version = `"${createHash('sha256').update(file.contentKey).digest('base64url')}"`;
  const range = rangeOf(headers, size, version);
  if (range === 'unsatisfiable') {
    reply.status(416).header('Content-Range', `bytes */${size}`).send({ message: 'Range not satisfiable' });
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const content = await file.open({ start, end });
  if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply
    .header('Accept-Ranges', 'bytes')
    .header('ETag', version)
    .header('Content-Length', end - start + 1)
    .header('Content-Disposition', attachmentOf(file.name))
    .header('X-Content-Type-Options', 'nosniff')
    .type('application/octet-stream')
    .send(content);
}

/**
 * Returns the requested range. Null means the whole file, which is also the answer to several ranges and to a malformed
 * header.
 */
function rangeOf(
  headers: IncomingHttpHeaders,
  size: number,
  version: string,
): ByteRange | null | 'unsatisfiable' {
  const { range: text } = headers;
  const condition = headers['if-range'];
  if (text === undefined || (condition !== undefined && condition !== version)) return null;
  const { type, ranges, code } = parse(size, text);
  const [range, ...others] = ranges;
  if (type !== 'bytes' || others.length > 0) return null;
  if (code === 0) return range ?? null;
  return code === outsideOfFile && !range ? 'unsatisfiable' : null;
}

/** The result of `range-parser` for valid ranges that lie outside the file. */
const outsideOfFile = 2;
