import { Refusal } from '../refusal/Refusal.ts';
import type { PaperAnswer } from './write-papers.ts';

/**
 * Returns the PDF. Throws a refusal with a sentence in both languages if there is none; `field` is the part of the request
 * that brings letters which no font has.
 */
export function pdfOrRefusal(answer: PaperAnswer, field = 'student_ids'): Uint8Array {
  if ('pdf' in answer) return answer.pdf;
  if (answer.refused === 'failed') throw new Error(`papers were not written: ${answer.detail}`);
  if (answer.refused === 'unavailable') throw new Refusal('bad-input', noWriter);
  const letters = answer.letters.slice(0, maxLetters).join('\u00A0');
  const fonts = fontsFor(answer.letters);
  throw new Refusal(
    'bad-input',
    `Aucune police du serveur n’a ${letters}\u00A0: il faut installer ${fonts} et la nommer dans PAPER_FONTS - No font of the server has ${letters}: install ${fonts} and name it in PAPER_FONTS`,
    { [field]: [`no font has ${letters}`] },
  );
}

const maxLetters = 20;

const noWriter =
  'Ce serveur ne peut pas produire de PDF\u00A0: la commande doctor dit pourquoi - This server cannot make PDFs: the command doctor says why';

/** The font that has most letters of a script. */
const fontsByScript: readonly [script: RegExp, font: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans CJK JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans CJK KR'],
  [/\p{Script=Han}/u, 'Noto Sans CJK SC'],
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/\p{Script=Armenian}/u, 'Noto Sans Armenian'],
  [/\p{Script=Georgian}/u, 'Noto Sans Georgian'],
  [/\p{Script=Thai}/u, 'Noto Sans Thai'],
  [/\p{Script=Tamil}/u, 'Noto Sans Tamil'],
  [/\p{Script=Bengali}/u, 'Noto Sans Bengali'],
  [/\p{Emoji_Presentation}/u, 'Noto Emoji'],
];

/** Returns the fonts to install for these letters, such as `Noto Sans Arabic, Noto Sans CJK SC`. */
function fontsFor(letters: readonly string[]): string {
  const text = letters.join('');
  const known = fontsByScript.filter(([script]) => script.test(text)).map(([, font]) => font);
  return known.length > 0 ? known.join(', ') : 'Noto Sans Symbols 2';
}
