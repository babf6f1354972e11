import type { SavedView } from '@portal/shell';
import {
  Banner,
  Button,
  CheckIcon,
  CopyField,
  DeleteIcon,
  Icon,
  IconButton,
  InlineEdit,
  SaveIcon,
  TextField,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { byName, maxNameLength, viewName, viewOfName } from './saved-views';
import { type OwnViewsOptions, useOwnViews } from './useOwnViews';
import * as styles from './ViewsPanel.css';
import { viewWords } from './view-words';

export interface ViewsPanelProps extends OwnViewsOptions {
  /** The query of the list's current state. */
  query: string;
  /** Called when the panel can close. */
  onClose: () => void;
}

/** The panel of saved views: opens a view, saves the current state as one, and copies its address. */
export function ViewsPanel({ query, onClose, ...options }: ViewsPanelProps) {
  const { t, stack } = viewWords.useWords();
  const { views, keep, rename, remove, refused } = useOwnViews(options);
  const { pathname } = useLocation();
  const path = useHref(pathname);
  const titleId = useId();

  return (
    <div className={styles.panel}>
      <div id={titleId} className={styles.title}>
        {t('mine')}
      </div>
      <ul className={styles.list} aria-labelledby={titleId}>
        {byName(views).map((view) => (
          <li key={view.id} className={styles.entry}>
            <div className={styles.name}>
              <InlineEdit
                value={view.name}
                maxLength={maxNameLength}
                onSave={async (typed) => rename(view, typed)}
                words={{
                  edit: t('edit', { name: view.name }),
                  field: t('name'),
                  save: t('save'),
                  cancel: t('cancel'),
                  saving: t('saving'),
                  failed: stack('failed'),
                }}
              >
                <ViewLink view={view} isCurrent={view.query === query} href={pathname} onClose={onClose} />
              </InlineEdit>
            </div>
            {view.query !== query && (
              <IconButton icon={SaveIcon} onClick={() => void keep({ ...view, query })}>
                {t('replaceOf', { name: view.name })}
              </IconButton>
            )}
            <IconButton
              icon={DeleteIcon}
              onClick={({ currentTarget }) => {
                // The focused row is removed; the next row always exists.
                currentTarget.closest('li')?.nextElementSibling?.querySelector('a')?.focus();
                void remove(view);
              }}
            >
              {t('deleteOf', { name: view.name })}
            </IconButton>
          </li>
        ))}
        <li className={styles.entry}>
          <TextLink variant="standalone" href={pathname} onClick={onClose}>
            {t(`whole.${options.list}`)}
          </TextLink>
        </li>
      </ul>
      {views.length === 0 && !refused && <div className={styles.quiet}>{stack('none')}</div>}
      {refused ? (
        <Banner tone="caution">{stack(refused)}</Banner>
      ) : (
        <SaveView views={views} onSave={(name, former) => keep({ ...former, name, query })} />
      )}
      <div className={styles.line}>
        <CopyField
          label={t('address')}
          value={new URL(`${path}?${query}`, window.location.href).href}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }}
        />
      </div>
    </div>
  );
}

interface ViewLinkProps {
  view: SavedView;
  isCurrent: boolean;
  /** The list's own path. */
  href: string;
  onClose: () => void;
}

function ViewLink({ view, isCurrent, href, onClose }: ViewLinkProps) {
  const { t } = viewWords.useWords();
  return (
    <TextLink
      variant="standalone"
      href={`${href}?${view.query}`}
      aria-current={isCurrent || undefined}
      className={styles.link}
      onClick={onClose}
    >
      {isCurrent && <Icon of={CheckIcon} size="small" />}
      {view.name}
      {isCurrent && <VisuallyHidden> ({t('current')})</VisuallyHidden>}
    </TextLink>
  );
}

interface SaveViewProps {
  views: readonly SavedView[];
  /** Saves the current state under a name, and replaces `former` if the name exists. */
  onSave: (name: string, former: SavedView | undefined) => Promise<void>;
}

function SaveView({ views, onSave }: SaveViewProps) {
  const { t } = viewWords.useWords();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useId();
  const former = viewOfName(views, typed);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = viewName(typed);
    if (name === '') {
      setMissing(true);
      document.getElementById(field)?.focus();
      return;
    }
    await onSave(name, former);
    setTyped('');
  };

  return (
    <form className={styles.line} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        id={field}
        label={t('name')}
        hint={t(former ? 'replaceHint' : 'saveHint')}
        message={isMissing && viewName(typed) === '' ? t('missing') : undefined}
        maxLength={maxNameLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" className={styles.send}>
        {t(former ? 'replace' : 'save')}
      </Button>
    </form>
  );
}
