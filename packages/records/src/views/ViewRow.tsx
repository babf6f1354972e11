import type { SavedView } from '@portal/shell';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  type ButtonProps,
  CheckIcon,
  CopyIcon,
  DeleteIcon,
  Icon,
  type IconShape,
  InlineEdit,
  SaveIcon,
  StarIcon,
  TextLink,
  UsersIcon,
  VisuallyHidden,
} from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { maxNameLength } from './saved-views';
import type { useOwnViews, ViewWords } from './useOwnViews';
import * as styles from './ViewsPanel.css';
import { viewActionWords } from './view-action-words';

export interface ViewRowProps {
  view: SavedView;
  own: ReturnType<typeof useOwnViews>;
  /** The query of the list's current state. */
  query: string;
  /** The list's own path. */
  href: string;
  words: ViewWords;
  /** Called when the panel can close. */
  onClose: () => void;
  /** Opens a view that has no URL, such as an export layout. */
  onOpen?: (query: string) => void;
}

/** A view with its actions; a colleague's view has fewer. Alt with an arrow key moves the view. */
export function ViewRow({ view, own, query, href, words, onClose, onOpen }: ViewRowProps) {
  const { t, stack } = words.useWords();
  const markedPair = useMarkedPair();
  const [isAsking, setAsking] = useState(false);
  const { canShare } = own;
  const { name, sharing } = view;
  const isOwn = own.isOwn(view);
  const isDefault = own.defaultId === view.id;
  const place = own.views.indexOf(view);
  const link = (
    <ViewLink
      query={view.query}
      href={href}
      currentLabel={view.query === query ? t('current') : undefined}
      onClose={onClose}
      onOpen={onOpen}
    >
      {name}
    </ViewLink>
  );

  const move = (step: -1 | 1) => {
    if (!own.views[place + step]) return;
    const focused = document.activeElement;
    void own.move(view, step);
    // A row that moves in the document loses the focus.
    if (focused instanceof HTMLElement) requestAnimationFrame(() => focused.focus());
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!canShare || !event.altKey || step === undefined) return;
    event.preventDefault();
    move(step as -1 | 1);
  };
  const remove = (row: Element | null) => {
    // The focused row is removed; the next row always exists.
    row?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus();
    void own.remove(view);
  };

  return (
    <li className={styles.viewEntry} onKeyDown={moveByKey}>
      <div className={styles.name}>
        {isOwn ? (
          <InlineEdit
            value={name}
            maxLength={maxNameLength}
            onSave={async (typed) => own.rename(view, typed)}
            words={{
              edit: t('edit', { name }),
              field: t('name'),
              save: t('save'),
              cancel: t('cancel'),
              saving: t('saving'),
              failed: stack(canShare ? 'notSaved' : 'failed'),
            }}
          >
            {link}
          </InlineEdit>
        ) : (
          link
        )}
        {sharing && (
          <div className={styles.quiet}>
            {isOwn
              ? t(sharing.isShared ? 'shared' : 'private')
              : t('sharedBy', { name: markedPair(sharing.owner) })}
          </div>
        )}
      </div>
      {isAsking ? (
        <div className={styles.question}>
          <span>{stack('deleteForAll')}</span>
          <Button
            size="small"
            variant="critical"
            onClick={({ currentTarget }) => remove(currentTarget.closest('li'))}
          >
            {t('deleteOf', { name })}
          </Button>
          <Button
            size="small"
            autoFocus
            onClick={({ currentTarget }) => {
              currentTarget.closest('li')?.querySelector('a')?.focus();
              setAsking(false);
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          {canShare && (
            <>
              <ViewAction
                icon={StarIcon}
                word="default"
                className={isDefault ? styles.chosen : undefined}
                aria-pressed={isDefault}
                onClick={() => void own.setDefault(isDefault ? null : view)}
              >
                {t('defaultOf', { name })}
              </ViewAction>
              <ViewAction icon={ArrowUpIcon} word="up" aria-disabled={place === 0} onClick={() => move(-1)}>
                {t('upOf', { name })}
              </ViewAction>
              <ViewAction
                icon={ArrowDownIcon}
                word="down"
                aria-disabled={place === own.views.length - 1}
                onClick={() => move(1)}
              >
                {t('downOf', { name })}
              </ViewAction>
              {isOwn && (
                <ViewAction
                  icon={UsersIcon}
                  word="share"
                  aria-pressed={sharing?.isShared}
                  onClick={() => void own.share(view, !sharing?.isShared)}
                >
                  {t('shareOf', { name })}
                </ViewAction>
              )}
            </>
          )}
          {!isOwn && (
            <ViewAction
              icon={CopyIcon}
              word="copy"
              onClick={() => void own.keep({ name: own.freeName(name), query: view.query })}
            >
              {t('copyOf', { name })}
            </ViewAction>
          )}
          {isOwn && view.query !== query && (
            <ViewAction icon={SaveIcon} word="replace" onClick={() => void own.keep({ ...view, query })}>
              {t('replaceOf', { name })}
            </ViewAction>
          )}
          <ViewAction
            icon={DeleteIcon}
            word="delete"
            onClick={({ currentTarget }) => (isOwn ? remove(currentTarget.closest('li')) : setAsking(true))}
          >
            {t('deleteOf', { name })}
          </ViewAction>
        </div>
      )}
    </li>
  );
}

interface ViewActionProps
  extends Pick<ButtonProps, 'aria-pressed' | 'aria-disabled' | 'className' | 'onClick'> {
  icon: IconShape;
  /** The visible text. */
  word: keyof (typeof viewActionWords.words.fr)['action'];
  /** The accessible name, which contains the name of the view. */
  children: ReactNode;
}

/** A button of a view: an icon with a text. */
function ViewAction({ word, children, ...props }: ViewActionProps) {
  const { t } = viewActionWords.useWords();
  return (
    <Button {...props} size="small" variant="quiet">
      <span aria-hidden="true">{t(`action.${word}`)}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Button>
  );
}

interface ViewLinkProps {
  /** The view's query; empty for the whole list. */
  query: string;
  /** The list's own path. */
  href: string;
  /** Text that marks the current view; undefined for the others. */
  currentLabel?: ReactNode;
  onClose: () => void;
  /** Opens a view that has no URL, such as an export layout. */
  onOpen?: (query: string) => void;
  children: ReactNode;
}

/** Opens a view: a link to its URL, or a button. */
export function ViewLink({ query, href, currentLabel, onClose, onOpen, children }: ViewLinkProps) {
  const isCurrent = currentLabel !== undefined;
  const content = (
    <>
      {isCurrent && <Icon of={CheckIcon} size="small" />}
      {children}
      {isCurrent && <VisuallyHidden> ({currentLabel})</VisuallyHidden>}
    </>
  );
  const shared = { className: styles.link, 'aria-current': isCurrent || undefined };
  if (!onOpen)
    return (
      <TextLink
        {...shared}
        variant="standalone"
        href={query === '' ? href : `${href}?${query}`}
        onClick={onClose}
      >
        {content}
      </TextLink>
    );
  const open = () => {
    onOpen(query);
    onClose();
  };
  return (
    <Button {...shared} variant="quiet" size="small" onClick={open}>
      {content}
    </Button>
  );
}
