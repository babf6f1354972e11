import type { Organisation } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface OrganisationSituation extends Situation {
  extensions?: Extension[];
  timeZone?: string | null;
  /** The time zone that someone else has chosen: the first write is refused. */
  chosenByOthers?: string;
}

/** The offsets of Montréal over the winter of 2026. */
export const montrealClock: Organisation['clock'] = [
  { since: '2026-03-08T07:00:00.000Z', minutes: -240 },
  { since: '2026-11-01T06:00:00.000Z', minutes: -300 },
  { since: '2027-03-14T07:00:00.000Z', minutes: -240 },
];

/** Answers the calls about the settings of the organization: every zone has the clock of Montréal. */
export function organisationHandlers({
  extensions = ['organisation'],
  timeZone = 'America/Toronto',
  chosenByOthers,
  ...situation
}: OrganisationSituation = {}): HttpHandler[] {
  let [zone, version] = [timeZone, 1];
  const answer = () => ({ data: { time_zone: zone, clock: montrealClock, etag: `"v${version}"` } });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/organisation', situation, answer),
    answers('put', '/organisation', situation, ({ body, headers }) => {
      if (chosenByOthers !== undefined && version === 1) [zone, version] = [chosenByOthers, 2];
      if (headers.get('If-Match') !== `"v${version}"`)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      [zone, version] = [(body as { time_zone: string }).time_zone, version + 1];
      return answer();
    }),
  ];
}
