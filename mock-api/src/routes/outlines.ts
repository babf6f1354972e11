import type {
  CreateOutlineFormData,
  CreateOutlineFormResponses,
  GetOutlineFormData,
  GetOutlineFormResponses,
  OutlineFields,
  OutlineInput,
  OutlineStatus,
  UpdateOutlineFormData,
  UpdateOutlineFormResponses,
} from '@portal/api-client/treaty';
import { canFillOther, isSubmitted, type OutlineAction, outlineStatusAfter } from '@portal/domain';
import { outlineAnswer } from '../answers/outlines.ts';
import { type Handler, Versioned } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { ContractRow, OutlineRow } from '../store/tables.ts';
import { contractFor, writableContractFor } from './access.ts';
import { refuseChanged, versionOf } from './version.ts';

const getOutlineForm: Handler<GetOutlineFormData, GetOutlineFormResponses> = ({ path, caller, store }) => {
  const outline = outlineOf(store, contractFor(store, caller, path.courseId));
  return outline ? new Versioned({ data: outlineAnswer(outline) }, versionOf(outline)) : { data: null };
};

/** One a contract: whoever comes second is told so, since an outline holds what somebody wrote. */
const createOutlineForm: Handler<CreateOutlineFormData, CreateOutlineFormResponses> = ({
  path,
  body,
  caller,
  store,
  now,
}) => {
  const contract = writableContractFor(store, caller, path.courseId);
  const change = changeOf(body, contract, null, now);
  if (outlineOf(store, contract)) throw new Refusal('conflict', 'The contract has an outline already');
  return saved(store.insert('outlines', { ...change, contractId: contract.id }));
};

const updateOutlineForm: Handler<UpdateOutlineFormData, UpdateOutlineFormResponses> = ({
  path,
  body,
  caller,
  store,
  now,
  ifMatch,
}) => {
  const contract = writableContractFor(store, caller, path.courseId);
  const outline = outlineOf(store, contract);
  if (!outline) throw new Refusal('not-found');
  if (body.id !== outline.id) throw badField('id', 'is not the outline of this contract');
  const change = changeOf(body, contract, outline, now);
  refuseChanged(outline, ifMatch);
  return saved(store.update('outlines', outline, change));
};

function outlineOf(store: Store, contract: ContractRow): OutlineRow | undefined {
  return store.by('outlineByContract', contract.id)[0];
}

function saved(outline: OutlineRow) {
  const body = { message: 'Outline was saved successfully', data: outlineAnswer(outline) };
  return new Versioned(body, versionOf(outline));
}

/** What a request says about an outline; throws a refusal when it speaks of another contract, or lacks an Other text. */
function changeOf(
  input: OutlineInput,
  contract: ContractRow,
  before: OutlineRow | null,
  now: Date,
): Pick<OutlineRow, 'status' | 'savedAt' | 'answers'> {
  if (input.courseId !== undefined && input.courseId !== contract.id) {
    throw badField('courseId', 'is not the contract of the address');
  }
  const status = outlineStatusAfter(actionOf(input.status, before), before);
  // A submitted outline keeps the date of its first submission until it is taken back (decision 41).
  const isDated = before !== null && isSubmitted(before) && status !== 'draft';
  return {
    status,
    savedAt: isDated ? before.savedAt : now.toISOString(),
    answers: {
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
    },
  };
}

/** What a request does: `submitted` submits a draft, and saves a submitted outline without resubmitting it. */
function actionOf(status: OutlineStatus, before: OutlineRow | null): OutlineAction {
  if (status === 'draft') return 'take-back';
  return status === 'submitted' && isSubmitted(before) ? 'save' : 'submit';
}

/** The Other text counts only while other is ticked, and must be there then (OUTLINE-16 to OUTLINE-19). */
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

/** The calls about course outlines. */
export const outlines = {
  getOutlineForm,
  createOutlineForm,
  updateOutlineForm,
};
