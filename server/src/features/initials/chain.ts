import { createHash, randomBytes } from 'node:crypto';

// The chain of a contract, as docs/initials.md describes it for those who verify it without us.

/** What is before the first line of a chain. */
export const noDigest = '0'.repeat(64);

/** A part of a line: its text, the salt that hides the text behind the digest, and the digest. */
export interface SealedPart {
  readonly text: string;
  readonly salt: string;
  readonly digest: string;
}

/** Seals a part of a line with a new salt. */
export function sealPart(value: unknown): SealedPart {
  const text = JSON.stringify(value);
  const salt = randomBytes(16).toString('hex');
  return { text, salt, digest: digestOf(salt + text) };
}

/** What the digest of a line is made from. */
export interface ChainLine {
  readonly sequence: number;
  /** The digest of the line before. */
  readonly previous: string;
  readonly class_digest: string;
  readonly person_digest: string;
  readonly teacher_digest: string;
}

/** Returns the digest of a line, and so of all lines before it. */
export function lineDigest(line: ChainLine): string {
  const { sequence, previous, class_digest, person_digest, teacher_digest } = line;
  return digestOf(
    ['portal-initials-1', sequence, previous, class_digest, person_digest, teacher_digest].join('\n'),
  );
}

function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
