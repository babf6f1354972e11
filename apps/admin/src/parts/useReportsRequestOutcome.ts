import { isUnanswered } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { copy } from '../copy';

/** Says whether the teacher was asked for the progress reports: a toast, or a text for the dialog (MSG-36, MSG-37). */
export function useReportsRequestOutcome() {
  const toast = useToast();
  const { pair, stack } = copy.useWords();
  return {
    sent: () => toast.success(pair('toast.reportsRequested')),
    notSent: (error: unknown) =>
      stack(isUnanswered(error) ? 'toast.mailUnanswered' : 'toast.reportsNotRequested'),
  };
}
