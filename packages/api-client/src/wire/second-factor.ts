import type { SecondFactor, SecondFactorReminder } from '@portal/domain';
import type {
  SecondFactorReminder as WireReminder,
  SecondFactor as WireSecondFactor,
} from '../generated/types.gen.ts';
import { fields, person } from './fields.ts';
import { yes, yesNo } from './yes-no.ts';

export function secondFactorFromWire({
  set_up_at,
  recovery_codes_left,
  passkeys = 0,
  passkey_used_at = null,
  is_required,
  reminded_at = null,
}: WireSecondFactor): SecondFactor {
  return {
    setUpAt: set_up_at,
    recoveryCodesLeft: recovery_codes_left,
    passkeys,
    passkeyUsedAt: passkey_used_at,
    isRequired: yes(is_required),
    remindedAt: reminded_at,
  };
}

export function secondFactorToWire({
  setUpAt,
  recoveryCodesLeft,
  passkeys,
  passkeyUsedAt,
  isRequired,
  remindedAt,
}: SecondFactor): WireSecondFactor {
  return {
    set_up_at: setUpAt,
    recovery_codes_left: recoveryCodesLeft,
    passkeys,
    passkey_used_at: passkeyUsedAt,
    is_required: yesNo(isRequired),
    reminded_at: remindedAt,
  };
}

export const { fromWire: secondFactorReminderFromWire, toWire: secondFactorReminderToWire } = fields<
  WireReminder,
  SecondFactorReminder
>()({
  user: ['user', person],
  skipped: 'skipped',
  remindedAt: 'reminded_at',
});
