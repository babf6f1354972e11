import { describe, expect, it } from 'vitest';
import { markedParts, matchesTyped } from './typed-matches';

describe('what is found by typing', () => {
  it.each([
    ['', ['Léa Villeneuve'], true],
    ['lea', ['Léa Villeneuve'], true],
    ['LÉA ville', ['Léa Villeneuve'], true],
    ['villeneuve léa', ['Léa Villeneuve'], true],
    ['villeneuve champlain', ['Léa Villeneuve', 'Banque Champlain'], true],
    ['0412', ['2026-0412', null], true],
    ['lea.villeneuve@', ['Léa Villeneuve', 'lea.villeneuve@passerelle.example'], true],
    ['coeur', ['Cœur de pirate'], true],
    ["l'ecluse", ['L’Écluse'], true],
    ['saint-pierre', ['Marie Saint Pierre', null], true],
    ['saint pierre', ['Marie Saint\u2011Pierre'], true],
    ['lodz', ['Łódź'], true],
    ['lea parker', ['Léa Villeneuve'], false],
    ['x', [undefined, null], false],
  ])('"%s" in %j: %s', (typed, texts, isFound) => {
    expect(matchesTyped(typed, texts)).toBe(isFound);
  });
});

describe('what is marked of a name', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Léa Villeneuve', 'lea', '[Léa] Villeneuve'],
    ['Léa Villeneuve', 'neuve LEA', '[Léa] Ville[neuve]'],
    ['Banane', 'an', 'B[anan]e'],
    ['Cœur', 'oe', 'C[œ]ur'],
    ['Cœur', 'coeu', '[Cœu]r'],
    // A decomposed accent.
    ['Éric'.normalize('NFD'), 'er', `[${'Ér'.normalize('NFD')}]ic`],
    ['Mme Saint\u2011Pierre', 'saint-pierre', 'Mme [Saint\u2011Pierre]'],
    ['Weiß', 'weiss', '[Weiß]'],
    ['Andrew', 'zoé', 'Andrew'],
    ['Andrew', '', 'Andrew'],
    ['', 'a', ''],
  ])('%s by "%s": %s', (text, typed, parts) => {
    expect(marked(text, typed)).toBe(parts);
  });

  it('loses no letter of any text', () => {
    for (const text of ['ﬁn de l’été', '👩‍🏫 Zoë', 'ليلى حداد', 'Nguyễn']) {
      expect(
        markedParts(text, 'e fi n ﬁ ل')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
