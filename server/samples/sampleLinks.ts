import { accounts } from './accounts.ts';
import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { PrivateLinkRow } from './tables.ts';

/** When a link was created, was last opened and expires: days relative to the day of the samples. */
interface Outcome {
  readonly created: number;
  readonly opened?: number;
  readonly times?: number;
  readonly ends?: number;
}

/** States of links, assigned in turn. */
const outcomes: readonly Outcome[] = [
  { created: -75, opened: -2, times: 18, ends: 106 },
  { created: -35, opened: -11, times: 6 },
  { created: -21 },
  { created: -87, opened: -51, times: 3, ends: 5 },
  { created: -35, opened: -1, times: 12 },
  { created: -6 },
];

const expired: Outcome = { created: -428, opened: -144, times: 9, ends: -63 };

/** Adds data for the first links of companies and of students, in every state. */
export function addLinks(draft: Draft, day: string): void {
  const office = draft.rows('users').find(({ email }) => email === accounts.admin.email)?.id ?? null;
  const note = (owner: Partial<PrivateLinkRow>, { created, opened, times = 0, ends }: Outcome) =>
    draft.add('privateLinks', {
      companyId: null,
      studentId: null,
      revokedAt: null,
      revokedBy: null,
      tail: null,
      createdAt: momentOf(daysAfter(day, created)),
      lastOpenedAt: opened === undefined ? null : momentOf(daysAfter(day, opened), 15),
      timesOpened: times,
      expiresOn: ends === undefined ? null : daysAfter(day, ends),
      ...owner,
    });
  const companies = draft.rows('companies').filter(({ status }) => status === 1);
  const last = companies.findLast(({ tokenLogin }) => tokenLogin !== null);
  let place = 0;
  for (const { id: companyId, name, tokenLogin } of companies) {
    if (tokenLogin === null) continue;
    if (name === accounts.company.name)
      note({ companyId }, { created: -105, opened: -5, times: 41, ends: 12 });
    else
      note({ companyId }, companyId === last?.id ? expired : (outcomes[place % outcomes.length] ?? expired));
    place += 1;
  }
  const revoked = companies.find(({ tokenLogin }) => tokenLogin === null);
  if (revoked) {
    const { id: companyId } = revoked;
    const revokedAt = momentOf(daysAfter(day, -7));
    const end = { revokedAt, revokedBy: office, tail: 'r1ky' };
    note({ companyId, ...end }, { created: -203, opened: -8, times: 27 });
    draft.add('deadLinks', {
      token: 'revoked-company-5c1a90e7d3r1ky',
      companyId,
      studentId: null,
      reason: 'revoked',
      endedAt: revokedAt,
    });
  }
  for (const [turn, { id: studentId }] of draft.rows('students').entries()) {
    const outcome = outcomes[turn % outcomes.length];
    if (outcome) note({ studentId }, { ...outcome, ends: turn % 9 === 3 ? outcome.ends : undefined });
  }
}
