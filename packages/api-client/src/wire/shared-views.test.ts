import { aListView, allSkills, aPhrase, aSnooze } from '@portal/domain';
import { expect, it } from 'vitest';
import { phraseToWire } from '../testing/wire/phrase.ts';
import { listViewToWire, snoozeToWire } from '../testing/wire/shared-view.ts';
import { phraseFromWire } from './phrase.ts';
import { listViewFromWire, openViewsFromWire, snoozeFromWire } from './shared-view.ts';

it('reads a view as it was written', () => {
  const view = aListView({ isShared: true });
  expect(listViewToWire(view)).toEqual({
    id: 4,
    list: 'contracts',
    name: 'Fin du mois',
    query: 'status=done&columns=all',
    shared: 1,
    owner: { id: 1, name: 'Marie', last_name: 'Bélanger' },
    etag: '"v1"',
  });
  expect(listViewFromWire(listViewToWire(view))).toEqual(view);
});

it.each([4, null])('reads the views with %j as the one that opens with the list', (id) => {
  const views = [aListView({ id: 4 }), aListView({ id: 5, name: 'En retard' })];
  const wire = { data: views.map(listViewToWire), default_id: id };
  expect(openViewsFromWire(wire)).toStrictEqual({ views, defaultId: id });
});

it('reads a snooze as it was written', () => {
  const snooze = aSnooze({ kind: 'class-8', remindedOn: '2026-11-18' });
  expect(snoozeToWire(snooze)).toMatchObject({ courses_id: 412, until: '2026-12-04', shared: 1 });
  expect(snoozeFromWire(snoozeToWire(snooze))).toEqual(snooze);
});

it.each([null, ...allSkills])('reads a phrase about the skill %s as it was written', (skill) => {
  const phrase = aPhrase({ skill, level: 'B1', isFromOffice: false });
  expect(phraseToWire(phrase)).toMatchObject({ from_office: 0, text_en: 'Good progress this month.' });
  expect(phraseFromWire(phraseToWire(phrase))).toEqual(phrase);
});
