import { useCourseTypes } from '@portal/api-client';
import {
  changedFields,
  type FormText,
  frequencies,
  type StudentNeedsFormValues,
  seasons,
  webinarTypes,
} from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { ChangedMeanwhileDialog, type ChangedMeanwhileDialogProps, vocabulary } from '@portal/views';
import type { ReactNode } from 'react';
import { needsWords } from './needs-words';

export interface NeedsChangedDialogProps extends Omit<ChangedMeanwhileDialogProps, 'title' | 'fields'> {
  /** What the person began from. */
  opened: FormText<StudentNeedsFormValues>;
  /** What is stored by now. */
  theirs: FormText<StudentNeedsFormValues>;
  /** What the person wants to save. */
  mine: StudentNeedsFormValues;
}

type Field = keyof StudentNeedsFormValues;

/** Shows what someone else has changed in the needs of a student, and asks which version stands (decision 36). */
export function NeedsChangedDialog({ opened, theirs, mine, ...answers }: NeedsChangedDialogProps) {
  const { t, stack } = needsWords.useWords();
  const ofDomain = vocabulary.useWords();
  const courseTypes = useCourseTypes().data;

  const terms: Record<Exclude<Field, 'languageId'>, ReactNode> = {
    courseTypeId: t('courseTypeId'),
    hours: t('hours'),
    season: t('season'),
    webinarType: t('webinarType'),
    otherWebinar: t('otherWebinar'),
    conversation: ofDomain.t('emphasis.speaking'),
    listening: ofDomain.t('emphasis.listening'),
    writing: ofDomain.t('emphasis.writing'),
    reading: ofDomain.t('emphasis.reading'),
    objectives: t('objectives'),
    learningStyle: t('learningStyle'),
    availability: t('availability'),
    otherComments: t('otherComments'),
  };
  const named = (field: Field, text: string): string | Halves => {
    const season = field === 'season' && seasons.find((known) => known === text);
    if (season) return ofDomain.halves(`season.${season}`);
    const webinar = field === 'webinarType' && webinarTypes.find((known) => known === text);
    if (webinar) return ofDomain.halves(`webinarType.${webinar}`);
    const frequency = isUse(field) && frequencies.find((known) => known === text);
    if (frequency) return ofDomain.halves(`frequency.${frequency}`);
    const courseType = field === 'courseTypeId' && courseTypes?.find(({ id }) => id === Number(text));
    return courseType ? courseType.name : text;
  };
  const written = (field: Field, value: string | number | null) =>
    value === null || value === '' ? '---' : named(field, String(value));
  return (
    <ChangedMeanwhileDialog
      {...answers}
      title={stack('changedElsewhere')}
      fields={changedFields(opened, theirs).map((field) => ({
        id: field,
        term: field === 'languageId' ? t('title') : terms[field],
        theirs: written(field, theirs[field]),
        mine: written(field, mine[field]),
      }))}
    />
  );
}

function isUse(field: Field): boolean {
  return field === 'conversation' || field === 'listening' || field === 'writing' || field === 'reading';
}
