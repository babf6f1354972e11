import { type LinkState, linkStates } from '@portal/domain';
import { Button, ClockIcon, SelectField } from '@portal/ui';
import { linkStateWords } from '../../../parts/links/link-state-words';
import * as styles from '../../../parts/links/links.css';
import { linkWords } from './link-words';

export interface StateFilterProps {
  value: LinkState | undefined;
  /** Number of links that expire soon. */
  soon: number;
  onChange: (state: LinkState | undefined) => void;
}

/** The choice of a state, and a button for the links that expire soon. */
export function StateFilter({ value, soon, onChange }: StateFilterProps) {
  const { t, plain } = linkWords.useWords();
  const states = linkStateWords.useWords();
  return (
    <div className={styles.filter}>
      <div className={styles.choice}>
        <SelectField
          label={t('stateFilter')}
          hideLabel
          placeholder={plain('stateFilter')}
          options={linkStates.map((state) => ({ value: state, label: states.plain(`state.${state}`) }))}
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(linkStates.find((state) => state === currentTarget.value))
          }
        />
      </div>
      {soon > 0 && value !== 'expires-soon' && (
        <Button variant="quiet" size="small" icon={ClockIcon} onClick={() => onChange('expires-soon')}>
          {t('soon', { count: soon })}
        </Button>
      )}
    </div>
  );
}
