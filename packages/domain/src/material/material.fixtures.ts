import type { Material } from './material.ts';

/** A book that one contract requests. */
export function aMaterial(differing: Partial<Material> = {}): Material {
  return {
    id: 11,
    title: 'Défi 3',
    language: { id: 1, name: 'Français' },
    flagged: false,
    active: true,
    quantity: 12,
    hasNotes: false,
    requests: [{ contractId: 412, contractNumber: '2026-0412', statusId: 1, quantity: 3 }],
    ...differing,
  };
}
