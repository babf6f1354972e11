import { Banner, Button, DownloadIcon } from '@portal/ui';
import { status } from './guide.css';
import { guideWords } from './guide-words';
import { useInvoiceTemplate } from './useInvoiceTemplate';

/** Downloads the invoice template and shows the outcome (PORTAL-GUIDE-14, FILES-10). */
export function InvoiceTemplate() {
  const { t, stack } = guideWords.useWords();
  const template = useInvoiceTemplate();
  return (
    <>
      <div>
        <Button
          size="large"
          icon={DownloadIcon}
          busy={template.state === 'under-way'}
          onClick={() => void template.download()}
        >
          {t('template')}
        </Button>
        {/*
         * Rendered from the start: screen readers often miss a live region that is inserted together with its text.
         */}
        <div role="status" className={status}>
          {template.state === 'done' && (
            <Banner tone="positive" look="line">
              {t('downloaded', { name: template.name })}
            </Banner>
          )}
        </div>
      </div>
      {template.state === 'failed' && (
        <Banner tone="critical" role="alert">
          {stack(`notDownloaded.${template.reason}`)}
        </Banner>
      )}
    </>
  );
}
