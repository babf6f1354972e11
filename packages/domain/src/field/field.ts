/** The type of a field's values. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'number'
  | 'hours'
  | 'minutes'
  | 'money'
  | 'yesNo'
  | 'date'
  | 'moment'
  | 'reference'
  | 'active'
  | 'contractStatus'
  | 'outlineStatus'
  | 'reportFormStatus'
  | 'reportMark'
  | 'statementStatus'
  | 'materialStatus'
  | 'proposalStatus'
  | 'canceller'
  | 'weekday'
  | 'percents'
  | 'payerTerms'
  | 'owedPaper'
  | 'owedPeriod'
  | 'attestationTemplate'
  | 'initialWay'
  | 'initialRoute'
  | 'levelScale'
  | 'time'
  | 'weeklyTimes'
  | 'closures'
  | 'emphases'
  | 'learningAids'
  | 'frequency'
  | 'rating'
  | 'fileType'
  | 'season'
  | 'webinarType'
  | 'motherTongue'
  | 'mailLanguage'
  | 'webhookEvents'
  | 'webhookPause';

/** A label in both languages. */
export interface Label {
  readonly fr: string;
  readonly en: string;
}

/** What all parts of the portal need to know about a field of a record. The labels are those of its form. */
export interface Field extends Label {
  readonly kind: FieldKind;
  /** Other headings by which imported files know it, such as former labels. */
  readonly also?: readonly string[];
  /** The largest number of characters of a text; by default that of a line. */
  readonly max?: number;
  /** Its name in API calls, if it differs. */
  readonly wire?: string;
  /** The noun of the record that a `reference` refers to. */
  readonly refersTo?: ReferredNoun;
  /** Whether it must not be empty. */
  readonly required?: true;
  /** Whether the history can restore a previous value with the update call of the record. */
  readonly restorable?: true;
  /** Whether the history shows only that it changed, because its values are secret or unreadable. */
  readonly hidden?: true;
}

/** The fields of a noun by name. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The nouns that fields can refer to. */
export type ReferredNoun =
  | 'company'
  | 'contract'
  | 'courseType'
  | 'language'
  | 'material'
  | 'student'
  | 'teacher';

type LabelsOf<Table> = { readonly [Name in keyof Table]: string };

/** Returns the labels of fields as texts for each language. A star marks a required field. */
export function labelsOf<Table extends FieldTable>(
  fields: Table,
): { fr: LabelsOf<Table>; en: LabelsOf<Table> } {
  const half = (language: keyof Label) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field[language] + (field.required ? '*' : '')]),
    ) as LabelsOf<Table>;
  return { fr: half('fr'), en: half('en') };
}
