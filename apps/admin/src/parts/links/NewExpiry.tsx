import { useHasExtension, useLink, useLinkDefaults } from '@portal/api-client';
import { type LinkKind, lastDayOfLink, type PrivateLink } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToday } from '@portal/shell';
import { linkDialogWords } from './link-dialog-words';

export interface NewExpiryProps {
  /** The links that are replaced; none for a first link. */
  links?: readonly PrivateLink[];
}

/**
 * Shows when a link created today expires, and whether other links lose their own expiry date; renders nothing until
 * that is known.
 */
export function NewExpiry({ links = [] }: NewExpiryProps) {
  const { stack } = linkDialogWords.useWords();
  const today = useToday();
  const { data } = useLinkDefaults();
  if (!data) return null;
  const day = lastDayOfLink(data.expiresAfterDays, today);
  const [own, ...others] = links.flatMap(({ expiresOn }) =>
    expiresOn === null || expiresOn === day ? [] : [expiresOn],
  );
  return (
    <>
      <p>{day === null ? stack('newStays') : stack('newEnds', { day: datePair(day) })}</p>
      {own && (
        <p>
          {others.length > 0
            ? stack('notKeptSeveral', { count: others.length + 1 })
            : stack('notKept', { day: datePair(own) })}
        </p>
      )}
    </>
  );
}

/** `NewExpiry` for the link of one company or student. Renders nothing without the extension or while loading. */
export function NewExpiryOf({ kind, id }: { kind: LinkKind; id: number }) {
  const hasLinks = useHasExtension('links');
  const { data: link } = useLink(hasLinks ? { kind, id } : null);
  return link ? <NewExpiry links={[link]} /> : null;
}
