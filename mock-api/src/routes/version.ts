import { createHash } from 'node:crypto';
import { Refusal } from '../http/Refusal.ts';

/** The version of a row as an `ETag`: every change of the row makes another one. */
export function versionOf(row: object): string {
  return `"${createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22)}"`;
}

/** Refuses a change that was made from another version than the one that is stored (decision 37). */
export function refuseChanged(row: object, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(row)) throw new Refusal('changed');
}
