import type { OutlineFields, OutlineForm, OutlineInput, OutlineStatus } from '@portal/api-client/openapi';
import { canFillOther, isSubmitted, type OutlineAction, outlineStatusAfter } from '@portal/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { type Handlers, refuseChanged, Versioned, versionOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { contractFor, writableContractFor } from '../access.ts';
import { insertRecord, updateAndRead } from '../records.ts';

type OutlineRow = Selectable<Schema['outlines']>;

/** The calls about course outlines. */
export const outlines = {
  async getOutlineForm({ path, caller, db }) {
    const outline = await outlineOf(db, (await contractFor(db, caller, path.courseId)).id);
    return outline ? new Versioned({ data: outlineAnswer(outline) }, versionOf(outline)) : { data: null };
  },

  /** One outline per contract. A second one is refused, because it would replace someone's text. */
  async createOutlineForm(call) {
    const { path, body, caller, db, now } = call;
    const contract = await writableContractFor(db, caller, path.courseId);
    const change = changeOf(body, contract.id, undefined, now);
    if (await outlineOf(db, contract.id)) {
      throw new Refusal(
        'conflict',
        'Ce contrat a déjà un plan de cours - This contract has an outline already',
      );
    }
    return saved(await insertRecord(db, 'outlines', { ...change, contract_id: contract.id }));
  },

  async updateOutlineForm(call) {
    const { path, body, caller, db, now, ifMatch } = call;
    const contract = await writableContractFor(db, caller, path.courseId);
    const outline = await outlineOf(db, contract.id);
    if (!outline) throw new Refusal('not-found');
    if (body.id !== outline.id) throw badField('id', 'is not the outline of this contract');
    const change = changeOf(body, contract.id, outline, now);
    refuseChanged(outline, ifMatch);
    return saved(await updateAndRead(db, 'outlines', outline.id, change));
  },
} satisfies Handlers;

function outlineOf(db: Db, contractId: number): Promise<OutlineRow | undefined> {
  return db.selectFrom('outlines').selectAll().where('contract_id', '=', contractId).executeTakeFirst();
}

function saved(outline: OutlineRow) {
  const body = { message: 'Outline was saved successfully', data: outlineAnswer(outline) };
  return new Versioned(body, versionOf(outline));
}

function outlineAnswer({ id, status, saved_at, answers }: OutlineRow): OutlineForm {
  return { id, status, save_date: saved_at, ...(answers as Omit<OutlineFields, 'status'>) };
}

/**
 * Returns the columns that a request changes. Throws if it names another contract, or lacks the text for a ticked
 * Other.
 */
function changeOf(input: OutlineInput, contractId: number, before: OutlineRow | undefined, now: Date) {
  if (input.courseId !== undefined && input.courseId !== contractId) {
    throw badField('courseId', 'is not the contract of the address');
  }
  const status = outlineStatusAfter(actionOf(input.status, before), before ?? null);
  // A submitted outline keeps the date of its first submission until it becomes a draft again (DECISION-41).
  const isDated = before !== undefined && isSubmitted(before) && status !== 'draft';
  return {
    status,
    saved_at: isDated ? before.saved_at : now.toISOString(),
    answers: JSON.stringify(answersOf(input)),
  };
}

function answersOf(input: OutlineFields): Omit<OutlineFields, 'status'> {
  return {
    from: input.from,
    history_with_course_language: input.history_with_course_language,
    current_use: input.current_use,
    challenges: input.challenges,
    ten_week_goals: input.ten_week_goals,
    language_functions: input.language_functions,
    grammar_required_for_language_functions: input.grammar_required_for_language_functions,
    course_content_emphasis_on: input.course_content_emphasis_on,
    other_course_content_emphasis_on: otherText(
      input,
      'course_content_emphasis_on',
      'other_course_content_emphasis_on',
    ),
    learning_aides: input.learning_aides,
    other_learning_aides: otherText(input, 'learning_aides', 'other_learning_aides'),
    conversation: input.conversation,
    writing: input.writing,
    listening: input.listening,
    reading: input.reading,
  };
}

/**
 * Returns the action of a request. The status `submitted` submits a draft, but only saves an outline that is submitted
 * already.
 */
function actionOf(status: OutlineStatus, before: OutlineRow | undefined): OutlineAction {
  if (status === 'draft') return 'take-back';
  return status === 'submitted' && isSubmitted(before ?? null) ? 'save' : 'submit';
}

/** The text for Other is only stored while Other is ticked, and is required then (OUTLINE-16 to OUTLINE-19). */
function otherText(
  input: OutlineFields,
  list: 'course_content_emphasis_on' | 'learning_aides',
  text: 'other_course_content_emphasis_on' | 'other_learning_aides',
): string | null {
  if (!canFillOther(input[list])) return null;
  const written = input[text]?.trim();
  if (!written) throw badField(text, 'is required while other is ticked');
  return written;
}
