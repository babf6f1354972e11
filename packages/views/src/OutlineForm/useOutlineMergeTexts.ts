import { emphases, frequencies, learningAids, type OutlineFormText } from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { joinHalves } from '../MergeDialog/MergeDialog';
import { vocabulary } from '../vocabulary';
import { outlineWords } from './outline-words';

type Field = keyof OutlineFormText;

/** Names the fields of an outline and shows their values when two people changed the same one. */
export function useOutlineMergeTexts() {
  const { stack, halves } = outlineWords.useWords();
  const ofDomain = vocabulary.useWords();
  const listed = <Choice extends string>(
    chosen: readonly string[],
    choices: readonly Choice[],
    name: (choice: Choice) => Halves,
    other: string,
  ): Halves => {
    const names = choices.filter((choice) => chosen.includes(choice)).map(name);
    return joinHalves(other && chosen.includes('other') ? [...names, { fr: other, en: other }] : names);
  };
  return {
    title: stack('changedMeanwhile'),
    term: (field: Field) => halves(field),
    show(field: Field, text: OutlineFormText): string | Halves {
      if (field === 'emphasis')
        return text.emphasis.length === 0
          ? ''
          : listed(
              text.emphasis,
              emphases,
              (choice) => ofDomain.halves(`emphasis.${choice}`),
              text.otherEmphasis,
            );
      if (field === 'learningAids')
        return text.learningAids.length === 0
          ? ''
          : listed(
              text.learningAids,
              learningAids,
              (choice) => ofDomain.halves(`learningAid.${choice}`),
              text.otherLearningAid,
            );
      const value = text[field];
      const frequency = isFrequency(field) && frequencies.find((known) => known === value);
      return frequency ? ofDomain.halves(`frequency.${frequency}`) : String(value ?? '');
    },
  };
}

function isFrequency(field: Field): boolean {
  return field === 'conversation' || field === 'writing' || field === 'listening' || field === 'reading';
}
