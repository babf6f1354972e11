import type { WaitingLesson } from '@portal/domain';

/** Where submitted lessons are kept. Each promise rejects when the browser refuses: private windows, a full disk. */
export interface WaitingStore {
  /** Whether what is kept outlives the page. */
  readonly isPersistent: boolean;
  /** All lessons of a person, the oldest first. */
  ofUser: (userId: number) => Promise<WaitingLesson[]>;
  get: (id: string) => Promise<WaitingLesson | undefined>;
  /** Keeps a lesson in place of what was kept under its id before. */
  put: (lesson: WaitingLesson) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

/** Lessons that are gone with the page: where the browser keeps nothing, and in stories. */
export function memoryWaitingStore(lessons: readonly WaitingLesson[] = []): WaitingStore {
  const lessonsById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    isPersistent: false,
    ofUser: async (userId) =>
      oldestFirst([...lessonsById.values()].filter((lesson) => lesson.userId === userId)),
    get: async (id) => lessonsById.get(id),
    put: async (lesson) => void lessonsById.set(lesson.id, lesson),
    drop: async (id) => void lessonsById.delete(id),
  };
}

/** The order in which lessons were submitted. */
export function oldestFirst(lessons: readonly WaitingLesson[]): WaitingLesson[] {
  return lessons.toSorted((one, other) => one.queuedAt - other.queuedAt);
}
