import type { Company } from '@portal/domain';
import { useToast } from '@portal/shell';
import {
  Button,
  ButtonLink,
  CopyIcon,
  IconButton,
  MailIcon,
  OpenIcon,
  RetryIcon,
  Tooltip,
  VisuallyHidden,
} from '@portal/ui';
import { useRef } from 'react';
import { linkAddress, linkButtons, linkLine, linkQuiet } from '../settings.css';
import { companiesWords } from './companies-words';
import { useLinkAddress } from './useLinkAddress';

export interface LinkCellProps {
  company: Company;
  /** Generates the first link, or asks before replacing it. */
  onGenerate: (company: Company) => void;
  /** Opens the contact of the company; undefined if the backend has no contacts. */
  onContact?: () => void;
}

/**
 * A company's report link: open, copy or replace it; shows no link without a token (SET-COMP-19 to SET-COMP-23,
 * OPEN-81, MSG-25).
 */
export function LinkCell({ company, onGenerate, onContact }: LinkCellProps) {
  const { t, stack } = companiesWords.useWords();
  const { name, active } = company;
  const address = useLinkAddress()(company);
  if (!active) return <span className={linkQuiet}>{stack('link.resting')}</span>;
  if (!address)
    return (
      <div className={linkLine}>
        <span className={linkQuiet}>{t('link.none')}</span>
        <Button size="small" variant="quiet" onClick={() => onGenerate(company)}>
          <span>{t('createMagicLink')}</span>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <ContactKey name={name} onContact={onContact} />
      </div>
    );
  return <Link name={name} address={address} onContact={onContact} onGenerate={() => onGenerate(company)} />;
}

interface LinkProps {
  name: string;
  address: string;
  onGenerate: () => void;
  onContact?: () => void;
}

/** The button to the contact of a company; renders nothing if the backend has no contacts. */
function ContactKey({ name, onContact }: Pick<LinkProps, 'name' | 'onContact'>) {
  const { t } = companiesWords.useWords();
  return (
    onContact && (
      <IconButton icon={MailIcon} size="small" onClick={onContact}>
        {t('emailOf', { name })}
      </IconButton>
    )
  );
}

function Link({ name, address, onGenerate, onContact }: LinkProps) {
  const { t, stack, pair } = companiesWords.useWords();
  const toast = useToast();
  const shown = useRef<HTMLSpanElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(pair('link.copied'));
    } catch {
      // Without HTTPS or permission, the page cannot write to the clipboard.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast.danger(pair('link.notCopied'));
    }
  };

  return (
    <div className={linkLine}>
      <span ref={shown} className={linkAddress}>
        {address}
      </span>
      <span className={linkButtons}>
        <ButtonLink
          href={address}
          external
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          variant="quiet"
          icon={OpenIcon}
        >
          <span>{t('open')}</span>
          <VisuallyHidden>
            {' '}
            {name} {t('link.newTab')}
          </VisuallyHidden>
        </ButtonLink>
        <IconButton icon={CopyIcon} size="small" onClick={() => void copy()}>
          {t('link.copy', { name })}
        </IconButton>
        <Tooltip content={stack('link.replaces')}>
          {(target) => (
            <IconButton {...target} icon={RetryIcon} size="small" onClick={onGenerate}>
              {t('link.regenerate', { name })}
            </IconButton>
          )}
        </Tooltip>
        <ContactKey name={name} onContact={onContact} />
      </span>
    </div>
  );
}
