import { classStatuses } from '@portal/domain';
import { labelledPair, PairText, useNumber } from '@portal/i18n';
import { ListCount, listWords } from '@portal/records';
import { Combobox, type ComboboxOption, FilterBar, Icon, SegmentedControl } from '@portal/ui';
import { classLooks, classStatusWords, useComboboxWords } from '@portal/views';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { legend, number as numberStyle } from './Calendar.css';
import {
  type CalendarClass,
  type CalendarState,
  type CalendarView,
  filterOptions,
  type RecordFilter,
  recordFilters,
} from './calendar-view';
import { calendarWords } from './calendar-words';

export interface CalendarFiltersProps {
  state: CalendarState;
  onChange: (changes: Partial<CalendarState>) => void;
  onReset: () => void;
  /** All classes of the days; undefined until loaded. */
  classes: readonly CalendarClass[] | undefined;
  counts: CalendarView['counts'] | undefined;
  /** Buttons to other days, next to the filter button on phones and tablets. */
  steps: ReactNode;
}

/** Filters by status, language, teacher and company. The status filter is also the legend and shows the counts. */
export function CalendarFilters({ state, onChange, onReset, classes, counts, steps }: CalendarFiltersProps) {
  const list = listWords.useWords();
  const { t, stack, plain, pair } = calendarWords.useWords();
  const ofStatus = classStatusWords.useWords();
  const words = useComboboxWords();
  const number = useNumber();
  const noTeacher = plain('noTeacher');
  // Sorting hundreds of names can wait until the classes are painted.
  const listed = useDeferredValue(classes, undefined);
  const options = useMemo(() => {
    const of = (filter: RecordFilter): ComboboxOption[] =>
      filterOptions(listed ?? [], filter).map((option) =>
        option.value === 'none' ? { ...option, label: noTeacher } : option,
      );
    return { language: of('language'), teacher: of('teacher'), company: of('company') };
  }, [listed, noTeacher]);
  const labelOf = (filter: RecordFilter) =>
    options[filter].find(({ value }) => value === state[filter])?.label ?? `#${state[filter]}`;
  const counted = (count: number | undefined) =>
    count !== undefined && <span className={numberStyle}>{number(count)}</span>;
  const total = counts?.[state.status || 'all'];
  const name = (count: number) => pair('counted', { count });
  return (
    <FilterBar
      label={list.t('filters')}
      search={steps}
      lead={
        <SegmentedControl
          label={t('statuses')}
          hideLabel
          options={[
            {
              value: 'all',
              label: (
                <span className={legend}>
                  {stack('all')} {counted(counts?.all)}
                </span>
              ),
            },
            ...classStatuses.map((status) => ({
              value: status,
              label: (
                <span className={legend}>
                  <Icon of={classLooks[status].icon} size="small" data-status={status} />
                  {ofStatus.stack(status)} {counted(counts?.[status])}
                </span>
              ),
            })),
          ]}
          value={state.status || 'all'}
          onValueChange={(value) =>
            onChange({ status: classStatuses.find((status) => status === value) ?? '' })
          }
        />
      }
      active={recordFilters
        .filter((filter) => state[filter] !== '')
        .map((filter) => ({
          id: filter,
          label: <PairText value={labelledPair(pair(filter), labelOf(filter))} />,
          onRemove: () => onChange({ [filter]: '' }),
        }))}
      removeLabel={list.t('removeFilter')}
      onReset={onReset}
      resetLabel={list.t('reset')}
      count={<ListCount total={total} name={name} />}
      showLabel={
        total === undefined
          ? list.t('showResult')
          : list.t('showCounted', { number: number(total), what: name(total) })
      }
    >
      {recordFilters.map((filter) => (
        <div key={filter} style={{ flex: '0 1 150px', minWidth: 0 }}>
          <Combobox
            label={t(filter)}
            hideLabel
            placeholder={plain(filter)}
            options={options[filter]}
            loading={listed === undefined}
            words={words}
            value={state[filter]}
            onValueChange={(value) => onChange({ [filter]: value })}
          />
        </div>
      ))}
    </FilterBar>
  );
}
