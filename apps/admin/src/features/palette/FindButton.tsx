import { Icon, SearchIcon, VisuallyHidden } from '@portal/ui';
import { button, keys } from './FindButton.css';
import { findWords } from './find-words';
import { isMac } from './is-mac';

export interface FindButtonProps {
  onPress: () => void;
}

/** The navbar button that opens the palette, with its keyboard shortcut. */
export function FindButton({ onPress }: FindButtonProps) {
  const { t } = findWords.useWords();
  return (
    <button
      type="button"
      className={button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
    >
      <Icon of={SearchIcon} />
      <VisuallyHidden>{t('find')}</VisuallyHidden>
      <span className={keys} aria-hidden="true">
        {isMac() ? '⌘K' : 'Ctrl K'}
      </span>
    </button>
  );
}
