import type { SignIn } from '@portal/domain';
import { listSignIns, listSignInsOfUser } from '../generated/sdk.gen.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { type Paged, pagedToWire } from '../wire/paged.ts';
import { type SignInFilters, signInFiltersToWire, signInFromWire } from '../wire/sign-in.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type ReadList, useReadList } from './useRead.ts';

/** A page of all attempts to sign in, newest first. 50 rows by default (extension `sign-ins`). */
export function useSignInsPage(filters: SignInFilters = {}): Query<Page<SignIn>> {
  return useQuery(['sign-ins', filters], (call) => readSignIns(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadSignIns(): ReadList<SignInFilters, Page<SignIn>> {
  return useReadList(readSignIns);
}

async function readSignIns(call: ReadCall, filters: SignInFilters): Promise<Page<SignIn>> {
  const { data } = await listSignIns({ ...call, query: signInFiltersToWire(filters) });
  return pageFromWire(data, signInFromWire);
}

/** A page of one user's attempts to sign in, newest first. Teachers can only read their own. */
export function useSignInsOfUser(userId: number, paged: Paged = {}): Query<Page<SignIn>> {
  const read = async (call: ReadCall) => {
    const { data } = await listSignInsOfUser({ ...call, path: { id: userId }, query: pagedToWire(paged) });
    return pageFromWire(data, signInFromWire);
  };
  return useQuery(['sign-ins', userId, paged], read, keepRows);
}
