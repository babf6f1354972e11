import type { Passkey } from '@portal/domain';
import type { Passkey as WirePasskey } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function passkeyFromWire({
  id,
  name,
  added_at,
  used_at,
  synced,
  usable,
  counter_back_at,
}: WirePasskey): Passkey {
  return {
    id,
    name,
    addedAt: added_at,
    usedAt: used_at,
    isSynced: yes(synced),
    isUsable: yes(usable),
    counterBackAt: counter_back_at,
  };
}

export function passkeyToWire({
  id,
  name,
  addedAt,
  usedAt,
  isSynced,
  isUsable,
  counterBackAt,
}: Passkey): WirePasskey {
  return {
    id,
    name,
    added_at: addedAt,
    used_at: usedAt,
    synced: yesNo(isSynced),
    usable: yesNo(isUsable),
    counter_back_at: counterBackAt,
  };
}
