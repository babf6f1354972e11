import { type Contract, warningsOf } from '@portal/domain';
import { Banner } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { warningList } from './ContractWarnings.css';

export type ContractWarningsProps = {
  contract: Pick<Contract, 'outline' | 'materials' | 'noMaterialNeeded' | 'students'>;
};

/** What a contract still asks of its teacher, each as words with an icon (PORTAL-HOME-06 to PORTAL-HOME-09). */
export function ContractWarnings({ contract }: ContractWarningsProps) {
  const { t } = vocabulary.useWords();
  const warnings = warningsOf(contract);
  if (warnings.length === 0) return null;
  return (
    <ul className={warningList}>
      {warnings.map((warning) => (
        <li key={warning}>
          <Banner tone="caution" look="line">
            {t(`contractWarning.${warning}`)}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
