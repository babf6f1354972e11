import type { SecondFactor } from '@portal/domain';
import type { SecondFactor as WireSecondFactor } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function secondFactorFromWire({
  set_up_at,
  recovery_codes_left,
  is_required,
}: WireSecondFactor): SecondFactor {
  return { setUpAt: set_up_at, recoveryCodesLeft: recovery_codes_left, isRequired: yes(is_required) };
}

export function secondFactorToWire({
  setUpAt,
  recoveryCodesLeft,
  isRequired,
}: SecondFactor): WireSecondFactor {
  return { set_up_at: setUpAt, recovery_codes_left: recoveryCodesLeft, is_required: yesNo(isRequired) };
}
