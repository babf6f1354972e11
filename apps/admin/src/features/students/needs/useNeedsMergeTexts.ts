import { useCourseTypes } from '@portal/api-client';
import {
  type FormText,
  frequencies,
  type StudentNeedsFormValues,
  seasons,
  webinarTypes,
} from '@portal/domain';
import type { MergeTexts } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { needsWords } from './needs-words';

type NeedsText = FormText<StudentNeedsFormValues>;

/** Returns field names and value texts for the merge of needs that two people changed. */
export function useNeedsMergeTexts(): MergeTexts<NeedsText> {
  const { stack, pair } = needsWords.useWords();
  const ofDomain = vocabulary.useWords();
  const courseTypes = useCourseTypes().data;
  return {
    title: stack('changedElsewhere'),
    term(field) {
      if (field === 'languageId') return pair('title');
      return isUse(field) ? ofDomain.pair(`emphasis.${uses[field]}`) : pair(field);
    },
    show(field, text) {
      const value = text[field];
      const season = field === 'season' && seasons.find((known) => known === value);
      if (season) return ofDomain.pair(`season.${season}`);
      const webinar = field === 'webinarType' && webinarTypes.find((known) => known === value);
      if (webinar) return text.otherWebinar || ofDomain.pair(`webinarType.${webinar}`);
      const frequency = isUse(field) && frequencies.find((known) => known === value);
      if (frequency) return ofDomain.pair(`frequency.${frequency}`);
      const courseType = field === 'courseTypeId' && courseTypes?.find(({ id }) => id === Number(value));
      return courseType ? courseType.name : value;
    },
  };
}

/** Fields that are merged as one. */
export const needsMergeGroups = [['webinarType', 'otherWebinar']] as const;

const uses = {
  conversation: 'speaking',
  listening: 'listening',
  writing: 'writing',
  reading: 'reading',
} as const;

function isUse(field: string): field is keyof typeof uses {
  return field in uses;
}
