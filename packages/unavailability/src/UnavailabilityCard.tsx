import {
  useCreateUnavailability,
  useDeleteUnavailability,
  useHasExtension,
  useUnavailability,
} from '@portal/api-client';
import type { Unavailability } from '@portal/domain';
import { joinPairs, PairText } from '@portal/i18n';
import { useToast, useToday } from '@portal/shell';
import {
  Banner,
  Button,
  Card,
  Cluster,
  DeleteIcon,
  EditIcon,
  IconButton,
  PlusIcon,
  RetryButton,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@portal/ui';
import { useRef, useState } from 'react';
import { UnavailabilityDialog } from './UnavailabilityDialog';
import * as styles from './unavailability.css';
import { unavailabilityWords } from './unavailability-words';
import { useAwayText } from './useAwayText';

export interface UnavailabilityCardProps {
  /** The teacher, for the office; null for the signed-in teacher. */
  teacherId: number | null;
}

/**
 * When a teacher is away, from today on, to add, change and delete (DECISION-134). Renders nothing for a backend
 * without the extension.
 */
export function UnavailabilityCard({ teacherId }: UnavailabilityCardProps) {
  const isOffered = useHasExtension('unavailability');
  const today = useToday();
  const away = useUnavailability(
    isOffered ? { from: today, ...(teacherId === null ? {} : { teacherId }) } : null,
  );
  const { t, stack } = unavailabilityWords.useWords();
  const [edited, setEdited] = useState<Unavailability | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  if (!isOffered) return null;
  return (
    <Card title={stack('list')}>
      {away.data ? (
        <>
          {away.error && <NotRead onRetry={away.retry} />}
          {away.data.length === 0 && <Text tone="soft">{t('none')}</Text>}
          <Entries
            away={away.data}
            isOwn={teacherId === null}
            onEdit={setEdited}
            onDeleted={() => add.current?.focus()}
          />
        </>
      ) : away.error ? (
        <NotRead onRetry={away.retry} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={2} />
        </div>
      )}
      <Cluster>
        <Button ref={add} icon={PlusIcon} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </Cluster>
      {edited && (
        <UnavailabilityDialog
          away={edited === 'new' ? null : edited}
          teacherId={teacherId}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function NotRead({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { stack } = unavailabilityWords.useWords();
  return (
    <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={onRetry} />}>
      {stack('notRead')}
    </Banner>
  );
}

interface EntriesProps {
  away: readonly Unavailability[];
  /** Whether the teacher reads the own entries. */
  isOwn: boolean;
  onEdit: (away: Unavailability) => void;
  /** Called when the entry with the focus is gone. */
  onDeleted: () => void;
}

function Entries({ away, isOwn, onEdit, onDeleted }: EntriesProps) {
  const { t, pair, plain } = unavailabilityWords.useWords();
  const textOf = useAwayText();
  const toast = useToast();
  const remove = useDeleteUnavailability();
  const create = useCreateUnavailability();
  const removeOne = (one: Unavailability) => {
    onDeleted();
    remove(one).then(
      () => toast.success(pair('deleted'), { undo: () => create(isOwn ? null : one.teacherId, one) }),
      (error: unknown) => toast.danger(pair('notDeleted'), { error }),
    );
  };
  if (away.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={plain('list')}>
      {away.map((one) => {
        const times = textOf(one);
        const what = one.name === null ? times : joinPairs([{ fr: one.name, en: one.name }, times]);
        return (
          <li key={one.id} className={styles.entry}>
            <div className={styles.what}>
              {one.name !== null && <div className={styles.name}>{one.name}</div>}
              <PairText value={times} layout="stack" />
              {(one.plannedClasses ?? 0) > 0 && (
                <Text as="div" tone="critical">
                  {t('classes', { count: one.plannedClasses ?? 0 })}{' '}
                  {t(isOwn ? 'ownClasses' : 'theirClasses')}
                </Text>
              )}
            </div>
            <IconButton icon={EditIcon} onClick={() => onEdit(one)}>
              {t('editOne', { what })}
            </IconButton>
            <IconButton icon={DeleteIcon} onClick={() => removeOne(one)}>
              {t('deleteOne', { what })}
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
