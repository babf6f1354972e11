import { Button, type IconShape, Menu, MoreIcon, useIsPhone } from '@portal/ui';
import type { ReactNode } from 'react';
import { bulkWords } from './bulk-words';

/** A bulk action. */
export interface BulkAction {
  id: string;
  label: ReactNode;
  icon: IconShape;
  onSelect: () => void;
}

/** The bulk actions: buttons in the bar, or a menu on phones. */
export function BulkActions({ actions }: { actions: readonly BulkAction[] }) {
  const { t } = bulkWords.useWords();
  if (useIsPhone())
    return (
      <Menu
        sections={[{ id: 'bulk', items: actions }]}
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
