import { PairText, type TextPair } from '@portal/i18n';
import { Combobox, type ComboboxSource } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import type { FilterField, FilterOption } from './list-filter-shapes';

export interface RecordFilterOptions<Name extends string> {
  /** The filter's name in the list's state. */
  id: Name;
  label: TextPair;
  placeholder: string;
  /** The records to choose from. */
  source: ComboboxSource;
  /** The selected record; 0 for none. */
  chosen: number;
  /** The name of the selected record; by default its label among the records. */
  chosenName?: string;
  onChange: (changes: Record<NoInfer<Name>, number>) => void;
  /** Preferred width in px. */
  width: number;
}

/** Returns a filter by one record, which is chosen in a combobox. */
export function recordFilter<const Name extends string>(
  options: RecordFilterOptions<Name>,
): FilterField<Name> {
  const { id, label, source, chosen, chosenName, width } = options;
  const known =
    'options' in source ? source.options?.find(({ value }) => value === String(chosen)) : undefined;
  const activeLabel = chosenName ?? known?.label ?? `#${chosen}`;
  return { kind: 'other', id, label, activeLabel, field: <RecordField {...options} />, width };
}

function RecordField<Name extends string>(options: RecordFilterOptions<Name>) {
  const { id, label, placeholder, source, chosen, onChange } = options;
  return (
    <Combobox
      label={<PairText value={label} />}
      hideLabel
      placeholder={placeholder}
      {...source}
      words={useComboboxWords()}
      value={chosen === 0 ? '' : String(chosen)}
      onValueChange={(value) => onChange({ [id]: Number(value) } as Record<Name, number>)}
    />
  );
}

/** Returns filter options whose labels are texts. */
export const namedOptions = <Value extends string, Key extends string>(
  values: readonly Value[],
  words: { pair: (key: Key) => TextPair; plain: (key: Key) => string },
  keyOf: (value: Value) => Key,
): FilterOption[] =>
  values.map((value) => ({ value, label: words.plain(keyOf(value)), activeLabel: words.pair(keyOf(value)) }));
