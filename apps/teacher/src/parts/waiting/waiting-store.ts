import type { WaitingLesson } from '@portal/domain';

/** Storage of submitted classes. All promises reject if the browser denies storage: private windows, a full disk. */
export interface WaitingStore {
  /** Whether the classes survive closing the page. */
  readonly isPersistent: boolean;
  /** Returns all classes of a user, oldest first. */
  ofUser: (userId: number) => Promise<WaitingLesson[]>;
  get: (id: string) => Promise<WaitingLesson | undefined>;
  /** Stores a class, replacing the one with the same id. */
  put: (lesson: WaitingLesson) => Promise<void>;
  /** Stores a class in place of the one with the same id; returns false, and stores nothing, if that was deleted. */
  replace: (lesson: WaitingLesson) => Promise<boolean>;
  drop: (id: string) => Promise<void>;
  /** Deletes a class unless it is recorded; returns whether it did. */
  dropUnsent: (id: string) => Promise<boolean>;
}

/** An in-memory store, for browsers without storage and for stories. */
export function memoryWaitingStore(lessons: readonly WaitingLesson[] = []): WaitingStore {
  const lessonsById = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    isPersistent: false,
    ofUser: async (userId) =>
      oldestFirst([...lessonsById.values()].filter((lesson) => lesson.userId === userId)),
    get: async (id) => lessonsById.get(id),
    put: async (lesson) => void lessonsById.set(lesson.id, lesson),
    async replace(lesson) {
      const isStored = lessonsById.has(lesson.id);
      if (isStored) lessonsById.set(lesson.id, lesson);
      return isStored;
    },
    drop: async (id) => void lessonsById.delete(id),
    dropUnsent: async (id) => lessonsById.get(id)?.state !== 'sent' && lessonsById.delete(id),
  };
}

/** Sorts classes in the order of submission. */
export function oldestFirst(lessons: readonly WaitingLesson[]): WaitingLesson[] {
  return lessons.toSorted((one, other) => one.queuedAt - other.queuedAt);
}
