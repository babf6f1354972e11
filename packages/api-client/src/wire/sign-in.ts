import type { SignIn } from '@portal/domain';
import type { ListSignInsData, PersonName, SignIn as WireSignIn } from '../generated/types.gen.ts';
import { type Codec, fields, person, yesField } from './fields.ts';
import { type Paged, pagedToWire } from './paged.ts';

/** Only for administrators: omitted in responses to others. */
const shownPerson: Codec<PersonName | null | undefined, SignIn['user']> = {
  fromWire: (wire) => (wire ? person.fromWire(wire) : null),
  toWire: (value) => value && person.toWire(value),
};
const shownText: Codec<string | null | undefined, string | null> = {
  fromWire: (wire) => wire ?? null,
  toWire: (value) => value,
};
const yesOrUnknown: Codec<WireSignIn['same_network'], boolean | null> = {
  fromWire: (wire) => (wire === null ? null : wire === 1),
  toWire: (value) => (value === null ? null : yesField.toWire(value)),
};

export const { fromWire: signInFromWire, toWire: signInToWire } = fields<WireSignIn, SignIn>()({
  id: 'id',
  happenedAt: 'happened_at',
  outcome: 'outcome',
  times: 'times',
  browser: 'browser',
  system: 'system',
  isNewDevice: ['is_new_device', yesField],
  isSameNetwork: ['same_network', yesOrUnknown],
  isCurrent: ['is_current', yesField],
  isOpen: ['is_open', yesField],
  endedBy: 'ended_by',
  user: ['user', shownPerson],
  account: ['account', shownText],
  network: ['network', shownText],
  by: ['by', shownPerson],
  provider: ['provider', shownText],
});

/** Filters of the attempts to sign in. */
export interface SignInFilters extends Paged {
  userId?: number;
  outcome?: SignIn['outcome'];
  /** Matches the name of the person. */
  search?: string;
}

export function signInFiltersToWire({
  userId,
  outcome,
  search,
  ...paged
}: SignInFilters): NonNullable<ListSignInsData['query']> {
  return { userId, outcome, search: search || undefined, ...pagedToWire(paged) };
}
