import { ApiError, useOutline, useReadOutline, useSaveOutline } from '@portal/api-client';
import {
  type Contract,
  changedFields,
  isLocked,
  type Outline,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  outlineFormText,
  outlineStatusAfter,
} from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import { LeaveGuard, UnsavedWorkBanner, useConfig, useUnsavedWork } from '@portal/shell';
import { Button, ButtonLink, Dialog, PrintIcon } from '@portal/ui';
import { OutlineChangedDialog, OutlineForm, OutlineFormActions, OutlineStatusBadge } from '@portal/views';
import { type ReactNode, useId, useState } from 'react';
import { copy } from '../../../copy';
import { QueryState } from '../../../parts/QueryState';
import { useOutcome } from '../../../parts/useOutcome';
import { pathTo } from '../../../paths';
import { content, standing } from './OutlineDialog.css';
import { outlineTabWords } from './outline-tab-words';

export interface OutlineDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** The course outline of a contract, to fill in, to change and to print (CON-OUT-09, CON-OUT-10). */
export function OutlineDialog({ contract, onClose }: OutlineDialogProps) {
  const outline = useOutline(contract.id);
  if (outline.data !== undefined)
    return <OpenOutline contract={contract} outline={outline.data} onClose={onClose} />;
  return (
    <Frame contract={contract} onClose={onClose}>
      <QueryState error={outline.error} retry={outline.retry} />
    </Frame>
  );
}

interface OpenOutlineProps extends OutlineDialogProps {
  /** Null where there is none yet. */
  outline: Outline | null;
}

/** What the person wants to save, and what someone else has saved meanwhile. */
interface Clash {
  mine: OutlineFormValues;
  action: OutlineAction;
  theirs: Outline | null;
}

function OpenOutline({ contract, outline, onClose }: OpenOutlineProps) {
  const { t } = outlineTabWords.useWords();
  const { stack } = copy.useWords();
  const { succeeded, failed } = useOutcome();
  const { phone, email } = useConfig();
  const readOutline = useReadOutline();
  const saveOutline = useSaveOutline();
  const formId = useId();
  const [saving, setSaving] = useState<OutlineAction | null>(null);
  const [clash, setClash] = useState<Clash>();
  const locked = isLocked(contract.status);
  const work = useUnsavedWork({
    form: 'outline',
    record: contract.id,
    title: contract.number,
    stored: outlineFormText(outline),
  });

  /** Saves, unless someone else has changed what the person has not seen: then it is shown and asked about. */
  const save = async (mine: OutlineFormValues, action: OutlineAction, seen: OutlineFormText) => {
    const arrived = work.sending();
    let theirs = await readOutline(contract.id);
    const write = async () => {
      const saved = await saveOutline(contract.id, mine, outlineStatusAfter(action, theirs), theirs);
      arrived(outlineFormText(saved));
    };
    const isNew = () => changedFields(seen, outlineFormText(theirs)).length > 0;
    if (isNew()) return setClash({ mine, action, theirs });
    try {
      await write();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      // Created or changed between the reading and the saving.
      theirs = await readOutline(contract.id);
      if (isNew()) return setClash({ mine, action, theirs });
      await write();
    }
    succeeded(action === 'submit' ? 'toast.outlineSubmitted' : 'toast.outlineSaved');
    onClose();
  };
  const saveOrSay = async (mine: OutlineFormValues, action: OutlineAction, seen: OutlineFormText) => {
    setSaving(action);
    try {
      await save(mine, action, seen);
    } catch {
      failed('toast.outlineNotSaved');
    } finally {
      setSaving(null);
    }
  };

  return (
    <Frame
      contract={contract}
      onClose={onClose}
      busy={saving !== null}
      actions={
        <>
          {outline && <PrintOutline contract={contract} unsaved={work.unsaved} />}
          <OutlineFormActions
            form={formId}
            saving={saving}
            lockedReason={locked ? stack('form.archivedBlocks') : undefined}
          />
        </>
      }
    >
      <div className={content}>
        {outline && (
          <p className={standing}>
            <OutlineStatusBadge status={outline.status} />
            {outline.savedAt && t('form.savedAt', { date: dateHalves(outline.savedAt, { time: true }) })}
          </p>
        )}
        {!locked && <UnsavedWorkBanner work={work} />}
        <OutlineForm
          key={work.formKey}
          id={formId}
          level={3}
          values={work.values}
          provider={{ phone, email }}
          locked={locked}
          onSave={(mine, action) => saveOrSay(mine, action, work.began)}
          {...work.listeners}
        />
      </div>
      <LeaveGuard work={work} dialog />
      {clash && (
        <OutlineChangedDialog
          opened={work.began}
          theirs={outlineFormText(clash.theirs)}
          mine={clash.mine}
          onSaveMine={() => {
            setClash(undefined);
            void saveOrSay(clash.mine, clash.action, outlineFormText(clash.theirs));
          }}
          onTakeTheirs={() => {
            setClash(undefined);
            work.begin(outlineFormText(clash.theirs));
          }}
          onKeepEditing={() => setClash(undefined)}
        />
      )}
    </Frame>
  );
}

/** Leads to the printed face, which shows what is stored: what is typed has to be saved first. */
function PrintOutline({ contract, unsaved }: { contract: Contract; unsaved: boolean }) {
  const { t, stack } = outlineTabWords.useWords();
  return unsaved ? (
    <Button icon={PrintIcon} blockedReason={stack('form.saveFirst')}>
      {t('form.print')}
    </Button>
  ) : (
    <ButtonLink
      icon={PrintIcon}
      href={pathTo('courses.edit.outline.print', { id: contract.id })}
      target="_blank"
    >
      {t('form.print')}
    </ButtonLink>
  );
}

interface FrameProps extends OutlineDialogProps {
  busy?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ contract, onClose, busy, actions, children }: FrameProps) {
  const { t } = outlineTabWords.useWords();
  const { t: common } = copy.useWords();
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      busy={busy}
      closeLabel={common('dialog.close')}
      title={
        <>
          {t('form.title')} - {contract.number}
        </>
      }
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
