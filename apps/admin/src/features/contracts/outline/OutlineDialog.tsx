import { isRefusal, useOutline } from '@portal/api-client';
import {
  type Contract,
  isLocked,
  isSubmitted,
  type Outline,
  type OutlineAction,
  type OutlineOutcome,
  outlineFormText,
  outlineOutcome,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useMergedOutlineSave } from '@portal/progress-reports';
import { ColleaguesNote, QueryState } from '@portal/records';
import {
  FailureReason,
  LeaveGuard,
  UnsavedWorkBanner,
  unclearOutcome,
  useConfig,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button, ButtonLink, Dialog, PrintIcon } from '@portal/ui';
import { OutlineForm, OutlineFormActions, OutlineStatusBadge } from '@portal/views';
import { useId, useState } from 'react';
import { copy } from '../../../copy';
import { HistoryInPlace } from '../../../parts/history/RecordHistory';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { pathTo } from '../../../paths';
import { content, print, standing } from './outline.css';
import { outlineTabWords } from './outline-tab-words';

export interface OutlineDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** The course outline of a contract: fill in, edit, print (CON-OUT-09, CON-OUT-10). */
export function OutlineDialog({ contract, onClose }: OutlineDialogProps) {
  const { t } = outlineTabWords.useWords();
  const { stack } = copy.useWords();
  const outline = useOutline(contract.id);
  const formId = useId();
  const [saving, setSaving] = useState<OutlineAction | null>(null);
  const locked = isLocked(contract.status);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      busy={saving !== null}
      title={
        <>
          {t('outline')} - {contract.number}
        </>
      }
      actions={
        outline.data !== undefined && (
          <OutlineFormActions
            form={formId}
            status={outline.data?.status ?? null}
            saving={saving}
            lockedReason={locked ? stack('form.archivedBlocks') : undefined}
          />
        )
      }
    >
      {outline.data === undefined ? (
        <QueryState error={outline.error} retry={outline.retry} />
      ) : (
        <OpenOutline
          contract={contract}
          outline={outline.data}
          formId={formId}
          onSaving={setSaving}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface OpenOutlineProps extends OutlineDialogProps {
  /** Null if none exists yet. */
  outline: Outline | null;
  formId: string;
  /** Called with the running action. */
  onSaving: (action: OutlineAction | null) => void;
}

const toasts = {
  'draft-saved': 'toast.outlineSaved',
  'submission-saved': 'toast.outlineKept',
  submitted: 'toast.outlineSubmitted',
  'taken-back': 'toast.outlineTakenBack',
} as const satisfies Record<OutlineOutcome, string>;

function OpenOutline({ contract, outline, formId, onSaving, onClose }: OpenOutlineProps) {
  const { t } = outlineTabWords.useWords();
  const { succeeded, failed } = useOutcomeToast();
  const { phone, email } = useConfig();
  const locked = isLocked(contract.status);
  const work = useUnsavedWork({
    form: 'outline',
    record: contract.id,
    title: contract.number,
    stored: outlineFormText(outline),
  });

  const history = <HistoryInPlace of={{ subject: 'outline', id: contract.id }} about={contract.number} />;
  const { save, failure, feedback } = useMergedOutlineSave(contract.id, work, {
    onSaving,
    onSaved(action, before) {
      succeeded(toasts[outlineOutcome(action, before)]);
      onClose();
    },
    // If the outcome is unknown, the banner in the form says so.
    onFailed: (error) =>
      unclearOutcome(error) ? () => {} : failed('toast.outlineNotSaved', undefined, { error }),
    history,
  });

  return (
    <>
      <div className={content}>
        {outline && (
          <div className={standing}>
            <OutlineStatusBadge status={outline.status} />
            {outline.savedAt && (
              <span>
                {t(isSubmitted(outline) ? 'submittedAt' : 'savedAt', {
                  date: datePair(outline.savedAt, { time: true }),
                })}
              </span>
            )}
            {history}
            <span className={print}>
              <PrintOutline contract={contract} unsaved={work.unsaved} />
            </span>
          </div>
        )}
        {!locked && (
          <>
            <UnsavedWorkBanner work={work} />
            <ColleaguesNote
              record={{ subject: 'outline', id: contract.id }}
              work={work}
              stored={outline ?? {}}
            />
          </>
        )}
        <OutlineForm
          key={work.formKey}
          id={formId}
          level={3}
          values={work.values}
          provider={{ phone, email }}
          locked={locked}
          onSave={save}
          {...work.listeners}
        />
        {(isRefusal(failure) || unclearOutcome(failure)) && (
          <Banner tone="critical" role="alert">
            <FailureReason error={failure} />
          </Banner>
        )}
      </div>
      <LeaveGuard work={work} dialog />
      {feedback}
    </>
  );
}

/** Links to the printed page, which shows the stored outline: unsaved input must be saved first. */
function PrintOutline({ contract, unsaved }: { contract: Contract; unsaved: boolean }) {
  const { t, stack } = outlineTabWords.useWords();
  return unsaved ? (
    <Button size="small" icon={PrintIcon} blockedReason={stack('saveFirst')}>
      {t('print')}
    </Button>
  ) : (
    <ButtonLink
      size="small"
      icon={PrintIcon}
      href={pathTo('courses.edit.outline.print', { id: contract.id })}
      target="_blank"
    >
      {t('print')}
    </ButtonLink>
  );
}
