import { compareNames, courseTypeNames, type ListedCourseType } from '@portal/domain';
import { useCallback } from 'react';
import { createCourseType, renameCourseType, updateCourseTypeStatus } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { listedCourseTypeFromWire } from '../wire/course-type.ts';
import type { Page } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { readCourseTypes } from './course-types.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';
import { existing } from './useRead.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

// A separate module, because the first load of the contract list does not need it.

/** A page of the course types, active or archived, in the order of their French names. */
export function useCourseTypesPage({
  archived,
  page,
  pageSize,
}: {
  archived: boolean;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}): Query<Page<ListedCourseType>> {
  return useQuery(
    ['course-types', { archived, page, pageSize }],
    async (call) => {
      const all = (await readCourseTypes(call))
        .filter(({ active }) => active !== archived)
        .sort((one, other) => compareNames(one.name, other.name));
      const rows = all.slice((page - 1) * pageSize, page * pageSize);
      return { rows, total: all.length, page, pageSize };
    },
    keepRows,
  );
}

/** Reads a course type as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export function useReadCourseType(): (id: number) => Promise<ListedCourseType> {
  const api = useApi();
  return useCallback(
    async (id) =>
      existing((await readCourseTypes(pastCaches(api.call))).find((one) => one.id === id) ?? null),
    [api],
  );
}

/** Adds a course type by its names. Throws `conflict` when a type has one of them. */
export function useCreateCourseType(): (
  names: { name: string; nameEn: string },
  intention?: Intention,
) => Promise<ListedCourseType> {
  return useWrite(async (call, { name, nameEn }: { name: string; nameEn: string }) => {
    const body = { name, name_en: nameEn };
    return listedCourseTypeFromWire((await createCourseType({ ...call, body })).data.data);
  }, 'course-types');
}

/**
 * Renames a course type in one or both languages. Throws `conflict` when another type has a name, and when `type` is no
 * longer what is stored (412, DECISION-37).
 */
export function useRenameCourseType(): (
  type: ListedCourseType,
  names: Partial<{ name: string; nameEn: string }>,
) => Promise<ListedCourseType> {
  return useRecordWrite(
    async (call, type: ListedCourseType, names: Partial<{ name: string; nameEn: string }>) => {
      const { name, nameEn } = { name: type.name, nameEn: courseTypeNames(type).en, ...names };
      const headers = type.version === null ? undefined : { 'If-Match': type.version };
      const body = { name, name_en: nameEn };
      const { data } = await renameCourseType({ ...call, path: { id: type.id }, body, headers });
      return listedCourseTypeFromWire(data.data);
    },
    'course-types',
  );
}

/** Archives a course type or restores it; records keep it (OPEN-80). */
export function useArchiveCourseType(): (id: number, archived: boolean) => Promise<ListedCourseType> {
  return useWrite(async (call, id: number, archived: boolean) => {
    const body = { id, status: yesNo(!archived) };
    return listedCourseTypeFromWire((await updateCourseTypeStatus({ ...call, body })).data.data);
  }, 'course-types');
}
