import type { ListView } from './list-view.ts';

/** A private view of contracts. */
export function aListView(differing: Partial<ListView> = {}): ListView {
  return {
    id: 4,
    list: 'contracts',
    name: 'Fin du mois',
    query: 'status=done&columns=all',
    isShared: false,
    owner: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    version: '"v1"',
    ...differing,
  };
}
