import { type ApiError, useContract, useHasExtension, useKnowsExtensions } from '@portal/api-client';
import { type Contract, hasStudents, isReadyToActivate } from '@portal/domain';
import { RecordMenu, useRememberOpened, useStoreRecent } from '@portal/records';
import { PageLayout, PageTitle } from '@portal/shell';
import { Banner, Button, PageHead, useBusy } from '@portal/ui';
import { MarkedName } from '@portal/views';
import type { ReactNode } from 'react';
import { Outlet, useOutletContext, useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { RecordHistory } from '../../parts/history/RecordHistory';
import { pathTo } from '../../paths';
import { headCompany, headDash } from './ContractEditLayout.css';
import { ContractHealth } from './ContractHealth';
import { ContractState, listAddress } from './ContractState';
import { healthWords } from './health-words';
import { ContractAside } from './side/ContractAside';
import { useMoveStatus } from './useMoveStatus';

/**
 * The layout of one contract: its four parts on the left; status, teacher and students on the right (CON-SIDE-01 to
 * CON-SIDE-05).
 */
export function ContractEditLayout() {
  const id = Number(useParams().id);
  const contract = useContract(id);
  const knowsExtensions = useKnowsExtensions();
  useRememberOpened('contracts', id);

  const shown = contract.data;
  useStoreRecent(
    shown?.id === id
      ? { kind: 'contract', id, label: shown.number, detail: shown.company?.name ?? '' }
      : undefined,
  );
  const hasFailed = contract.error && (isGone(contract.error) || !shown || !hasStudents(shown));
  if (!shown || shown.id !== id || hasFailed || !knowsExtensions)
    return (
      <PageLayout width="wide">
        <ContractState error={contract.error} retry={contract.retry} />
      </PageLayout>
    );

  return (
    <PageLayout
      width="wide"
      side={<ContractParts contract={shown} />}
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

/** Returns the open contract; only inside the layout. */
export function useOpenContract(): Contract {
  return useOutletContext<Contract>();
}

export interface ContractHeadProps {
  contract: Contract;
  /** Actions for the whole page; the primary button last. */
  actions?: ReactNode;
  /** Hides the contract's numbers on pages that show them in detail. */
  withoutHealth?: boolean;
}

/** The page heading: number and company, with the contract's numbers (CON-ATT-01). */
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
                <MarkedName of={contract.company}>
                  <span className={headCompany}>{contract.company.name}</span>
                </MarkedName>
              </>
            )}
          </>
        }
      />
      {!withoutHealth && <ContractHealth contract={contract} />}
      <ActivationBanner contract={contract} />
    </>
  );
}

const parts = ['outline', 'attendance', 'basic', 'plan', 'final'] as const;

function ContractParts({ contract: { id, number, company } }: { contract: Contract }) {
  const { t, stack, plain } = copy.useWords();
  const hasPlans = useHasExtension('planned-classes');
  return (
    <RecordMenu
      label={plain('side.menu')}
      back={listAddress()}
      backLabel={t('contracts')}
      links={parts
        .filter((part) => part !== 'plan' || hasPlans)
        .map((part) => ({
          id: part,
          href: pathTo(`courses.edit.${part}`, { id }),
          label: stack(`side.${part}`),
        }))}
      after={
        <RecordHistory
          of={{ subject: 'contract', id }}
          about={[number, company?.name].filter(Boolean).join(' · ')}
        />
      }
    />
  );
}

/** Suggests activating a pending contract once it has a teacher and students. */
function ActivationBanner({ contract }: { contract: Contract }) {
  const { t, stack } = healthWords.useWords();
  const moveStatus = useMoveStatus();
  const { busy, run } = useBusy();
  if (!isReadyToActivate(contract)) return null;

  return (
    <Banner
      tone="info"
      title={t('ready')}
      action={
        <Button
          size="small"
          variant="primary"
          busy={busy}
          onClick={() => run(() => moveStatus(contract, 'activated'))}
        >
          {t('activate')}
        </Button>
      }
    >
      {stack('readyText')}
    </Banner>
  );
}
