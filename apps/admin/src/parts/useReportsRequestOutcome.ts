import { isUnanswered } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { copy } from '../copy';

/**
 * Shows the outcome of asking a teacher for progress reports: `sent` shows a toast, `notSent` returns the message for
 * the dialog (MSG-36, MSG-37).
 */
export function useReportsRequestOutcome() {
  const toast = useToast();
  const { pair } = copy.useWords();
  return {
    sent: () => toast.success(pair('toast.reportsRequested')),
    notSent: (error: unknown) =>
      pair(isUnanswered(error) ? 'toast.mailUnanswered' : 'toast.reportsNotRequested'),
  };
}
