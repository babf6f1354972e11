import { useHasExtension } from '@portal/api-client';
import { type ChaseKind, chaseKinds } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { type ActiveFilter, SegmentedControl } from '@portal/ui';
import { ListFilters } from '../../parts/ListFilters';
import type { ChaseState } from './chase-view';
import { chaseWords } from './chase-words';

export interface ChaseFiltersProps {
  state: ChaseState;
  onChange: (changes: Partial<ChaseState>, options?: { replace?: boolean }) => void;
  onReset: () => void;
  /** Search results per kind; undefined until loaded. */
  counts: Record<ChaseKind, number> | undefined;
  /** Number of items on all pages. */
  found: number | undefined;
}

/** Filters by kind, with a count for each, and the search box. */
export function ChaseFilters({ state, onChange, onReset, counts, found }: ChaseFiltersProps) {
  const { t, pair } = chaseWords.useWords();
  const number = useNumber();
  const hasClasses = useHasExtension('planned-classes');
  const kinds = chaseKinds.filter((kind) => kind !== 'class' || hasClasses);
  const all = counts && chaseKinds.reduce((sum, kind) => sum + counts[kind], 0);
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
          onValueChange={(value) => onChange({ kind: chaseKinds.find((kind) => kind === value) ?? '' })}
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
