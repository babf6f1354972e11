/** Everyone who can cancel a class, in the order in which forms list them. */
export const cancellers = ['student', 'company', 'teacher', 'office'] as const;

/** Who cancelled a class: a student or the company as the client, its teacher, or the office. */
export type Canceller = (typeof cancellers)[number];

/** What follows from a class that was not given. */
export interface ClassOutcome {
  /** Whether its teacher is paid for it. */
  paid: boolean;
  /** Whether it is billed to the client. */
  billed: boolean;
  /** Whether it counts against the hours of the contract. */
  counted: boolean;
}

/** The outcome of a class that was cancelled in time: as if it had never been planned. */
export const noOutcome: ClassOutcome = { paid: false, billed: false, counted: false };

/** The outcome of a class that was given. */
export const fullOutcome: ClassOutcome = { paid: true, billed: true, counted: true };

/** The units of a notice, in the order in which forms list them. */
export const noticeUnits = ['hours', 'business_days'] as const;

/** How long before its beginning a class must be cancelled. */
export interface CancellationNotice {
  /** Elapsed hours, or days from Monday to Friday on which the office is open. */
  unit: (typeof noticeUnits)[number];
  count: number;
}

/** The longest notice of each unit: thirty days, and six weeks of five days. */
export const maxNotice = { hours: 720, business_days: 30 } as const satisfies Record<
  CancellationNotice['unit'],
  number
>;

/** The notice that counts for a class, and who bears a late cancellation. */
export interface CancellationTerms {
  notice: CancellationNotice;
  late: ClassOutcome;
}

/** The terms of a contract, or the default of the office (ADR-0072). */
export interface CancellationRule {
  /** Of classes with one student. */
  single: CancellationTerms;
  /** Of classes with several students. */
  group: CancellationTerms;
}

/** Returns the terms for a class with this number of students: from two on, it is a group. */
export function termsFor(rule: CancellationRule, students: number): CancellationTerms {
  return students > 1 ? rule.group : rule.single;
}

/** Returns whether something follows from a class that was not given. */
export function hasConsequences({ paid, billed, counted }: ClassOutcome): boolean {
  return paid || billed || counted;
}

/** Returns whether two outcomes are the same. */
export function isSameOutcome(one: ClassOutcome, other: ClassOutcome): boolean {
  return one.paid === other.paid && one.billed === other.billed && one.counted === other.counted;
}
