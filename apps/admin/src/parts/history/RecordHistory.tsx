import { useHasExtension } from '@portal/api-client';
import type { HistoryOf, HistorySubject } from '@portal/domain';
import { onDemand, useDialogAddress } from '@portal/records';
import { Button, HistoryIcon, type MenuSection } from '@portal/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { openHistoryWords } from './open-history-words';

export interface RecordHistoryProps {
  of: HistoryOf;
  /** Identifies the record. */
  about: ReactNode;
}

/**
 * A button that opens the history of the page's record, as a state of the URL; renders nothing without the extension.
 */
export function RecordHistory({ of, about }: RecordHistoryProps) {
  const { stack } = openHistoryWords.useWords();
  const { dialog, recordId, open, close } = useDialogAddress(names);
  if (!useHasExtension('history')) return null;
  return (
    <>
      <div>
        <Button variant="quiet" size="small" icon={HistoryIcon} onClick={() => open('history')}>
          {stack('open')}
        </Button>
      </div>
      {dialog && recordId === null && <HistoryDrawer of={of} about={about} onClose={close} />}
    </>
  );
}

/** The same button next to a confirmation. It does not change the URL, so that the confirmation stays open. */
export function HistoryInPlace({ of, about }: RecordHistoryProps) {
  const { t } = openHistoryWords.useWords();
  const [isOpen, setOpen] = useState(false);
  if (!useHasExtension('history')) return null;
  return (
    <>
      <div>
        <Button variant="quiet" size="small" icon={HistoryIcon} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && <HistoryDrawer of={of} about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

export interface ListHistory {
  /** The history item of a row menu; empty without the extension. */
  menu: (recordId: number, studentId?: number) => readonly MenuSection[];
  /** Opens the history of a row; undefined without the extension. */
  open: ((recordId: number, studentId?: number) => void) | undefined;
  /** Render it in the page. */
  drawer: ReactNode;
}

/** The history of the rows of a list, as a state of the URL. `aboutOf` names a row. */
export function useListHistory(
  subject: HistorySubject,
  aboutOf: (recordId: number, studentId: number | null) => ReactNode,
): ListHistory {
  const { dialog, recordId, partnerId, open, close } = useDialogAddress(names);
  const isThere = useHasExtension('history');
  const { menu, openRow } = useMemo(() => {
    const openOf = (id: number, studentId?: number) => open('history', id, studentId);
    return {
      openRow: isThere ? openOf : undefined,
      menu: (id: number, studentId?: number): readonly MenuSection[] =>
        isThere
          ? [
              {
                id: 'history',
                items: [
                  {
                    id: 'history',
                    icon: HistoryIcon,
                    label: <openHistoryWords.T k="open" />,
                    onSelect: () => openOf(id, studentId),
                  },
                ],
              },
            ]
          : [],
    };
  }, [isThere, open]);
  const isMeant = isThere && dialog && recordId !== null && (subject === 'report') === (partnerId !== null);
  const drawer = isMeant && (
    <HistoryDrawer
      key={recordId}
      of={{ subject, id: recordId, ...(partnerId !== null && { studentId: partnerId }) }}
      about={aboutOf(recordId, partnerId)}
      onClose={close}
    />
  );
  return { menu, open: openRow, drawer };
}

const names = ['history'] as const;

const HistoryDrawer = onDemand(async () => (await import('./HistoryDrawer')).HistoryDrawer);
