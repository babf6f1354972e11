import { isRefusal, isUnanswered } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { copy } from '../copy';

/** Says in a toast whether the teacher was asked for the progress reports (MSG-36, MSG-37). */
export function useReportsRequestToast() {
  const toast = useToast();
  const { pair } = copy.useWords();
  return {
    sent: () => toast.success(pair('toast.reportsRequested')),
    notSent(error: unknown) {
      const reason = isRefusal(error) ? error.serverMessage : null;
      const text = isUnanswered(error) ? 'toast.reportsUnanswered' : 'toast.reportsNotRequested';
      toast.danger(reason ?? pair(text));
    },
  };
}
