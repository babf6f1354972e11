import { Combobox, type ComboboxOption, type ComboboxWords } from '@portal/ui';
import { createRoot } from 'react-dom/client';

import './instrument.ts';

// The page that bench/combobox.ts measures: one field with 5,000 names, some long, most with accents.

const kinds = ['Banque', 'Entreprises', 'Clinique', 'Ateliers', 'Université', 'Transports', 'Coopérative'];
const places = ['Champlain', 'Beauséjour', 'Saint-Jérôme', 'de l’Île', 'Richelieu', 'du Bas-Saint-Laurent'];

const options: ComboboxOption[] = Array.from({ length: 5000 }, (_, index) => ({
  value: `${index + 1}`,
  label: `${kinds[index % kinds.length]} ${places[index % places.length]} ${index + 1}`,
}));

const words: ComboboxWords = {
  clear: 'Effacer',
  noMatch: 'Aucun résultat',
  loading: 'Chargement',
  failed: 'La recherche a échoué',
  retry: 'Réessayer',
  count: (found) => `${found} résultats`,
  more: (shown, found) => `${shown} sur ${found}`,
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main style={{ padding: 24, maxWidth: 480 }}>
      <input aria-label="Plain" />
      <Combobox label="Société" name="companyId" defaultValue="3210" options={options} words={words} />
    </main>,
  );
}
