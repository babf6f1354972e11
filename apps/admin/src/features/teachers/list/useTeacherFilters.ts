import { useLanguages } from '@portal/api-client';
import { vocabulary } from '@portal/views';
import type { FilterField } from '../../../parts/list/list-filter-fields';
import { assignStatuses, type TeacherListState } from './teacher-list';
import { teacherListWords } from './teacher-list-words';

/** The filters of the teacher list: assign status and language (TEA-LIST-05, TEA-LIST-06). */
export function useTeacherFilters(): readonly FilterField<keyof TeacherListState>[] {
  const { t, plain } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const languages = useLanguages();
  return [
    {
      kind: 'select',
      id: 'assign',
      label: t('assignFilter'),
      placeholder: plain('assignFilter'),
      options: assignStatuses.map((value) => ({
        value,
        label: ofDomain.plain(`assignStatus.${value}`),
        activeLabel: ofDomain.t(`assignStatus.${value}`),
      })),
      width: 290,
    },
    {
      kind: 'select',
      id: 'language',
      label: t('language'),
      placeholder: plain('language'),
      options: (languages.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      width: 236,
    },
  ];
}
