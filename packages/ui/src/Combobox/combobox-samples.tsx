import { BilingualText } from '../BilingualText/BilingualText';
import type { MultiComboboxWords } from '../MultiCombobox/MultiCombobox';
import {
  type ComboboxOption,
  type ComboboxSearch,
  type ComboboxWords,
  matchingOptions,
} from './combobox-options';

// Sample data for the stories of both comboboxes.

export const comboboxWords: ComboboxWords = {
  clear: <BilingualText fr="Effacer" en="Clear" />,
  noMatch: <BilingualText fr="Aucun résultat" en="No match" />,
  loading: <BilingualText fr="Chargement…" en="Loading…" />,
  failed: <BilingualText fr="La recherche a échoué" en="The search failed" />,
  retry: <BilingualText fr="Réessayer" en="Try again" />,
  count: (found) => <BilingualText fr={`${found} résultats`} en={`${found} results`} />,
  more: (shown, found) => (
    <BilingualText fr={`${shown} sur ${found} : précisez`} en={`${shown} of ${found}: be more precise`} />
  ),
};

export const multiComboboxWords: MultiComboboxWords = {
  ...comboboxWords,
  clear: <BilingualText fr="Tout effacer" en="Clear all" />,
  chosen: 'Sociétés choisies - Chosen companies',
  remove: (label) => <BilingualText fr={`Retirer ${label}`} en={`Remove ${label}`} />,
};

export const companies: readonly ComboboxOption[] = [
  { value: '1', label: 'Banque Champlain' },
  { value: '2', label: 'Entreprises Beauséjour' },
  { value: '3', label: 'Beauséjour et fils' },
  { value: '5', label: 'Archives Beaulieu', disabled: true },
  { value: '6', label: 'Cœur de l’île' },
  { value: '4', label: 'Clinique Saint-Jérôme' },
  {
    value: '7',
    label: 'Regroupement provincial des entreprises d’économie sociale en aide à domicile de l’Outaouais',
  },
  { value: '8', label: 'Transports Nordiques' },
  { value: '9', label: 'Université de la Rive' },
];

const names = [
  'Banque Champlain',
  'Beauséjour',
  'Clinique Saint-Jérôme',
  'Ateliers Œuvre d’or',
  'Transports Nordiques',
];

export const fiveThousandCompanies: readonly ComboboxOption[] = Array.from({ length: 5000 }, (_, index) => ({
  value: `${index + 1}`,
  label: `${names[index % names.length]} ${index + 1}`,
}));

/** Returns a delayed search that yields at most twenty options. */
export const searchAmong =
  (options: readonly ComboboxOption[]): ComboboxSearch =>
  async (typed) => {
    const found = matchingOptions(options, typed);
    return new Promise((answer) => {
      setTimeout(() => answer({ options: found.slice(0, 20), total: found.length }), 30);
    });
  };
