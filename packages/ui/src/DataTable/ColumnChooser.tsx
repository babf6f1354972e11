import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import { ColumnsIcon } from '../icons';
import { Popover } from '../Popover/Popover';
import type { ColumnChooserPanel, ColumnChooserPanelProps } from './ColumnChooserPanel';

export interface ColumnChooserProps<Row> extends ColumnChooserPanelProps<Row> {
  /** Label of the button, such as "Columns". */
  label: ReactNode;
}

/** A button that opens a panel to show, hide and reorder the columns of a table. */
export function ColumnChooser<Row>({ label, ...panel }: ColumnChooserProps<Row>) {
  const [Panel, setPanel] = useState<typeof ColumnChooserPanel>();
  return (
    <Popover
      placement="bottom-end"
      load={async () => {
        const loaded = await import('./ColumnChooserPanel');
        setPanel(() => loaded.ColumnChooserPanel);
      }}
      trigger={(props) => (
        <Button {...props} variant="quiet" icon={ColumnsIcon}>
          {label}
        </Button>
      )}
    >
      {Panel && <Panel {...panel} />}
    </Popover>
  );
}
