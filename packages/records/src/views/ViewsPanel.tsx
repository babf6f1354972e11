import type { SavedView } from '@portal/shell';
import { Banner, Button, CopyField, TextField, useBusy } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { maxNameLength, viewName, viewOfName } from './saved-views';
import { type OwnViewsOptions, useOwnViews, type ViewWords } from './useOwnViews';
import { ViewLink, ViewRow } from './ViewRow';
import * as styles from './ViewsPanel.css';
import { viewWords } from './view-words';

export interface ViewsPanelProps extends OwnViewsOptions {
  /** The query of the list's current state. */
  query: string;
  /** Called when the panel can close. */
  onClose: () => void;
  /** Opens a view that has no URL: called with its query, which is empty for the default. */
  onOpen?: (query: string) => void;
}

/** The panel of saved views: opens a view, saves the current state as a view, and copies its URL. */
export function ViewsPanel({ query, onClose, onOpen, ...options }: ViewsPanelProps) {
  const { words = viewWords } = options;
  const { t, stack } = words.useWords();
  const own = useOwnViews(options);
  const { views, problem, canShare } = own;
  const { pathname } = useLocation();
  const path = useHref(pathname);
  const titleId = useId();
  const isReadOnly = problem === 'refused' || problem === 'unread' || problem === 'failed';

  return (
    <div className={styles.panel}>
      <div id={titleId} className={styles.title}>
        {t(canShare ? 'all' : 'mine')}
      </div>
      <ul className={styles.list} aria-labelledby={titleId}>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            own={own}
            query={query}
            words={words}
            onClose={onClose}
            onOpen={onOpen}
            href={pathname}
          />
        ))}
        <li className={styles.entry}>
          <ViewLink query="" href={pathname} onClose={onClose} onOpen={onOpen}>
            {t(`whole.${options.list}`)}
          </ViewLink>
        </li>
      </ul>
      {views.length === 0 && !problem && <div className={styles.quiet}>{stack('none')}</div>}
      {problem && (
        <Banner tone="caution" role="status">
          {stack(problem)}
        </Banner>
      )}
      {!isReadOnly && (
        <SaveView
          words={words}
          views={views.filter(own.isOwn)}
          hint={canShare ? 'saveHintShared' : 'saveHint'}
          onSave={(name, former) => own.keep({ ...former, name, query })}
        />
      )}
      {!onOpen && (
        <div className={styles.line}>
          <CopyField
            label={t('address')}
            value={new URL(`${path}?${query}`, window.location.href).href}
            words={{ copy: t('copy'), copied: t('linkCopied'), failed: t('notCopied') }}
          />
        </div>
      )}
    </div>
  );
}

interface SaveViewProps {
  words: ViewWords;
  views: readonly SavedView[];
  /** Where the view is stored. */
  hint: 'saveHint' | 'saveHintShared';
  /**
   * Saves the current state under a name, and replaces `former` if the name exists. Resolves with whether it is saved.
   */
  onSave: (name: string, former: SavedView | undefined) => Promise<boolean>;
}

function SaveView({ words, views, hint, onSave }: SaveViewProps) {
  const { t, stack } = words.useWords();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, run } = useBusy();
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
    const isSaved = await run(() => onSave(name, former));
    // The user may already be typing the next name.
    if (isSaved) setTyped((later) => (later === typed ? '' : later));
  };

  return (
    <form className={styles.line} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        id={field}
        label={t('name')}
        hint={stack(former ? 'replaceHint' : hint)}
        message={isMissing && viewName(typed) === '' ? t('missing') : undefined}
        maxLength={maxNameLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" className={styles.send} busy={busy}>
        {t(former ? 'replace' : 'save')}
      </Button>
    </form>
  );
}
