/** A piece of a text, and whether the other text lacks it. */
export interface TextPiece {
  text: string;
  differs: boolean;
}

/** Texts with more words are shown without marks, because the comparison takes too long. */
const maxCompared = 400;

/** Splits a text into pieces and marks those that the other text does not have in the same order. */
export function differingWords(text: string, other: string): TextPiece[] {
  const words = wordsOf(text);
  const others = wordsOf(other);
  if (words.length > maxCompared || others.length > maxCompared) return [{ text, differs: false }];
  const common = actionWords(words, others);
  const pieces: TextPiece[] = [];
  let next = 0;
  for (const part of text.split(/(\s+)/)) {
    const isSpace = part.trim() === '';
    const before = pieces.at(-1);
    const isMarked = next < words.length && !common.has(next);
    // A space is marked if the words on both sides are.
    const differs = isMarked && (!isSpace || before?.differs === true);
    if (!isSpace) next += 1;
    if (before?.differs === differs) before.text += part;
    else pieces.push({ text: part, differs });
  }
  return pieces.filter((piece) => piece.text !== '');
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Returns the indexes of `words` that are in the longest common subsequence of both lists. */
function actionWords(words: readonly string[], others: readonly string[]): Set<number> {
  const lengths = words.map((): number[] => []);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      const longest =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      const line = lengths[row];
      if (line) line[column] = longest;
    }
  }
  const common = new Set<number>();
  let [row, column] = [0, 0];
  while (row < words.length && column < others.length) {
    if (words[row] === others[column]) {
      common.add(row);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}
