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
  fullName,
  isArchivedTeacher,
  type Student,
  type Teacher,
} from '@portal/domain';
import { matchesTyped } from '@portal/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { RecentKind, RecentRecord } from '../../parts/recent/recent-records';

/** A record that was found. */
export interface FoundRecord extends RecentRecord {
  /** How a contract stands; null for anything else. */
  status: Contract['status'] | null;
  archived: boolean;
  /** Everything by which it can be found. */
  texts: readonly (string | null | undefined)[];
}

/** The records of one kind that were found. */
export interface FoundOfKind {
  kind: RecentKind;
  records: readonly FoundRecord[];
  /** How many its list finds, which may be more than are here. */
  total: number;
}

export interface RecordSearch {
  found: readonly FoundOfKind[];
  /** Answers are on their way. */
  searching: boolean;
  /** Why some of it could not be searched. */
  failure: ApiErrorCode | undefined;
  /** Asks again. */
  retry: () => void;
}

interface Answer extends Omit<FoundOfKind, 'kind'> {
  question: string;
  failure?: ApiErrorCode;
}

const unanswered: Answer = { question: '', records: [], total: 0 };

/** Below these letters nothing is asked: half of everything would be found. */
export const minLetters = 2;
/** How long nothing is typed before the API is asked, in milliseconds. */
const pause = 200;
/** So many of a kind are shown. */
const maxShown = 5;

/** In the order in which they are shown. */
const kinds = ['contract', 'student', 'teacher', 'company'] as const satisfies readonly RecentKind[];

/**
 * Contracts, students, teachers and companies by what is typed, accents or not. Kinds are shown one after another in
 * their order, whichever answers first, so that nothing moves under a pointer; what was found before and still matches
 * stays until then. No answer overtakes a later question.
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

/** What to say of the kinds that failed: why, where it is the same for all of them. */
function failureOf(codes: readonly (ApiErrorCode | undefined)[]): ApiErrorCode | undefined {
  const [first] = codes;
  if (codes.every((code) => code === first)) return first;
  return 'server';
}

/** Asks for the records of a kind. */
function useReaders() {
  const readContracts = useReadContracts();
  const readStudents = useReadStudents();
  const readTeachers = useReadTeachers();
  const readCompanies = useReadCompanies();
  const teachers = useRef<Promise<readonly FoundRecord[]>>(undefined);

  /** All of them, once: the API finds them by name only, and they are some hundreds. */
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
        // Those who work first.
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
    texts: [number, company?.name, language?.name, courseType?.name, teacherName],
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
