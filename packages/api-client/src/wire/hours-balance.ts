import type { HoursBalance } from '@portal/domain';
import type { HoursBalance as WireBalance } from '../generated/types.gen.ts';
import type { Codec } from './fields.ts';
import { yesNo } from './yes-no.ts';

export function hoursBalanceFromWire(wire: WireBalance): HoursBalance {
  return {
    contractedMinutes: wire.contracted_minutes,
    recordedMinutes: wire.recorded_minutes,
    outsideMinutes: wire.outside_minutes,
    cancelledMinutes: wire.cancelled_minutes,
    plannedMinutes: wire.planned_minutes,
    missingMinutes: wire.missing_minutes,
    usedUpOn: wire.used_up_on,
    lastDay: wire.last_day,
    misfit: wire.misfit,
  };
}

export function hoursBalanceToWire(balance: HoursBalance): WireBalance {
  return {
    contracted_minutes: balance.contractedMinutes,
    recorded_minutes: balance.recordedMinutes,
    outside_minutes: balance.outsideMinutes,
    cancelled_minutes: balance.cancelledMinutes,
    planned_minutes: balance.plannedMinutes,
    missing_minutes: balance.missingMinutes,
    used_up_on: balance.usedUpOn,
    last_day: balance.lastDay,
    misfit: balance.misfit,
    fits: yesNo(balance.misfit === null),
  };
}

/** Missing without the extension `cancellations`. */
export const hoursBalanceField: Codec<WireBalance | undefined, HoursBalance | undefined> = {
  fromWire: (wire) => wire && hoursBalanceFromWire(wire),
  toWire: (balance) => balance && hoursBalanceToWire(balance),
};
