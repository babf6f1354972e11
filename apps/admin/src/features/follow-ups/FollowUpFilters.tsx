import { useHasExtension } from '@portal/api-client';
import { type FollowUpKind, followUpKinds } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { ListFilters } from '@portal/records';
import { type ActiveFilter, SegmentedControl } from '@portal/ui';
import type { FollowUpState } from './follow-up-view';
import { followUpWords } from './follow-up-words';

export interface FollowUpFiltersProps {
  state: FollowUpState;
  onChange: (changes: Partial<FollowUpState>, options?: { replace?: boolean }) => void;
  onReset: () => void;
  /** Search results per kind; undefined until loaded. */
  counts: Record<FollowUpKind, number> | undefined;
  /** Number of items on all pages. */
  found: number | undefined;
}

/** Filters by kind, with a count for each, and the search box. */
export function FollowUpFilters({ state, onChange, onReset, counts, found }: FollowUpFiltersProps) {
  const { t, pair } = followUpWords.useWords();
  const number = useNumber();
  const hasClasses = useHasExtension('planned-classes');
  const hasScales = useHasExtension('level-scales');
  const kinds = followUpKinds.filter(
    (kind) => (kind !== 'class' || hasClasses) && (kind !== 'result' || hasScales),
  );
  const all = counts && followUpKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const counted = (count: number | undefined) => (count === undefined ? null : ` (${number(count)})`);
  const snoozed: ActiveFilter = {
    id: 'snoozed',
    label: t('snoozedFilter'),
    onRemove: () => onChange({ snoozed: false }),
  };
  return (
    <ListFilters
      lead={
        <SegmentedControl
          label={t('missing')}
          hideLabel
          options={[
            {
              value: 'all',
              label: (
                <>
                  {t('everything')}
                  {counted(all)}
                </>
              ),
            },
            ...kinds.map((kind) => ({
              value: kind,
              label: (
                <>
                  {t(`kind.${kind}`)}
                  {counted(counts?.[kind])}
                </>
              ),
            })),
          ]}
          value={state.kind || 'all'}
          onValueChange={(value) => onChange({ kind: followUpKinds.find((kind) => kind === value) ?? '' })}
        />
      }
      search={{
        value: state.search,
        onSearch: (search) => onChange({ search }, { replace: true }),
        // Next to five kinds, the full label does not fit into the box.
        label: t('search'),
      }}
      active={state.snoozed ? [snoozed] : []}
      onReset={onReset}
      counted={{ total: found, name: (count) => pair('counted', { count }) }}
    />
  );
}
