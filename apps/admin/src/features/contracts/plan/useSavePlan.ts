import {
  ApiError,
  type CoursePlan,
  type SavePlanOptions as SaveOptions,
  useReadContract,
  useSaveCoursePlan,
} from '@portal/api-client';
import { type ClassPattern, type Contract, type PlanText, planText } from '@portal/domain';
import { type UnsavedWork, useNavigateWhileMounted, useToast } from '@portal/shell';
import { useBusy } from '@portal/ui';
import { useState } from 'react';
import { conflictsOf } from '../../../parts/clashes/conflictsOf';
import type { ClassNoticesHandle } from '../../../parts/class-notices/useClassNotices';
import { pathTo } from '../../../paths';
import type { ClashDialogProps } from './ClashDialog';
import { planWords } from './plan-words';

interface SavePlanOptions {
  contract: Contract;
  /** The plan on which the input is based. */
  base: CoursePlan;
  work: UnsavedWork<PlanText>;
  /** Loads the plan again after someone else changed it. */
  readAgain: () => Promise<unknown>;
}

/** Why a plan was not saved. */
export interface SaveFailure {
  error: unknown;
  /** The version of the plan on which the input was based. */
  version: string | null;
  /** Whether there was input; without, the stored plan was sent again. */
  hasInput: boolean;
}

/** Conflicts that the form asks about. */
type PlanConflicts = Pick<ClashDialogProps, 'clashes' | 'away'>;

/** Saves the plan of a contract once and opens its basic part. Asks about conflicts that the server finds. */
export function useSavePlan({ contract, base, work, readAgain }: SavePlanOptions) {
  const savePlan = useSaveCoursePlan();
  const readContract = useReadContract();
  const toast = useToast();
  const navigate = useNavigateWhileMounted();
  const { pair } = planWords.useWords();
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [question, setQuestion] = useState<PlanConflicts | null>(null);
  const save = (pattern: ClassPattern, options: SaveOptions, withTold: ClassNoticesHandle['withTold']) =>
    run(async () => {
      setFailure(null);
      const confirmSaved = work.sending();
      try {
        const saved = await savePlan(contract.id, pattern, base, options);
        confirmSaved(planText(saved.pattern, contract, pattern.startsOn));
        setQuestion(null);
        toast.success(withTold(pair('saved'), saved.people));
        navigate(pathTo('courses.edit.basic', { id: contract.id }));
      } catch (thrown) {
        const refusal = thrown instanceof ApiError ? thrown : null;
        const conflicts = conflictsOf(thrown);
        setQuestion(conflicts);
        if (refusal?.status === 412) await readAgain();
        // The end of the contract has changed in the meantime; the form says so.
        if (refusal?.code === 'conflict' && refusal.status === 409)
          await readContract(contract.id).catch(() => undefined);
        if (!conflicts) setFailure({ error: thrown, version: base.version, hasInput: work.isUnsaved() });
      }
    });
  return { busy, failure, question, save, ask: setQuestion, cancel: () => setQuestion(null) };
}
