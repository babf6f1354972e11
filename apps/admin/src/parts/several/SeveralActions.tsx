import { Button, type IconShape, Menu, MoreIcon, useIsPhone } from '@portal/ui';
import type { ReactNode } from 'react';
import { severalWords } from './several-words';

/** One thing to do with the chosen rows. */
export interface SeveralAction {
  id: string;
  label: ReactNode;
  icon: IconShape;
  onSelect: () => void;
}

export interface SeveralActionsProps {
  actions: readonly SeveralAction[];
}

/** What can be done with the chosen rows: buttons in the bar, on a phone a menu of them. */
export function SeveralActions({ actions }: SeveralActionsProps) {
  const { t } = severalWords.useWords();
  if (useIsPhone())
    return (
      <Menu
        sections={[{ id: 'several', items: actions }]}
        trigger={(props) => (
          <Button {...props} size="small" variant="primary" icon={MoreIcon}>
            {t('actions')}
          </Button>
        )}
      />
    );
  return actions.map(({ id, label, icon, onSelect }) => (
    <Button key={id} size="small" icon={icon} onClick={onSelect}>
      {label}
    </Button>
  ));
}
