import { browserStorage } from '@portal/api-client';
import { Banner } from '@portal/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/usePortal';
import { readReturnPlace } from '../session/return-place';
import { useSession } from '../session/useSession';
import { useIsWorkKept } from '../unsaved/useIsWorkKept';
import { accountPageWords } from './account-page-words';
import { notes } from './SignInNotes.css';

/** Says why the user is on the sign-in page, and what this browser cannot store (decision 39). */
export function SignInNotes() {
  const { t, stack } = accountPageWords.useWords();
  const { end } = useSession();
  const [place] = useState(() => readReturnPlace(browserStorage('session').storage));
  const isWorkKept = useIsWorkKept(place?.userId);
  const keepsWork = useKeepsWork();
  const keepsSession = browserStorage('local').isKept;
  return (
    // Rendered from the start: screen readers often miss a live region that is inserted together with its text.
    <div role="status" className={notes}>
      {(end === 'lost' || place?.isSessionLost) && (
        <Banner tone="info" title={t('login.ended')}>
          <p>{stack('login.endedText')}</p>
          {isWorkKept && <p>{stack('login.workKept')}</p>}
        </Banner>
      )}
      {!(keepsSession && keepsWork) && (
        <Banner tone="caution" title={t('login.storage')}>
          {!keepsSession && <p>{stack('login.sessionNotKept')}</p>}
          {!keepsWork && <p>{stack('login.workNotKept')}</p>}
        </Banner>
      )}
    </div>
  );
}

/** Returns whether this browser can store unsaved input. */
function useKeepsWork(): boolean {
  const { unsaved } = usePortal();
  const [keepsWork, setKeepsWork] = useState(true);
  useEffect(() => {
    unsaved().catch(() => setKeepsWork(false));
  }, [unsaved]);
  return keepsWork;
}
