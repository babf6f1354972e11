import { DateText } from '@portal/i18n';
import { Logo, PrintedPages } from '@portal/ui';
import { useLayoutEffect } from 'react';
import { useToday } from '../clock/useToday';
import { useProvider } from '../config/useProvider';
import { restoreReplacedNodes } from '../translation/restoreReplacedNodes';
import { ToastRegion } from './ToastRegion';

/** What every app loads right after its first page: the toasts, paper, and the care of pages that somebody translates. */
export function AfterFirstPage() {
  useLayoutEffect(() => restoreReplacedNodes(document.body), []);
  return (
    <>
      <ToastRegion />
      <Paper />
    </>
  );
}

/** Head and foot of each page that is printed, as those of a document. */
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
