import { canChangeLink, linkOpens, linkOwnerName, type PrivateLink } from '@portal/domain';
import { DateText } from '@portal/i18n';
import type { ListColumn } from '@portal/records';
import { figure } from '@portal/records/cells';
import { useToast } from '@portal/shell';
import {
  Button,
  CalendarIcon,
  CancelledIcon,
  CopyIcon,
  IconButton,
  RetryIcon,
  type TableColumn,
  VisuallyHidden,
} from '@portal/ui';
import { useMemo } from 'react';
import { LinkState } from '../../../parts/links/LinkState';
import * as styles from '../../../parts/links/links.css';
import { useShownLink } from '../../../parts/links/useShownLink';
import type { LinkColumnId } from './link-list';
import { linkWords } from './link-words';

/** The columns of the list of private links. */
export const linkColumns: readonly ListColumn<PrivateLink, LinkColumnId>[] = [
  { id: 'name', width: 170, phone: 'title', cell: linkOwnerName },
  { id: 'link', width: 90, isEmpty: ({ tail }) => tail === null, cell: (link) => <LinkEnd link={link} /> },
  { id: 'state', width: 256, cell: (link) => <LinkState link={link} /> },
  {
    id: 'createdAt',
    width: 104,
    isEmpty: ({ createdAt }) => createdAt === null,
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  {
    id: 'lastOpenedAt',
    width: 140,
    isEmpty: ({ lastOpenedAt }) => lastOpenedAt === null,
    cell: ({ lastOpenedAt }) => <Day of={lastOpenedAt} />,
  },
  {
    id: 'timesOpened',
    width: 110,
    align: 'end',
    isEmpty: ({ state }) => state === 'none',
    cell: ({ state, timesOpened }) =>
      state === 'none' ? '–' : <span className={figure}>{timesOpened}</span>,
  },
];

function Day({ of }: { of: string | null }) {
  return of === null ? '–' : <DateText value={of} />;
}

function LinkEnd({ link }: { link: PrivateLink }) {
  const { t, pair } = linkWords.useWords();
  const toast = useToast();
  const { show } = useShownLink(link);
  if (link.tail === null) return '–';
  const copy = async () => {
    const text = await show().catch(() => null);
    if (text === null) {
      toast.danger(pair('notShown'));
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      toast.success(pair('linkCopied'));
    } catch {
      // Without HTTPS or permission, the page cannot write to the clipboard.
      toast.danger(pair('notCopied', { address: text }));
    }
  };
  const opens = linkOpens(link.state);
  return (
    <span className={styles.link}>
      <span className={opens ? styles.tail : styles.dead}>…/{link.tail}</span>
      {opens && (
        <IconButton icon={CopyIcon} size="small" onClick={() => void copy()}>
          {t('copy', { name: linkOwnerName(link) })}
        </IconButton>
      )}
    </span>
  );
}

/** An action on a link. */
export type RowStep = 'renew' | 'expiry' | 'revoke';

/** Returns the last column: the actions on a link. `onStep` must be stable. */
export function useLinkActions(onStep: (step: RowStep, id: number) => void): TableColumn<PrivateLink> {
  const { t, stack } = linkWords.useWords();
  return useMemo(
    () => ({
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      width: 150,
      align: 'end',
      phone: 'action',
      cell: (link) => {
        const name = linkOwnerName(link);
        if (!linkOpens(link.state) && link.state !== 'expired')
          return (
            <Button size="small" variant="quiet" onClick={() => onStep('renew', link.id)}>
              {stack(link.state === 'none' ? 'createMagicLink' : 'renew')}{' '}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          );
        return (
          <span className={styles.actions}>
            {rowSteps.map(([step, icon]) =>
              canChangeLink(step, link) ? (
                <IconButton
                  key={step}
                  icon={icon}
                  tone={step === 'revoke' ? 'critical' : undefined}
                  onClick={() => onStep(step, link.id)}
                >
                  {t(step)} {name}
                </IconButton>
              ) : null,
            )}
          </span>
        );
      },
    }),
    [t, stack, onStep],
  );
}

const rowSteps = [
  ['renew', RetryIcon],
  ['expiry', CalendarIcon],
  ['revoke', CancelledIcon],
] as const;
