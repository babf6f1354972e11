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
import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
  /** Opens a view that is not an address: called with its query, which is empty for the default. */
  onOpen?: (query: string) => void;
}

/** The panel of saved views: opens a view, saves the current state as one, and copies its address. */
export function ViewsPanel({ query, onClose, onOpen, ...options }: ViewsPanelProps) {
  const { words = viewWords } = options;
  const { t, stack } = words.useWords();
  const { views, keep, rename, remove, refused } = useOwnViews(options);
  const { pathname } = useLocation();
  const path = useHref(pathname);
  const titleId = useId();
  const linkTo = (shown: string) => ({
    href: shown === '' ? pathname : `${pathname}?${shown}`,
    onClick: onClose,
    onOpen: onOpen && (() => onOpen(shown)),
  });

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
                <ViewLink
                  {...linkTo(view.query)}
                  isCurrent={view.query === query}
                  currentLabel={t('current')}
                >
                  {view.name}
                </ViewLink>
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
                currentTarget
                  .closest('li')
                  ?.nextElementSibling?.querySelector<HTMLElement>('a, button')
                  ?.focus();
                void remove(view);
              }}
            >
              {t('deleteOf', { name: view.name })}
            </IconButton>
          </li>
        ))}
        <li className={styles.entry}>
          <ViewLink {...linkTo('')}>{t(`whole.${options.list}`)}</ViewLink>
        </li>
      </ul>
      {views.length === 0 && !refused && <div className={styles.quiet}>{stack('none')}</div>}
      {refused ? (
        <Banner tone="caution">{stack(refused)}</Banner>
      ) : (
        <SaveView words={words} views={views} onSave={(name, former) => keep({ ...former, name, query })} />
      )}
      {!onOpen && (
        <div className={styles.line}>
          <CopyField
            label={t('address')}
            value={new URL(`${path}?${query}`, window.location.href).href}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }}
          />
        </div>
      )}
    </div>
  );
}

interface ViewLinkProps {
  /** The list in this view. */
  href: string;
  onClick: () => void;
  /** Opens a view that is not an address. */
  onOpen?: () => void;
  isCurrent?: boolean;
  currentLabel?: ReactNode;
  children: ReactNode;
}

function ViewLink({ href, onClick, onOpen, isCurrent = false, currentLabel, children }: ViewLinkProps) {
  const content = (
    <>
      {isCurrent && <Icon of={CheckIcon} size="small" />}
      {children}
      {isCurrent && <VisuallyHidden> ({currentLabel})</VisuallyHidden>}
    </>
  );
  const shared = { className: styles.link, 'aria-current': isCurrent || undefined };
  const open = () => {
    onOpen?.();
    onClick();
  };
  return onOpen ? (
    <Button {...shared} variant="quiet" size="small" onClick={open}>
      {content}
    </Button>
  ) : (
    <TextLink {...shared} variant="standalone" href={href} onClick={onClick}>
      {content}
    </TextLink>
  );
}

interface SaveViewProps {
  words: Pick<typeof viewWords, 'useWords'>;
  views: readonly SavedView[];
  /** Saves the current state under a name, and replaces `former` if the name exists. */
  onSave: (name: string, former: SavedView | undefined) => Promise<void>;
}

function SaveView({ words, views, onSave }: SaveViewProps) {
  const { t } = words.useWords();
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
