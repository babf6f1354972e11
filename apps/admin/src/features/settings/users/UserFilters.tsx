import { roles } from '@portal/domain';
import { type ActiveFilter, SegmentedControl, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo } from 'react';
import type { ListCounted } from '../../../parts/ListCount';
import { ListFilters } from '../../../parts/ListFilters';
import { role as roleFilter } from './UserFilters.css';
import { statuses, type UserListState } from './user-list-state';
import { userListWords } from './user-list-words';

export interface UserFiltersProps {
  /** What the list shows at present. */
  state: UserListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<UserListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the list as it opens. */
  onReset: () => void;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

/** Status, role and search of the users list (SET-USER-02 to SET-USER-04). */
export function UserFilters({ state, onChange, onReset, counted }: UserFiltersProps) {
  const { t, plain } = userListWords.useWords();
  const ofDomain = vocabulary.useWords();
  const options = useMemo(
    () => statuses.map((value) => ({ value, label: <userListWords.T k={`status.${value}`} /> })),
    [],
  );
  const active: ActiveFilter[] = [];
  if (state.role !== '')
    active.push({
      id: 'role',
      label: (
        <>
          {t('roleFilter')} : {ofDomain.t(`role.${state.role}`)}
        </>
      ),
      onRemove: () => onChange({ role: '' }),
    });

  return (
    <ListFilters
      lead={
        <SegmentedControl
          label={t('statusFilter')}
          hideLabel
          options={options}
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
      <div className={roleFilter}>
        <SelectField
          label={t('roleFilter')}
          hideLabel
          placeholder={plain('roleFilter')}
          options={roles.map((value) => ({ value, label: ofDomain.plain(`role.${value}`) }))}
          value={state.role}
          onChange={(event) =>
            onChange({ role: roles.find((value) => value === event.currentTarget.value) ?? '' })
          }
        />
      </div>
    </ListFilters>
  );
}
