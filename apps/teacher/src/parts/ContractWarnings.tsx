import { type Contract, type ContractWarning, warningsOf } from '@portal/domain';
import { Banner, TextLink, VisuallyHidden } from '@portal/ui';
import { contractWarningWords } from '@portal/views';
import { centred, leads, warningList } from './ContractWarnings.css';
import { thumbLink } from './thumbLink.css';

export type ContractWarningsProps = {
  contract: Parameters<typeof warningsOf>[0] & Pick<Contract, 'number'>;
  /** URL of each warning; without it, warnings are plain text. */
  to?: Record<ContractWarning, string>;
};

/** Warnings of a contract as text with an icon (PORTAL-HOME-06 to PORTAL-HOME-09). */
export function ContractWarnings({ contract, to }: ContractWarningsProps) {
  const { t } = contractWarningWords.useWords();
  const warnings = warningsOf(contract);
  if (warnings.length === 0) return null;
  return (
    <ul className={warningList}>
      {warnings.map((warning) => (
        <li key={warning}>
          <Banner tone="caution" look="line" className={to && centred}>
            {to ? (
              <TextLink variant="standalone" className={`${thumbLink} ${leads}`} href={to[warning]}>
                {t(`contractWarning.${warning}`)}
                <VisuallyHidden> {contract.number}</VisuallyHidden>
              </TextLink>
            ) : (
              t(`contractWarning.${warning}`)
            )}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
