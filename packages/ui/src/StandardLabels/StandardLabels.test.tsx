import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StandardLabel, StandardLabelsProvider } from './StandardLabelsProvider';

it('shows the label of the provider', () => {
  const french = { close: 'Fermer', cancel: 'Annuler', retry: 'Réessayer' };
  const label = renderToStaticMarkup(
    <StandardLabelsProvider label={({ k }) => french[k]}>
      <StandardLabel k="retry" />
    </StandardLabelsProvider>,
  );
  expect(label).toBe('Réessayer');
});

it('names the button by its key without a provider', () => {
  expect(renderToStaticMarkup(<StandardLabel k="close" />)).toBe('close');
});
