import { type Material, quantityRequested, requestingContracts } from '@portal/domain';
import { type ListColumn, RecordName } from '@portal/records';
import { Button, Popover, Text, TextLink, VisuallyHidden } from '@portal/ui';
import { useMemo } from 'react';
import { pathTo } from '../../../paths';
import {
  allRequests as all,
  requestContract as contract,
  requestCopies as copies,
  requestHeading as heading,
  requestLine as line,
} from '../settings.css';
import type { MaterialColumnId } from './material-list';
import { materialListWords } from './material-list-words';

export interface MaterialColumnsOptions {
  /** Opens the edit form of a material (SET-MAT-08). */
  onEdit: (materialId: number) => void;
  /** Id of the contract in the filter; 0 if none. */
  sought: number;
}

/**
 * Returns the columns of the list (SET-MAT-05). Each column has a width, so that the
 * browser skips the layout of rows off screen.
 */
export function useMaterialColumns({
  onEdit,
  sought,
}: MaterialColumnsOptions): readonly ListColumn<Material, MaterialColumnId>[] {
  return useMemo(
    () => [
      { id: 'flagged', width: 80, align: 'center', look: 'flag', toggle: ({ flagged }) => flagged },
      { id: 'id', isHeadShort: true, width: 64 },
      {
        id: 'title',
        width: 220,
        phone: 'title',
        cell: ({ id, title, active, hasNotes }) => (
          <RecordName to={() => onEdit(id)} isArchived={!active} hasNotes={hasNotes}>
            {title}
          </RecordName>
        ),
      },
      {
        id: 'language',
        width: 130,
        none: (
          <Text as="span" tone="soft">
            <materialListWords.T k="noLanguage" layout="stack" />
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
    [onEdit, sought],
  );
}

interface RequestingContractsProps {
  material: Material;
  /** Id of the contract in the filter, which is always shown; 0 if none. */
  sought: number;
}

/** Number of contracts shown; a text about one more hidden contract would be longer than the contract. */
const inView = 3;

/** The contracts that currently request a material, with their copies, as links to the assignments (SET-MAT-17). */
function RequestingContracts({ material, sought }: RequestingContractsProps) {
  const { t } = materialListWords.useWords();
  const contracts = requestingContracts(material).toSorted(
    (a, b) => Number(b.contractId === sought) - Number(a.contractId === sought),
  );
  if (contracts.length === 0) return '---';
  const hidden = contracts.length > inView ? contracts.length - inView + 1 : 0;
  return (
    <span className={line}>
      {contracts.slice(0, contracts.length - hidden).map((request) => (
        <RequestingContract key={request.contractId} {...request} />
      ))}
      {hidden > 0 && (
        <Popover
          trigger={(props) => (
            <Button {...props} size="small" variant="quiet">
              +{hidden}
              <VisuallyHidden>
                {' '}
                {t('more')}, {material.title}
              </VisuallyHidden>
            </Button>
          )}
        >
          <p className={heading}>{t('all', { title: material.title })}</p>
          <ul className={all}>
            {contracts.map((request) => (
              <li key={request.contractId}>
                <RequestingContract {...request} />
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </span>
  );
}

function RequestingContract({
  contractId,
  contractNumber,
  quantity,
}: ReturnType<typeof requestingContracts>[number]) {
  return (
    <span className={contract}>
      <TextLink variant="standalone" href={pathTo('courses.edit.outline', { id: contractId })}>
        {contractNumber}
      </TextLink>{' '}
      <span className={copies}>× {quantity}</span>
    </span>
  );
}
