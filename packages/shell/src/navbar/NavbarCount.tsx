import { Badge, VisuallyHidden } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { shellWords } from '../shell-words';
import { place } from './NavbarCount.css';
import type { WaitingCount } from './waiting-count';

export interface NavbarCountProps {
  of: WaitingCount;
}

/**
 * Badge with the number of waiting items in a navbar link. Its space stays reserved while the number is unknown or
 * zero.
 */
export function NavbarCount({ of }: NavbarCountProps) {
  const count = useSyncExternalStore(of.subscribe, of.current);
  const { t } = shellWords.useWords();
  return (
    <span className={place}>
      {count !== null && count > 0 && (
        <Badge tone="caution">
          <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
          <VisuallyHidden>{t('nav.waiting', { count })}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}
