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
    // Forwarded twice: the home entry on the way to the app of the role.
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

  it('ignore what is not theirs in the storage', () => {
    expect(createToastStore(memory({ toasts: '{broken' })).list()).toEqual([]);
  });
});
