import type { ProviderOverview } from '@portal/domain';

/** How many people a provider confirms again without asking them, which puts a disabled person out in minutes. */
export type Renewal = 'nobody' | 'all' | 'none' | 'some';

/** Returns for how many of the linked people a provider has given a renewal token. */
export function renewalOf({
  people,
  renewablePeople,
}: Pick<ProviderOverview['providers'][number], 'people' | 'renewablePeople'>): Renewal {
  if (people === 0) return 'nobody';
  if (renewablePeople === 0) return 'none';
  return renewablePeople < people ? 'some' : 'all';
}
