import { DateText } from '@portal/i18n';
import { Logo, PrintedPages } from '@portal/ui';
import { ProofRequest } from '../account/step-up/ProofRequest';
import { useToday } from '../clock/useToday';
import { useProvider } from '../config/useProvider';
import { ToastRegion } from '../toasts/ToastRegion';

/**
 * The parts that every app loads right after its first page: toasts, the question for a fresh proof, and the header and
 * footer of printed pages.
 */
export function AfterFirstPage() {
  return (
    <>
      <ToastRegion />
      <ProofRequest />
      <Paper />
    </>
  );
}

/** The header and footer of each printed page, like those of a document. */
function Paper() {
  const { name, logo, phone, email } = useProvider();
  const today = useToday();
  return (
    <PrintedPages
      head={<Logo name={name} src={logo} />}
      foot={
        <>
          <span>{[name, phone, email].join(' · ')}</span>
          <DateText value={today} />
        </>
      }
    />
  );
}
