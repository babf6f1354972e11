import type { ClassOfLink } from '@portal/domain';
import { announceAbsences, getClassesOfLink, withdrawAbsences } from '../generated/sdk.gen.ts';
import { classOfLinkFromWire } from '../wire/class-of-link.ts';
import { type Query, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** A class as the student saw it. */
type ShownClass = Pick<ClassOfLink, 'id' | 'date' | 'time'>;

const shown = ({ id, date, time }: ShownClass) => ({ id, date, time });

/** Loads the upcoming classes of the student of a private link (DECISION-138). */
export function useClassesOfLink(): Query<ClassOfLink[]> {
  return useQuery(['classes-of-link'], async (call) =>
    (await getClassesOfLink(call)).data.data.map(classOfLinkFromWire),
  );
}

/**
 * Announces that the student of the link will be absent, for all classes or none. Throws `conflict` for a class that has
 * begun, is recorded or cancelled, and `changed` for one that was moved since it was shown.
 */
export function useAnnounceAbsences(): (
  classes: readonly ShownClass[],
  word: string | null,
  intention?: Intention,
) => Promise<ClassOfLink[]> {
  return useWrite(async (call, classes: readonly ShownClass[], word: string | null) => {
    const { data } = await announceAbsences({ ...call, body: { classes: classes.map(shown), word } });
    return data.data.map(classOfLinkFromWire);
  }, 'classes-of-link');
}

/** Withdraws announced absences. Throws like `useAnnounceAbsences`. */
export function useWithdrawAbsences(): (
  classes: readonly ShownClass[],
  intention?: Intention,
) => Promise<ClassOfLink[]> {
  return useWrite(async (call, classes: readonly ShownClass[]) => {
    const { data } = await withdrawAbsences({ ...call, body: { classes: classes.map(shown) } });
    return data.data.map(classOfLinkFromWire);
  }, 'classes-of-link');
}
