import { smallDataSet } from '@portal/server/samples';
import { describe, expect, it } from 'vitest';
import { type Change, Store } from './Store.ts';

const data = smallDataSet('2026-11-20');

describe('the store', () => {
  it('keeps nothing of work that fails midway', () => {
    const handedOn: Change[] = [];
    const store = new Store(data, (changes) => handedOn.push(...changes));
    const lessons = store.by('lessonsByContract', 1).length;
    const contract = store.get('contracts', 1);
    if (!contract) throw new Error('the samples have no first contract');

    expect(() =>
      store.transaction(() => {
        store.update('contracts', contract, { flag: 0, teacherId: 3 });
        store.insert('lessons', {
          contractId: 1,
          date: '2026-11-20',
          minutes: 60,
          absentStudentIds: [],
          status: 1,
        });
        store.remove('users', 2);
        throw new Error('refused');
      }),
    ).toThrow('refused');

    expect(store.get('contracts', 1)).toEqual(contract);
    expect(store.by('lessonsByContract', 1)).toHaveLength(lessons);
    expect(store.by('contractsByTeacher', 3).map(({ id }) => id)).not.toContain(1);
    expect(store.get('users', 2)?.name).toBe('Jean-Philippe');
    expect(handedOn).toEqual([]);
  });

  it('leaves every table and every look-up in its order when work fails midway', () => {
    const store = new Store(data);
    const before = store.dataSet();
    const taught = store.by('contractsByTeacher', 1).map(({ id }) => id);
    expect(() =>
      store.transaction(() => {
        for (const id of taught) store.remove('contracts', id);
        store.remove('notes', 1);
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(store.dataSet()).toEqual(before);
    expect(store.by('contractsByTeacher', 1).map(({ id }) => id)).toEqual(taught);
  });

  it('finds a row under its new owner at once, and no longer under the old one', () => {
    const store = new Store(data);
    const contract = store.get('contracts', 1);
    if (!contract) throw new Error('the samples have no first contract');
    expect(store.by('contractsByTeacher', 1)).toContain(contract);

    store.transaction(() => store.update('contracts', contract, { teacherId: 2 }));

    expect(store.by('contractsByTeacher', 1).map(({ id }) => id)).not.toContain(1);
    expect(store.by('contractsByTeacher', 2).map(({ id }) => id)).toContain(1);
  });

  it('gives an id once, also after the row that had it is gone', () => {
    const store = new Store(data);
    const mail = { to: 'a@b.example', subject: '', text: '', link: null, sentAt: '2026-11-20' };
    const first = store.transaction(() => store.insert('mails', mail));
    store.transaction(() => store.remove('mails', first.id));
    expect(store.transaction(() => store.insert('mails', mail)).id).toBeGreaterThan(first.id);
  });

  it('leaves the samples untouched, so that mocks side by side can share them', () => {
    const store = new Store(data);
    const contract = store.get('contracts', 1);
    if (!contract) throw new Error('the samples have no first contract');
    store.transaction(() => store.update('contracts', contract, { invoice: 'changed' }));
    expect(new Store(data).get('contracts', 1)?.invoice).toBe(contract.invoice);
  });
});
