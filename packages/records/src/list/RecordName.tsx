import { courseWords, definePairs } from '@portal/i18n';
import { Badge, Icon, NoteIcon, TextLink, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { archivedName, archivedOpener, named, note, opener } from '../table/cells.css';

export interface RecordNameProps {
  children: string;
  /** The page of the record, or what opens its dialog. */
  to: string | (() => void);
  isArchived: boolean;
  hasNotes?: boolean;
  /** A badge next to the name. */
  badge?: ReactNode;
}

/** The name of a record in a list as a link or button, with signs that it is archived or has notes. */
export function RecordName({ children, to, isArchived, hasNotes = false, badge }: RecordNameProps) {
  return (
    <span className={named}>
      {typeof to === 'string' ? (
        <TextLink variant="standalone" href={to} className={isArchived ? archivedName : undefined}>
          {children}
        </TextLink>
      ) : (
        <button type="button" className={isArchived ? archivedOpener : opener} onClick={to}>
          {children}
        </button>
      )}
      {badge}
      {isArchived && (
        <Badge tone="critical">
          <words.T k="archived" />
        </Badge>
      )}
      {hasNotes && (
        <span className={note}>
          <Icon of={NoteIcon} size="small" />
          <VisuallyHidden>
            <words.T k="hasNotes" />
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const words = /* @__PURE__ */ definePairs('record-name', {}, courseWords);
