import { type Material, quantityRequested } from '@portal/domain';
import { Badge, Icon, NoteIcon, Text, VisuallyHidden } from '@portal/ui';
import { useMemo } from 'react';
import { archivedOpener, named, note, opener } from '../../../parts/cells.css';
import type { ListColumn } from '../../../parts/list/list-columns';
import type { MaterialColumnId } from './material-list';
import { materialListWords } from './material-list-words';
import { RequestingContracts } from './RequestingContracts';

export interface MaterialColumnsOptions {
  /** Opens the edit form of a material (SET-MAT-08). */
  onEdit: (materialId: number) => void;
  /** The contract of the filter; 0 if none. */
  sought: number;
}

/**
 * Returns the columns of the list in the current language mode (SET-MAT-05). Each column has a width, so that the
 * browser skips the layout of rows off screen.
 */
export function useMaterialColumns({
  onEdit,
  sought,
}: MaterialColumnsOptions): readonly ListColumn<Material, MaterialColumnId>[] {
  const { t, stack } = materialListWords.useWords();
  return useMemo(
    () => [
      { id: 'flagged', width: 80, align: 'center', look: 'flag', toggle: ({ flagged }) => flagged },
      { id: 'id', isHeadShort: true, width: 64, cell: ({ id }) => id },
      {
        id: 'title',
        width: 220,
        phone: 'title',
        cell: (material) => (
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
      },
      {
        id: 'language',
        width: 130,
        cell: ({ language }) =>
          language?.name || (
            <Text as="span" tone="soft">
              {stack('noLanguage')}
            </Text>
          ),
      },
      { id: 'quantity', width: 140, align: 'end', cell: quantityRequested },
      {
        id: 'contracts',
        width: 290,
        cell: (material) => <RequestingContracts material={material} sought={sought} />,
      },
    ],
    [t, stack, onEdit, sought],
  );
}
