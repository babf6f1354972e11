import { Badge, VisuallyHidden } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import type { WaitingCount } from '../portal/waiting-count';
import { shellWords } from './shell-words';

export interface NavbarCountProps {
  of: WaitingCount;
}

/** Badge with the number of waiting items in a navbar link; renders nothing while it is unknown or zero. */
export function NavbarCount({ of }: NavbarCountProps) {
  const count = useSyncExternalStore(of.subscribe, of.current);
  const { t } = shellWords.useWords();
  if (!count) return null;
  return (
    <Badge tone="caution">
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <VisuallyHidden>{t('nav.waiting', { count })}</VisuallyHidden>
    </Badge>
  );
}
