import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const welcome = {
  tone: 'positive',
  title: { fr: 'Connexion réussie', en: 'Successful login' },
  text: { fr: 'Bienvenue sur le portail', en: 'Welcome to the portal' },
} as const;

describe('toasts', () => {
  it('come and go', () => {
    const store = createToastStore(memory());
    const heard = vi.fn();
    store.subscribe(heard);
    store.show(welcome);
    expect(store.list()).toMatchObject([welcome]);
    store.dismiss(store.list()[0]?.id ?? '');
    expect(store.list()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('survive page loads when kept, until they are dismissed (AUTH-06)', () => {
    const storage = memory();
    createToastStore(storage).show(welcome, { keep: true });
    // Two redirects: the home page leads to the app of the role.
    createToastStore(storage);
    const landed = createToastStore(storage);
    expect(landed.list()).toMatchObject([welcome]);
    landed.dismiss(landed.list()[0]?.id ?? '');
    expect(createToastStore(storage).list()).toEqual([]);
  });

  it('do not survive when they belong to one page', () => {
    const storage = memory();
    createToastStore(storage).show(welcome);
    expect(createToastStore(storage).list()).toEqual([]);
  });

  describe('about an action that failed', () => {
    const failed = { ...welcome, tone: 'critical' } as const;
    const texts = (store: ReturnType<typeof createToastStore>) =>
      store.list().map(({ tone, about }) => `${tone} ${about ?? ''}`);

    it('are replaced by the next outcome of the same action, and by no other (DECISION-44)', () => {
      const store = createToastStore(memory());
      store.show({ ...failed, about: 'status 1' });
      store.show({ ...failed, text: 'for another contract', about: 'status 2' });
      store.show({ ...welcome, about: 'status 1' });
      expect(texts(store)).toEqual(['critical status 2', 'positive status 1']);
      store.settle('status 2');
      expect(texts(store)).toEqual(['positive status 1']);
    });

    it('do not pile up when the same failure comes again', () => {
      const store = createToastStore(memory());
      store.show({ ...failed, about: 'one' });
      store.show({ ...failed, about: 'another' });
      expect(texts(store)).toEqual(['critical another']);
    });

    it('do not pile up when the outcomes of several actions are unknown, which all read the same', () => {
      const store = createToastStore(memory());
      store.show({ ...failed, unclear: 'unanswered', about: 'one' });
      store.show({ ...failed, text: 'The note was not added', unclear: 'unanswered', about: 'two' });
      store.show({ ...failed, text: 'The note was not added', unclear: 'saved-before', about: 'three' });
      expect(texts(store)).toEqual(['critical two', 'critical three']);
    });

    it('leave with their page; a success stays its time, and a reason for going elsewhere is read there (DECISION-44)', () => {
      const storage = memory();
      const store = createToastStore(storage);
      store.show({ ...welcome, about: 'saved' });
      store.show({ ...failed, about: 'failed' });
      store.show({ ...failed, text: 'No such student', about: 'sent away' }, { keep: true });
      store.leavePage();
      expect(texts(store)).toEqual(['positive saved', 'critical sent away']);
      store.leavePage();
      expect(texts(store)).toEqual(['positive saved']);
      expect(createToastStore(storage).list()).toEqual([]);
    });
  });

  it('go on with the life that they had before a page load', () => {
    const storage = memory();
    let time = 1000;
    const now = () => time;
    const first = createToastStore(storage, now);
    time = 2000;
    first.show(welcome, { keep: true });
    time = 3500;
    first.unload();
    time = 10;
    const second = createToastStore(storage, now);
    expect(second.list()).toMatchObject([{ ...welcome, spent: 1500 }]);
    time = 1010;
    second.unload();
    expect(createToastStore(storage, now).list()).toMatchObject([{ spent: 2500 }]);
  });

  it('ignore what is not theirs in the storage', () => {
    expect(createToastStore(memory({ toasts: '{broken' })).list()).toEqual([]);
  });
});
