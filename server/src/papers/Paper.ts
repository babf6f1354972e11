import type { AttestationContent, AttestationLanguage, EvidencePaper } from '@portal/domain';

/** A paper to write: its texts, and what identifies it. */
export interface Paper {
  readonly content: AttestationContent;
  readonly number: string;
  readonly code: string;
  /** The day of issue in words. */
  readonly issuedOn: string;
}

/** Papers of one language that become one PDF. */
export interface PaperSet {
  readonly papers: readonly Paper[];
  readonly language: AttestationLanguage;
  /** The address that verifies a paper is below it. */
  readonly publicUrl: string;
  /** The title of the document. */
  readonly title: string;
}

/** A company's evidence of a year, which becomes one PDF. */
export interface EvidenceToWrite {
  readonly paper: EvidencePaper;
  readonly language: AttestationLanguage;
  /** The present day in words. */
  readonly writtenOn: string;
}

/** Why papers could not be written. */
export type PaperRefusal =
  /** The program that writes them cannot be loaded; `detail` says why. */
  | { readonly refused: 'unavailable'; readonly detail: string }
  /** No font has these letters. */
  | { readonly refused: 'letters'; readonly letters: readonly string[] }
  | { readonly refused: 'failed'; readonly detail: string };

/** Settings of the fonts. */
export interface PaperFonts {
  /** Families that are used for letters which the first font lacks, in order. */
  readonly families: readonly string[];
  /** A folder with further fonts, as TTF or OTF files. */
  readonly folder: string | undefined;
}
