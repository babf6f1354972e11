import { compareNames, courseTypeNames, type ListedCourseType } from '@portal/domain';
import { createCourseType, renameCourseType, updateCourseTypeStatus } from '../generated/sdk.gen.ts';
import { listedCourseTypeFromWire } from '../wire/course-type.ts';
import type { Page } from '../wire/page.ts';
import { readCourseTypes } from './course-types.ts';
import { archiveHook, createHook, readHook } from './record-hooks.ts';
import { keepRows, type Query, useQuery } from './useQuery.ts';
import { useRecordWrite } from './useWrite.ts';

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
export const useReadCourseType = /* @__PURE__ */ readHook(readCourseTypes);

/** Adds a course type by its names. Throws `conflict` when a type has one of them. */
export const useCreateCourseType = /* @__PURE__ */ createHook(
  'course-types',
  createCourseType,
  ({ name, nameEn }: { name: string; nameEn: string }) => ({ name, name_en: nameEn }),
  listedCourseTypeFromWire,
);

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
export const useArchiveCourseType = /* @__PURE__ */ archiveHook(
  'course-types',
  updateCourseTypeStatus,
  listedCourseTypeFromWire,
);
