import type { EndingResult } from './ending-result.ts';
import type { ScaleResult } from './level-scale.ts';

/** A result `CBC` in French. */
export function aScaleResult(differing: Partial<ScaleResult> = {}): ScaleResult {
  return {
    id: 701,
    language: { id: 1, name: 'Français' },
    scale: 'sle',
    testedOn: '2024-05-14',
    source: 'CFP',
    levels: { reading: 'C', writing: 'B', oral: 'C' },
    etag: '"v1"',
    ...differing,
  };
}

/** A result of Inès Fortin that ends. */
export function anEndingResult(differing: Partial<EndingResult> = {}): EndingResult {
  return {
    id: 702,
    contractId: 412,
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    language: { id: 1, name: 'Français' },
    scale: 'sle',
    levels: { reading: 'C', oral: 'B' },
    lastDay: '2027-01-20',
    ...differing,
  };
}
