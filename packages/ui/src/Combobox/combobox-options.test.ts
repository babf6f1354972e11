import { expect, it } from 'vitest';
import { type ComboboxOption, hasSameOptions, matchingOptions, optionCalled } from './combobox-options';

const options: ComboboxOption[] = [
  { value: '1', label: 'Banque Champlain' },
  { value: '2', label: 'Entreprises Beauséjour' },
  { value: '3', label: 'Beauséjour et fils' },
  { value: '4', label: 'Clinique Saint-Jérôme' },
  { value: '5', label: 'Cœur de pirate', detail: 'marie@example.org' },
  { value: '6', label: 'L’Écluse' },
  { value: '7', label: 'Saint\u00A0Pierre Łódź' },
];

const found = (typed: string) => matchingOptions(options, typed).map(({ value }) => value);

it.each([
  ['', ['1', '2', '3', '4', '5', '6', '7']],
  ['  ', ['1', '2', '3', '4', '5', '6', '7']],
  ['BANQUE', ['1']],
  // Options that start with the text come first.
  ['beausejour', ['3', '2']],
  ['béau', ['3', '2']],
  ['fils beau', ['3']],
  ['st', []],
  ['st-pierre', []],
  ['saint-pierre', ['7']],
  ['saint', ['7', '4']],
  ['lodz', ['7']],
  ['saint jerome', ['4']],
  ['saint-jérôme', ['4']],
  ['coeur', ['5']],
  ['marie', ['5']],
  ["l'ecluse", ['6']],
  ['l’éclu', ['6']],
  ['zzz', []],
])('finds by "%s" %j (DECISION-80)', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

it('knows an option by its name, unless two have it or it cannot be chosen', () => {
  expect(optionCalled(options, ' banque champlain ')?.value).toBe('1');
  expect(optionCalled(options, 'saint-pierre lodz')?.value).toBe('7');
  expect(optionCalled(options, 'banque')).toBeUndefined();
  const twice = [...options, { value: '8', label: 'Banque Champlain' }];
  expect(optionCalled(twice, 'Banque Champlain')).toBeUndefined();
  expect(optionCalled([{ value: '9', label: 'A', disabled: true }], 'A')).toBeUndefined();
});

it('compares the options of two lists and their order', () => {
  const changed = (changes: Partial<ComboboxOption>) =>
    options.map((option) => (option.value === '5' ? { ...option, ...changes } : option));
  expect(hasSameOptions(options, changed({ disabled: false }))).toBe(true);
  expect(hasSameOptions(options, options.toReversed())).toBe(false);
  expect(hasSameOptions(options, options.slice(1))).toBe(false);
  for (const changes of [{ value: '9' }, { label: 'Cœur' }, { detail: 'm@example.org' }, { disabled: true }])
    expect(hasSameOptions(options, changed(changes))).toBe(false);
});
