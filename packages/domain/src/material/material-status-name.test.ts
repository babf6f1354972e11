import { expect, it } from 'vitest';
import { materialStatusName } from './material-status-name.ts';

it.each([
  ['requested', { fr: 'Demandé', en: 'Requested' }],
  ['in preparation', { fr: 'En préparation', en: 'In preparation' }],
  ['in_preparation', { fr: 'En préparation', en: 'In preparation' }],
  ['Delivered', { fr: 'Livré', en: 'Delivered' }],
  ['on_loan', { fr: 'On loan', en: 'On loan' }],
])('names the material status %s in both languages (CON-OUT-06)', (serverName, name) => {
  expect(materialStatusName(serverName)).toEqual(name);
});
