import {
  foldText,
  formObject,
  type ImportColumn,
  isCalendarDate,
  optionalChoice,
  optionalDate,
  optionalNumber,
  optionalText,
  refusal,
  requiredChoice,
  requiredDate,
  requiredEmail,
  requiredText,
  typedNumber,
} from '@portal/domain';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';

/** A text in both languages. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** What a cell of a column contains. */
export type Kind =
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'email'; readonly max: number }
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly whole?: boolean }
  | { readonly is: 'day' }
  | { readonly is: 'moment' }
  /**
   * An object, or with `isList` a list of objects. `names` is the field of each item that refers to a record of another
   * file.
   */
  | {
      readonly is: 'json';
      readonly isList?: boolean;
      readonly names?: { readonly field: string; readonly of: string };
    }
  /** One of several words. `stored` has the values in the database if they differ from the words. */
  | {
      readonly is: 'choice';
      readonly words: readonly string[];
      readonly stored?: readonly (string | number)[];
    }
  | { readonly is: 'yes' }
  /** A record of another file, or several, separated by semicolons. */
  | { readonly is: 'record' | 'records'; readonly of: string }
  /** The path of a file within the folder. */
  | { readonly is: 'path' };

/** A column of one of the organisation's files. */
export interface Column extends ImportColumn {
  readonly kind: Kind;
  /** The column of the table; by default the name of the field, null if the value is not written to the table. */
  readonly column?: string | null;
  /** SQL that reads the value if it is more than the column. */
  readonly select?: RawBuilder<unknown>;
  /** Value of an empty cell. */
  readonly otherwise?: string | number | null;
}

/** Alternative spellings of the words of choices. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  yes: ['oui', 'o', 'y', 'x', '1', 'true', 'vrai'],
  no: ['non', 'n', '0', 'false', 'faux'],
  pending: ['en attente'],
  activated: ['activé', 'actif', 'active'],
  done: ['terminé'],
  archived: ['archivé'],
  fall: ['automne'],
  winter: ['hiver'],
  spring: ['printemps'],
  summer: ['été'],
};

const yesAndNo = ['yes', 'no'];

/** Result of reading a cell: the value to store, or a refusal code of the domain. */
export type ReadCell = { readonly value: unknown } | { readonly refused: string };

/** Reads a cell by the rules of the domain. A reference to a record stays a text. */
export function readCell({ kind, required = false, otherwise = null }: Column, text: string): ReadCell {
  const typed = 'words' in kind || kind.is === 'yes' ? knownWord(wordsOf(kind), text) : text;
  if (typed.trim() === '' && !required) return { value: otherwise };
  const read = formObject({ cell: schemaOf(kind, required) }).safeParse({ cell: typed });
  if (!read.success) return { refused: read.error.issues[0]?.message ?? refusal('required') };
  return { value: storedValue(kind, read.data.cell) };
}

function schemaOf(kind: Kind, required: boolean): z.ZodType {
  switch (kind.is) {
    case 'text':
      return required ? requiredText('required', { max: kind.max }) : optionalText(kind.max);
    case 'email':
      return requiredEmail('required', { invalid: 'email-invalid', max: kind.max });
    case 'number': {
      const limits = { whole: kind.whole, range: { min: kind.min, max: kind.max } };
      return required ? typedNumber(limits) : optionalNumber(limits);
    }
    case 'day':
      return required ? requiredDate() : optionalDate();
    case 'moment':
      return requiredText().refine(isMoment, { error: refusal('date-invalid') });
    case 'json':
      return requiredText().refine((text) => isJson(text, kind.isList === true), { error: 'JSON' });
    case 'choice':
    case 'yes': {
      const words = wordsOf(kind);
      return required ? requiredChoice(words) : optionalChoice(words);
    }
    default:
      return requiredText();
  }
}

function wordsOf(kind: Kind): readonly string[] {
  return kind.is === 'choice' ? kind.words : yesAndNo;
}

function knownWord(words: readonly string[], text: string): string {
  const plain = foldText(text);
  return (
    words.find((word) => [word, ...(spellings[word] ?? [])].some((one) => foldText(one) === plain)) ?? text
  );
}

function storedValue(kind: Kind, value: unknown): unknown {
  if (kind.is === 'yes') return value === 'yes' ? 1 : 0;
  if (kind.is === 'moment') return new Date(String(value)).toISOString();
  if (kind.is !== 'choice' || !kind.stored) return value;
  return kind.stored[kind.words.indexOf(String(value))];
}

/** Converts a stored value to the value that its cell shows; lists stay lists. */
export function shownValue(kind: Kind, value: unknown): unknown {
  if (value === null) return null;
  if (kind.is === 'yes') return value === 1 || value === true;
  if (kind.is !== 'choice' || !kind.stored) return value;
  return kind.words[kind.stored.indexOf(value as string | number)] ?? value;
}

function isMoment(text: string): boolean {
  return (
    isCalendarDate(text.slice(0, 10)) && /^.{10}T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  );
}

function isJson(text: string, isList: boolean): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Array.isArray(value) === isList;
  } catch {
    return false;
  }
}

/** Describes what a column accepts, in both languages. */
export function allowedIn({ kind }: Pick<Column, 'kind'>): Bilingual {
  switch (kind.is) {
    case 'text':
      return { fr: `texte, au plus ${kind.max} caractères`, en: `text, at most ${kind.max} characters` };
    case 'email':
      return { fr: 'adresse de courriel', en: 'email address' };
    case 'number': {
      const range = `${kind.min} à ${kind.max}`;
      const whole = kind.whole === true;
      return {
        fr: `nombre ${whole ? 'entier ' : ''}de ${range}`,
        en: `${whole ? 'whole ' : ''}number from ${range.replace('à', 'to')}`,
      };
    }
    case 'day':
      return { fr: 'date, AAAA-MM-JJ', en: 'date, YYYY-MM-DD' };
    case 'moment':
      return { fr: 'date et heure, 2026-11-20T12:00:00Z', en: 'date and time, 2026-11-20T12:00:00Z' };
    case 'json':
      if (!kind.names) return { fr: 'objet JSON', en: 'JSON object' };
      return {
        fr: `liste JSON dont « ${kind.names.field} » est un enregistrement de ${kind.names.of}`,
        en: `JSON list in which "${kind.names.field}" is a record of ${kind.names.of}`,
      };
    case 'choice':
      return { fr: kind.words.join(', '), en: kind.words.join(', ') };
    case 'yes':
      return { fr: 'oui ou non', en: 'yes or no' };
    case 'record':
      return { fr: `un enregistrement de ${kind.of}`, en: `a record of ${kind.of}` };
    case 'records':
      return {
        fr: `des enregistrements de ${kind.of}, séparés par des points-virgules`,
        en: `records of ${kind.of}, separated by semicolons`,
      };
    case 'path':
      return { fr: 'chemin d’un fichier dans le dossier', en: 'path of a file within the folder' };
  }
}
