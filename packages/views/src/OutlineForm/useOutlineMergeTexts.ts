import { emphases, frequencies, learningAids, type OutlineFormText } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import { vocabulary } from '../vocabulary';
import { outlineWords } from './outline-words';

type Field = keyof OutlineFormText;

/** Returns field names and value texts for the merge of an outline that two people changed. */
export function useOutlineMergeTexts() {
  const { stack, pair } = outlineWords.useWords();
  const ofDomain = vocabulary.useWords();
  const listed = <Choice extends string>(
    chosen: readonly string[],
    choices: readonly Choice[],
    name: (choice: Choice) => TextPair,
    other: string,
  ): TextPair => {
    const names = choices.filter((choice) => chosen.includes(choice)).map(name);
    return joinPairs(other && chosen.includes('other') ? [...names, { fr: other, en: other }] : names);
  };
  return {
    title: stack('changedMeanwhile'),
    term: (field: Field) => pair(field),
    show(field: Field, text: OutlineFormText): string | TextPair {
      if (field === 'emphasis')
        return text.emphasis.length === 0
          ? ''
          : listed(
              text.emphasis,
              emphases,
              (choice) => ofDomain.pair(`emphasis.${choice}`),
              text.otherEmphasis,
            );
      if (field === 'learningAids')
        return text.learningAids.length === 0
          ? ''
          : listed(
              text.learningAids,
              learningAids,
              (choice) => ofDomain.pair(`learningAid.${choice}`),
              text.otherLearningAid,
            );
      const value = text[field];
      const frequency = isFrequency(field) && frequencies.find((known) => known === value);
      return frequency ? ofDomain.pair(`frequency.${frequency}`) : String(value ?? '');
    },
  };
}

function isFrequency(field: Field): boolean {
  return field === 'conversation' || field === 'writing' || field === 'listening' || field === 'reading';
}
