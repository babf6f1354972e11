import { labelledPair, PairText, type TextPair } from '@portal/i18n';
import { CheckboxField, SegmentedControl, SelectField } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ListCounted } from '../table/ListCount';
import { ListFilters } from '../table/ListFilters';
import { fieldFrame } from '../table/list.css';
import type { List, ListStateBase } from './define-list';
import { type FilterField, type ScopeField, type SegmentsField, scopeChange } from './list-filter-shapes';

type Value = string | number | boolean;

export interface ListScreenFiltersProps<State extends ListStateBase, Query> {
  list: List<State, Query>;
  state: State;
  onChange: (changes: Partial<State>, options?: { replace?: boolean }) => void;
  onReset: () => void;
  /** The choice between the lists of the page. */
  scope?: ScopeField<string>;
  fields: readonly FilterField<string>[];
  /** The texts of the search box; undefined for a list without one. */
  search: { label: ReactNode; placeholder: string } | undefined;
  /** Number of records on all pages. */
  counted: ListCounted;
}

/** The filters of a list as fields, with the active ones as buttons that remove them (SHELL-120). */
export function ListScreenFilters<State extends ListStateBase, Query>({
  list: { defaults },
  state,
  onChange,
  onReset,
  scope,
  fields,
  search,
  counted,
}: ListScreenFiltersProps<State, Query>) {
  const setter = (id: string) => (value: Value | undefined) => onChange({ [id]: value } as Partial<State>);
  return (
    <ListFilters
      lead={
        scope?.kind === 'segments' ? (
          <Segments scope={scope} value={state[scope.id]} onChange={onChange} />
        ) : (
          scope?.field
        )
      }
      search={
        search && {
          ...search,
          value: state.search,
          onSearch: (sought) => onChange({ search: sought } as Partial<State>, { replace: true }),
        }
      }
      active={fields
        .filter(({ id }) => state[id] !== defaults[id])
        .map((field) => ({
          id: field.id,
          label: activeLabel(field, state[field.id]),
          onRemove: () => setter(field.id)(defaults[field.id]),
        }))}
      onReset={onReset}
      counted={counted}
    >
      {fields.some(({ kind }) => kind !== 'linked') &&
        fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            value={state[field.id]}
            off={defaults[field.id]}
            onChange={setter(field.id)}
          />
        ))}
    </ListFilters>
  );
}

interface SegmentsProps<State> {
  scope: SegmentsField<string>;
  value: Value | undefined;
  onChange: (changes: Partial<State>) => void;
}

function Segments<State>({ scope, value, onChange }: SegmentsProps<State>) {
  return (
    <SegmentedControl
      label={scope.label}
      hideLabel
      options={scope.options}
      value={String(value)}
      onValueChange={(chosen) => onChange(scopeChange(scope, chosen) as Partial<State>)}
    />
  );
}

interface FieldProps {
  field: FilterField<string>;
  value: Value | undefined;
  /** The value that disables the filter. */
  off: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Field({ field, value, off, onChange }: FieldProps) {
  switch (field.kind) {
    case 'linked':
      return null;
    case 'checkbox':
      return (
        <CheckboxField
          label={field.label}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'other':
      return (
        <div className={fieldFrame} style={{ flexBasis: field.width }}>
          {field.field}
        </div>
      );
    case 'select':
      return (
        <div className={fieldFrame} style={{ flexBasis: field.width }}>
          <SelectField
            label={<PairText value={field.label} />}
            hideLabel
            placeholder={field.placeholder}
            options={field.options.map((option) => ({ value: String(option.value), label: option.label }))}
            value={value === off ? '' : String(value)}
            onChange={({ currentTarget }) =>
              onChange(
                field.options.find((option) => String(option.value) === currentTarget.value)?.value ?? off,
              )
            }
          />
        </div>
      );
    default:
      return field satisfies never;
  }
}

/** Returns the text of an active filter: "Level: B1", or the label of a checkbox. */
function activeLabel(field: FilterField<string>, value: Value | undefined): ReactNode {
  if (field.kind === 'checkbox') return field.label;
  const chosen = field.kind === 'select' ? optionLabel(field.options, value) : field.activeLabel;
  return <PairText value={labelledPair(field.label, chosen)} />;
}

/** Falls back to the record's number until its name is loaded. */
function optionLabel(
  options: Extract<FilterField<string>, { kind: 'select' }>['options'],
  value: Value | undefined,
): TextPair | string {
  const option = options.find((known) => known.value === value);
  return option ? (option.activeLabel ?? option.label) : `#${value}`;
}
