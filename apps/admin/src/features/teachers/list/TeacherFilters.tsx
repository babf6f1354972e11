import { useLanguages } from '@portal/api-client';
import { type ActiveFilter, SegmentedControl, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import type { ListCounted } from '../../../parts/ListCount';
import { ListFilters } from '../../../parts/ListFilters';
import { long, short } from './TeacherFilters.css';
import { assignStatuses, type TeacherListState, userStatuses } from './teacher-list-state';
import { teacherListWords } from './teacher-list-words';

export interface TeacherFiltersProps {
  /** What the list shows at present. */
  state: TeacherListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<TeacherListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the list as it opens. */
  onReset: () => void;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

/** User status, assign status, language and search of the teachers list (TEA-LIST-03 to TEA-LIST-07, SHELL-120). */
export function TeacherFilters({ state, onChange, onReset, counted }: TeacherFiltersProps) {
  const { t, plain } = teacherListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const languages = useLanguages();
  const statuses = useMemo(
    () =>
      ([...userStatuses, 'all'] as const).map((value) => ({
        value,
        label: <teacherListWords.T k={`status.${value}`} />,
      })),
    [],
  );

  const active: ActiveFilter[] = [];
  const chip = (id: 'assign' | 'language', name: ReactNode, value: ReactNode, none: '' | 0) =>
    active.push({
      id,
      label: (
        <>
          {name} : {value}
        </>
      ),
      onRemove: () => onChange({ [id]: none }),
    });
  if (state.assign !== '') chip('assign', t('assignFilter'), ofDomain.t(`assignStatus.${state.assign}`), '');
  if (state.language !== 0) {
    const language = languages.data?.find(({ id }) => id === state.language)?.name ?? `#${state.language}`;
    chip('language', t('languageFilter'), language, 0);
  }

  return (
    <ListFilters
      lead={
        <SegmentedControl
          label={t('statusFilter')}
          hideLabel
          options={statuses}
          value={state.status}
          onValueChange={(status) => onChange({ status })}
        />
      }
      search={{
        value: state.search,
        onSearch: (search) => onChange({ search }, { replace: true }),
        label: t('search'),
        placeholder: plain('search'),
      }}
      active={active}
      onReset={onReset}
      counted={counted}
    >
      <div className={long}>
        <SelectField
          label={t('assignFilter')}
          hideLabel
          placeholder={plain('assignFilter')}
          options={assignStatuses.map((value) => ({
            value,
            label: ofDomain.plain(`assignStatus.${value}`),
          }))}
          value={state.assign}
          onChange={(event) =>
            onChange({ assign: assignStatuses.find((value) => value === event.currentTarget.value) ?? '' })
          }
        />
      </div>
      <div className={short}>
        <SelectField
          label={t('languageFilter')}
          hideLabel
          placeholder={plain('languageFilter')}
          options={(languages.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={state.language === 0 ? '' : String(state.language)}
          onChange={(event) => onChange({ language: Number(event.currentTarget.value) })}
        />
      </div>
    </ListFilters>
  );
}
