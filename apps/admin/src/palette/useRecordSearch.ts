import {
  ApiError,
  type ApiErrorCode,
  useReadCompanies,
  useReadContracts,
  useReadStudents,
  useReadTeachers,
} from '@portal/api-client';
import {
  byLastName,
  type Company,
  type Contract,
  courseTypeNames,
  fullName,
  isArchivedTeacher,
  type Student,
  type Teacher,
} from '@portal/domain';
import type { RecentKind, RecentRecord } from '@portal/records';
import { matchesTyped } from '@portal/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';

/** A search result. */
export interface FoundRecord extends RecentRecord {
  /** The status of a contract; null for other records. */
  status: Contract['status'] | null;
  archived: boolean;
  /** All texts that the search matches. */
  texts: readonly (string | null | undefined)[];
}

/** The results of one kind. */
export interface FoundOfKind {
  kind: RecentKind;
  records: readonly FoundRecord[];
  /** Number of all results, including those not loaded. */
  total: number;
}

export interface RecordSearch {
  found: readonly FoundOfKind[];
  /** Whether a request is running. */
  searching: boolean;
  /** The reason why some kinds could not be searched. */
  failure: ApiErrorCode | undefined;
  retry: () => void;
}

interface Answer extends Omit<FoundOfKind, 'kind'> {
  question: string;
  failure?: ApiErrorCode;
}

const unanswered: Answer = { question: '', records: [], total: 0 };

/** Minimum number of letters for a search; shorter input matches too much. */
export const minLetters = 2;
/** Debounce before the API is called, in milliseconds. */
const pause = 200;
/** Maximum number of results per kind. */
const maxShown = 5;

/** In display order. */
const kinds = ['contract', 'student', 'teacher', 'company'] as const satisfies readonly RecentKind[];

/**
 * Searches contracts, students, teachers and companies, ignoring accents. Kinds appear in a fixed order, whichever
 * answers first, so that nothing moves under the pointer. Until then, previous results that still match stay. Late
 * answers to an earlier search are dropped.
 */
export function useRecordSearch(typed: string): RecordSearch {
  const text = typed.trim();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answers, setAnswers] = useState<Partial<Record<RecentKind, Answer>>>({});
  const read = useEffectEvent(useReaders());
  const isRequested = [...text].length >= minLetters;
  const question = `${attempt} ${text}`;

  useEffect(() => {
    if (!isRequested) return;
    const stop = new AbortController();
    const ask = async () => {
      const searches = kinds.map((kind) =>
        read(kind, text, stop.signal).then(
          (found): Answer => ({ ...found, question }),
          (error): Answer => ({ question, records: [], total: 0, failure: codeOf(error) }),
        ),
      );
      for (const [index, kind] of kinds.entries()) {
        const answer = await searches[index];
        if (stop.signal.aborted) return;
        setAnswers((known) => ({ ...known, [kind]: answer }));
      }
    };
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, question, isRequested]);

  return useMemo(() => {
    if (!isRequested) return { found: [], searching: false, failure: undefined, retry };
    const current = kinds.map((kind) => answers[kind]).filter((answer) => answer?.question === question);
    const isAnswered = current.length === kinds.length;
    return {
      found: kinds.map((kind) => {
        const { records, total, question: answered } = answers[kind] ?? unanswered;
        if (answered === question) return { kind, records, total };
        const still = records.filter(({ texts }) => matchesTyped(text, texts));
        return { kind, records: still, total: still.length };
      }),
      searching: !isAnswered,
      failure: isAnswered ? failureOf(current.map((answer) => answer?.failure)) : undefined,
      retry,
    };
  }, [answers, isRequested, question, text]);
}

/** Returns the shared error code of the failed kinds, or a general one if they differ. */
function failureOf(codes: readonly (ApiErrorCode | undefined)[]): ApiErrorCode | undefined {
  const [first] = codes;
  if (codes.every((code) => code === first)) return first;
  return 'server';
}

/** Returns the functions that search the records of each kind. */
function useReaders() {
  const readContracts = useReadContracts();
  const readStudents = useReadStudents();
  const readTeachers = useReadTeachers();
  const readCompanies = useReadCompanies();
  const teachers = useRef<Promise<readonly FoundRecord[]>>(undefined);

  /** All at once and cached: the API searches teachers by name only, and there are a few hundred. */
  const allTeachers = () => {
    teachers.current ??= readTeachers({ pageSize: 5000 }, new AbortController().signal).then(({ rows }) =>
      byLastName(rows).map(ofTeacher),
    );
    return teachers.current.catch((error) => {
      teachers.current = undefined;
      throw error;
    });
  };

  return async (
    kind: RecentKind,
    search: string,
    signal: AbortSignal,
  ): Promise<Omit<FoundOfKind, 'kind'>> => {
    const filters = { search, pageSize: maxShown };
    switch (kind) {
      case 'contract': {
        const { rows, total } = await readContracts(
          { ...filters, sort: { by: 'number', direction: 'DESC' } },
          signal,
        );
        return { records: rows.map(ofContract), total };
      }
      case 'student': {
        const [active, archived] = await Promise.all([
          readStudents(filters, signal),
          readStudents({ ...filters, archived: true }, signal),
        ]);
        const records = [...active.rows, ...archived.rows].slice(0, maxShown).map(ofStudent);
        return { records, total: active.total };
      }
      case 'teacher': {
        const found = (await allTeachers()).filter(({ texts }) => matchesTyped(search, texts));
        // Active teachers first.
        const inOrder = found.toSorted((one, other) => Number(one.archived) - Number(other.archived));
        return { records: inOrder.slice(0, maxShown), total: found.length };
      }
      case 'company': {
        const { rows, total } = await readCompanies(filters, signal);
        return { records: rows.map(ofCompany), total };
      }
      default:
        return kind satisfies never;
    }
  };
}

function codeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'server';
}

const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' · ');

function ofContract({ id, number, company, language, courseType, teacher, status }: Contract): FoundRecord {
  const teacherName = teacher && fullName(teacher);
  return {
    kind: 'contract',
    id,
    label: number,
    detail: joined(company?.name, language?.name, teacherName),
    status,
    archived: status === 'archived',
    texts: [
      number,
      company?.name,
      language?.name,
      ...(courseType ? Object.values(courseTypeNames(courseType)) : []),
      teacherName,
    ],
  };
}

function ofStudent(student: Student): FoundRecord {
  const { id, email, company, active } = student;
  const label = fullName(student);
  return {
    kind: 'student',
    id,
    label,
    detail: joined(company?.name, email),
    status: null,
    archived: !active,
    texts: [label, email],
  };
}

function ofTeacher(teacher: Teacher): FoundRecord {
  const { id, email, city } = teacher;
  const label = fullName(teacher);
  return {
    kind: 'teacher',
    id,
    label,
    detail: joined(city, email),
    status: null,
    archived: isArchivedTeacher(teacher),
    texts: [label, email],
  };
}

function ofCompany({ id, name, active }: Company): FoundRecord {
  return { kind: 'company', id, label: name, detail: '', status: null, archived: !active, texts: [name] };
}
