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
  /** Of each kind, what the search finds; undefined until it is known. */
  counts: Record<ChaseKind, number> | undefined;
  /** How many items are shown on all pages. */
  found: number | undefined;
}

/** The kinds with how many there are of each, and the search. */
export function ChaseFilters({ state, onChange, onReset, counts, found }: ChaseFiltersProps) {
  const { t, pair } = chaseWords.useWords();
  const number = useNumber();
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
          label={t('kinds')}
          hideLabel
          options={[
            {
              value: 'all',
              label: (
                <>
                  {t('kind.all')}
                  {counted(all)}
                </>
              ),
            },
            ...chaseKinds.map((kind) => ({
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
        // Beside five kinds there is no room for all of it in the box.
        label: t('search'),
      }}
      active={state.snoozed ? [snoozed] : []}
      onReset={onReset}
      counted={{ total: found, name: (count) => pair('counted', { count }) }}
    />
  );
}
