import {
  useArchiveCompany,
  useArchivedMatch,
  useArchiveLanguage,
  useArchiveStudent,
  useArchiveTeacher,
  useSaveUser,
} from '@portal/api-client';
import { type ArchivedKind, type ArchivedRecord, fullName } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Banner, Button, ButtonLink, useBusy } from '@portal/ui';
import { useState } from 'react';
import { pathTo } from '../../paths';
import { archivingWords } from './archiving-words';

export interface ArchivedMatchProps {
  /** The kind of record for which the text was typed; a teacher is a user too. */
  kind: Exclude<ArchivedKind, 'teacher'>;
  /** The email address, or the name of a company or language. */
  text: string;
  /** Called once the record is restored. */
  onRestored?: () => void;
}

/**
 * Says that an archived record has the typed address or name and when it was archived, and offers to restore it
 * (DECISION-96). Renders nothing if there is none.
 */
export function ArchivedMatch({ kind, text, onRestored }: ArchivedMatchProps) {
  const { t, stack, pair } = archivingWords.useWords();
  const { data } = useArchivedMatch(kind, text);
  // The restored record, because the search does not find it any more.
  const [restored, setRestored] = useState<ArchivedRecord>();
  const restore = useRestore();
  const toast = useToast();
  const { busy, run } = useBusy();
  const record = restored ?? data;
  if (!record) return null;
  const name = record.lastName === null ? record.name : fullName({ ...record, lastName: record.lastName });
  const address = addressOf(record);
  const word = record.lastName === null ? 'thing' : 'person';
  const press = async () => {
    try {
      await restore(record);
      setRestored(record);
      onRestored?.();
    } catch (error) {
      toast.danger(pair('notRestored', { name }), { error });
    }
  };
  if (restored)
    return (
      <Banner
        tone="positive"
        role="status"
        action={address !== null && <ButtonLink href={address}>{t('open')}</ButtonLink>}
      >
        {stack('restored', { name })}
      </Banner>
    );
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        <Button size="small" busy={busy} onClick={() => void run(press)}>
          {t('restore')}
        </Button>
      }
    >
      {record.archivedOn === null
        ? stack(`match.${word}`, { name })
        : stack(`match.${word}Since`, { name, day: datePair(record.archivedOn) })}
    </Banner>
  );
}

/** Returns a function that restores a record of any kind. */
function useRestore(): (record: ArchivedRecord) => Promise<unknown> {
  const archive = {
    student: useArchiveStudent(),
    teacher: useArchiveTeacher(),
    company: useArchiveCompany(),
    language: useArchiveLanguage(),
  };
  const saveUser = useSaveUser();
  return ({ kind, id }) => (kind === 'user' ? saveUser(id, { active: true }) : archive[kind](id, false));
}

/** Returns the URL of a record; null for a record without a page. */
function addressOf({ kind, id }: ArchivedRecord): string | null {
  switch (kind) {
    case 'student':
      return pathTo('students.edit.basic', { id });
    case 'teacher':
      return pathTo('teachers.profile', { id });
    case 'user':
      return `${pathTo('admin.settings.users')}?dialog=edit&record=${id}`;
    case 'company':
    case 'language':
      return null;
    default:
      return kind satisfies never;
  }
}
