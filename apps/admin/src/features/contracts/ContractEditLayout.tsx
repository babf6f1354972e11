import { type ApiError, useContract } from '@portal/api-client';
import { type Contract, hasStudents } from '@portal/domain';
import { PageLayout, PageTitle } from '@portal/shell';
import { ChevronLeftIcon, Icon, PageHead, SideNav, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { pathTo } from '../../paths';
import { back, headCompany, headDash, side } from './ContractEditLayout.css';
import { ContractHealth } from './ContractHealth';
import { ContractState, listAddress } from './ContractState';
import { ContractAside } from './side/ContractAside';
import { useRememberOpened } from './useReturnToRow';

/** The frame around one contract: its four parts on the left, status, teacher and students on the right (CON-SIDE-01 to CON-SIDE-05). */
export function ContractEditLayout() {
  const id = Number(useParams().id);
  const contract = useContract(id);
  useRememberOpened(id);

  const shown = contract.data;
  if (!shown || shown.id !== id || (contract.error && (isGone(contract.error) || !hasStudents(shown))))
    return (
      <PageLayout width="wide">
        <ContractState error={contract.error} retry={contract.retry} />
      </PageLayout>
    );

  return (
    <PageLayout
      width="wide"
      side={<ContractParts id={id} />}
      aside={<ContractAside key={id} contract={shown} />}
    >
      <PageTitle>{shown.number}</PageTitle>
      <Outlet context={shown} />
    </PageLayout>
  );
}

function isGone({ code }: ApiError): boolean {
  return code === 'not-found';
}

/** The contract that is open, inside the layout. */
export function useOpenContract(): Contract {
  return useOutletContext<Contract>();
}

export interface ContractHeadProps {
  contract: Contract;
  /** What can be done on the whole page; the primary button last. */
  actions?: ReactNode;
  /** Leaves out how the contract stands, where the page itself says so at length. */
  withoutHealth?: boolean;
}

/** Number and company: whose page it is, and how the contract stands (CON-ATT-01). */
export function ContractHead({ contract, actions, withoutHealth = false }: ContractHeadProps) {
  return (
    <>
      <PageHead
        actions={actions}
        title={
          <>
            {contract.number}
            {contract.company && (
              <>
                <span className={headDash}> - </span>
                <span className={headCompany}>{contract.company.name}</span>
              </>
            )}
          </>
        }
      />
      {!withoutHealth && <ContractHealth contract={contract} />}
    </>
  );
}

const parts = ['outline', 'attendance', 'basic', 'final'] as const;

function ContractParts({ id }: { id: number }) {
  const { pathname } = useLocation();
  const { t, stack, plain } = copy.useWords();
  return (
    <div className={side}>
      <TextLink variant="standalone" href={listAddress()} className={back}>
        <Icon of={ChevronLeftIcon} size="small" />
        {t('contracts')}
      </TextLink>
      <SideNav
        label={plain('side.menu')}
        links={parts.map((part) => {
          const href = pathTo(`courses.edit.${part}`, { id });
          return { id: part, href, label: stack(`side.${part}`), current: pathname === href };
        })}
      />
    </div>
  );
}
