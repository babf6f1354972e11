import {
  isUnanswered,
  useHighlightContract,
  useNotifyCoworker,
  useReadContract,
  useUsers,
} from '@portal/api-client';
import { type Contract, fullName, highlightableColumns, highlightsOf, isLocked } from '@portal/domain';
import { LoadFailure, RefusedBanner } from '@portal/records';
import { useSession, useToast } from '@portal/shell';
import { Banner, Button, CheckboxField, Combobox, Dialog, Switch, useBusy } from '@portal/ui';
import { RefusalText, useComboboxWords } from '@portal/views';
import { useId, useMemo, useState } from 'react';
import * as styles from './HighlightDialog.css';
import { listWords } from './list-words';
import { rowDialogWords } from './row-dialog-words';

/** The checkboxes that this user changed, and whether they are checked. */
type Changes = ReadonlyMap<string, boolean>;

type Failure = { what: 'notSaved' | 'notSent' | 'unanswered'; error: unknown };

/** Highlights cells of a contract and can notify a co-worker (CON-HIGHLIGHT-01 to CON-HIGHLIGHT-09). */
export function HighlightDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t, stack } = rowDialogWords.useWords();
  const columnWords = listWords.useWords();
  const cellsId = useId();
  const coworkerId = useId();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [notifies, setNotifies] = useState(false);
  const [coworker, setCoworker] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const save = useSaveHighlights(contract);
  const { busy, run } = useBusy();

  const ticked = tickedWith(changes, contract.highlights);
  const isNotifying = notifies && ticked.size > 0;
  const tick = (column: string, isTicked: boolean) => {
    const next = new Map(changes);
    const isStored = column in contract.highlights;
    if (isTicked === isStored) next.delete(column);
    else next.set(column, isTicked);
    setChanges(next);
  };

  const onSave = async () => {
    if (isNotifying && coworker === '') {
      setMissing(true);
      document.getElementById(coworkerId)?.focus();
      return;
    }
    setFailure(undefined);
    const failed = await save(changes, isNotifying ? Number(coworker) : undefined);
    if (failed) setFailure(failed);
    else onClose();
  };

  const isArchived = isLocked(contract.status);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={
        <>
          {stack('highlight.title')}
          <span className={styles.about}>{contract.number}</span>
        </>
      }
      actions={
        isArchived ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
              {t('cancel')}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => run(onSave)}>
              {t('save')}
            </Button>
          </>
        )
      }
    >
      {isArchived ? (
        <Banner tone="info">{stack('highlight.archived')}</Banner>
      ) : (
        <div className={styles.form}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout rules for the legend */}
          <div role="group" aria-labelledby={cellsId} className={styles.group}>
            <div className={styles.groupHead}>
              <span id={cellsId}>{t('highlight.cells')}</span>
              <Button
                size="small"
                variant="quiet"
                aria-disabled={ticked.size === 0 || undefined}
                onClick={() =>
                  setChanges(new Map(Object.keys(contract.highlights).map((column) => [column, false])))
                }
              >
                {t('highlight.clear')}
              </Button>
            </div>
            <div className={styles.cells}>
              {highlightableColumns(contract).map((column) => (
                <CheckboxField
                  key={column}
                  label={columnWords.t(`column.${column}`)}
                  checked={ticked.has(column)}
                  onChange={(event) => tick(column, event.currentTarget.checked)}
                />
              ))}
            </div>
          </div>
          <Switch
            label={t('highlight.notify')}
            hint={stack(ticked.size > 0 ? 'highlight.notifyHint' : 'highlight.notifyNeedsCells')}
            disabled={ticked.size === 0}
            checked={isNotifying}
            onChange={(event) => setNotifies(event.currentTarget.checked)}
          />
          {isNotifying && (
            <CoworkerField
              id={coworkerId}
              value={coworker}
              isMissing={isMissing && coworker === ''}
              onChoose={setCoworker}
            />
          )}
          {failure && (
            <RefusedBanner
              error={failure.error}
              unknown={failure.what === 'unanswered' && stack('highlight.unanswered')}
            >
              {stack(`highlight.${failure.what}`)}
            </RefusedBanner>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Returns the checked cells after the user's changes are applied to the stored highlights. */
function tickedWith(changes: Changes, highlights: Contract['highlights']): Set<string> {
  const ticked = new Set(Object.keys(highlights));
  for (const [column, isTicked] of changes) {
    if (isTicked) ticked.add(column);
    else ticked.delete(column);
  }
  return ticked;
}

/**
 * Saves first, then notifies, so that the co-worker finds the cells highlighted. A colleague's highlights stay. Resolves
 * with the step that failed.
 */
function useSaveHighlights(contract: Contract) {
  const readContract = useReadContract();
  const highlight = useHighlightContract();
  const notify = useNotifyCoworker();
  const toast = useToast();
  const { user } = useSession();
  const { pair } = rowDialogWords.useWords();
  const columnWords = listWords.useWords();

  /** Always in both languages: the co-worker's language is unknown. */
  const labelsOf = (highlights: Contract['highlights']) =>
    highlightableColumns({ ...contract, highlights })
      .filter((column) => column in highlights)
      .map((column) => {
        const { fr, en } = columnWords.pair(`column.${column}`);
        return fr === en ? fr : `${fr} - ${en}`;
      });

  return async (changes: Changes, userId?: number): Promise<Failure | undefined> => {
    let fields: string[];
    try {
      const now = await readContract(contract.id);
      const highlights = highlightsOf(tickedWith(changes, now.highlights), now.highlights);
      await highlight(contract.id, highlights);
      fields = labelsOf(highlights);
    } catch (error) {
      return { what: 'notSaved', error };
    }
    if (userId === undefined) return undefined;
    try {
      await notify({ contractId: contract.id, userId, senderId: user?.id ?? 0, fields });
    } catch (error) {
      if (isUnanswered(error)) return { what: 'unanswered', error };
      toast.danger(pair('highlight.notificationNotSent'));
      return { what: 'notSent', error };
    }
    toast.success(pair('highlight.notificationSent'));
    return undefined;
  };
}

interface CoworkerFieldProps {
  id: string;
  /** The id of the chosen user; empty for none. */
  value: string;
  /** Whether the form was submitted without a choice. */
  isMissing: boolean;
  onChoose: (userId: string) => void;
}

/** The page size of all selects on the contract screens (CONFLICT-27). */
const pageSize = 5000;

/** A select of the other active users, by first and last name (CON-HIGHLIGHT-03 to CON-HIGHLIGHT-05). */
function CoworkerField({ id, value, isMissing, onChoose }: CoworkerFieldProps) {
  const { t, stack, plain } = rowDialogWords.useWords();
  const words = useComboboxWords();
  const users = useUsers({ active: true, pageSize });
  const me = useSession().user?.id;
  const options = useMemo(
    () =>
      (users.data?.rows ?? [])
        .filter(({ id: userId }) => userId !== me)
        .map((user) => ({ value: String(user.id), label: fullName(user) })),
    [users.data, me],
  );
  return (
    <>
      <LoadFailure of={users}>{stack('highlight.coworkersFailed')}</LoadFailure>
      <Combobox
        id={id}
        label={t('highlight.coworker')}
        placeholder={plain('highlight.chooseCoworker')}
        words={words}
        options={options}
        loading={users.isLoading}
        value={value}
        onValueChange={onChoose}
        message={isMissing && <RefusalText refusal="required" />}
      />
    </>
  );
}
