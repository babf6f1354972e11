import type { SecondFactor } from '@portal/domain';
import type { SecondFactor as WireSecondFactor } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function secondFactorFromWire({
  set_up_at,
  recovery_codes_left,
  passkeys = 0,
  passkey_used_at = null,
  is_required,
}: WireSecondFactor): SecondFactor {
  return {
    setUpAt: set_up_at,
    recoveryCodesLeft: recovery_codes_left,
    passkeys,
    passkeyUsedAt: passkey_used_at,
    isRequired: yes(is_required),
  };
}

export function secondFactorToWire({
  setUpAt,
  recoveryCodesLeft,
  passkeys,
  passkeyUsedAt,
  isRequired,
}: SecondFactor): WireSecondFactor {
  return {
    set_up_at: setUpAt,
    recovery_codes_left: recoveryCodesLeft,
    passkeys,
    passkey_used_at: passkeyUsedAt,
    is_required: yesNo(isRequired),
  };
}
