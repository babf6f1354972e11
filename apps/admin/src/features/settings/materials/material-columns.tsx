import { type Material, quantityRequested } from '@portal/domain';
import { Badge, Icon, NoteIcon, type TableColumn, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { archivedOpener, named, note, opener } from '../../../parts/name-cell.css';
import { quiet } from './material-columns.css';
import { type MaterialListColumn, materialColumns, sortableColumns } from './material-list-state';
import { materialListWords } from './material-list-words';
import { RequestingContracts } from './RequestingContracts';

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<MaterialListColumn, number> = {
  flagged: 80,
  id: 64,
  title: 220,
  language: 130,
  quantity: 140,
  contracts: 290,
};

export interface MaterialColumnsOptions {
  /** Opens a material to edit it (SET-MAT-08). */
  onEdit: (materialId: number) => void;
  /** Id of the contract that the list is narrowed to; 0 for none. */
  sought: number;
}

/** The columns of the list, in the language mode in force (SET-MAT-05). */
export function useMaterialColumns({
  onEdit,
  sought,
}: MaterialColumnsOptions): readonly TableColumn<Material>[] {
  const { t, stack } = materialListWords.useWords();
  return useMemo(() => {
    const cells: Record<Exclude<MaterialListColumn, 'flagged'>, (material: Material) => ReactNode> = {
      id: ({ id }) => id,
      title: (material) => (
        <span className={named}>
          <button
            type="button"
            className={material.active ? opener : archivedOpener}
            onClick={() => onEdit(material.id)}
          >
            {material.title}
          </button>
          {!material.active && <Badge tone="critical">{t('archived')}</Badge>}
          {material.hasNotes && (
            <span className={note}>
              <Icon of={NoteIcon} size="small" />
              <VisuallyHidden>{t('hasNotes')}</VisuallyHidden>
            </span>
          )}
        </span>
      ),
      language: ({ language }) => language?.name || <span className={quiet}>{stack('noLanguage')}</span>,
      quantity: quantityRequested,
      contracts: (material) => <RequestingContracts material={material} sought={sought} />,
    };
    return materialColumns.map((id): TableColumn<Material> => {
      const head = {
        id,
        header: id === 'id' ? t('column.id') : stack(`column.${id}`),
        width: widths[id],
        sortable: sortableColumns.some((sortable) => sortable === id),
      };
      if (id === 'flagged')
        return { ...head, align: 'center', look: 'flag', toggle: ({ flagged }) => flagged };
      return {
        ...head,
        align: id === 'quantity' ? 'end' : undefined,
        phone: id === 'title' ? 'title' : 'line',
        cell: cells[id],
      };
    });
  }, [t, stack, onEdit, sought]);
}
