import { type Material, requestingContracts } from '@portal/domain';
import { Button, Popover, TextLink, VisuallyHidden } from '@portal/ui';
import { pathTo } from '../../../paths';
import {
  allRequests as all,
  requestContract as contract,
  requestCopies as copies,
  requestHeading as heading,
  requestLine as line,
} from '../settings.css';
import { materialListWords } from './material-list-words';

export interface RequestingContractsProps {
  material: Material;
  /** The contract of the filter, which is always among the visible ones; 0 if none. */
  sought: number;
}

/** Number of visible contracts; the text for one more hidden contract would be longer than the contract. */
const inView = 3;

/** The contracts that currently request a material, with their copies, as links to the assignments (SET-MAT-17). */
export function RequestingContracts({ material, sought }: RequestingContractsProps) {
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
