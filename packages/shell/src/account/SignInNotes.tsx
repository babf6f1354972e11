import { browserStorage } from '@portal/api-client';
import { Banner } from '@portal/ui';
import { useEffect, useState } from 'react';
import { readReturnPlace } from '../session/return-place';
import { useSession } from '../session/useSession';
import { useHasDrafts } from '../unsaved/useHasDrafts';
import { useUnsavedStores } from '../unsaved/useUnsavedStores';
import { accountPageWords } from './account-page-words';
import { notes } from './SignInNotes.css';

/** Says why the user is on the sign-in page, and what this browser cannot store (DECISION-39). */
export function SignInNotes() {
  const { t, stack } = accountPageWords.useWords();
  const { end } = useSession();
  const [place] = useState(() => readReturnPlace(browserStorage('session').storage));
  const isTooOld = end === 'too-old' || place?.isTooOld;
  const hasDrafts = useHasDrafts(place?.userId);
  const canStoreDrafts = useCanStoreDrafts();
  const isSessionPersistent = browserStorage('local').isPersistent;
  return (
    // Rendered from the start: screen readers often miss a live region that is inserted together with its text.
    <div role="status" className={notes}>
      {(isTooOld || end === 'lost' || place?.isSessionLost) && (
        <Banner tone="info" title={t(isTooOld ? 'login.tooOld' : 'login.ended')}>
          <p>{stack('login.endedText')}</p>
          {hasDrafts && <p>{stack('login.workKept')}</p>}
        </Banner>
      )}
      {!(isSessionPersistent && canStoreDrafts) && (
        <Banner tone="caution" title={t('login.storage')}>
          {!isSessionPersistent && <p>{stack('login.sessionNotKept')}</p>}
          {!canStoreDrafts && <p>{stack('login.workNotKept')}</p>}
        </Banner>
      )}
    </div>
  );
}

/** Returns whether this browser can store unsaved input. */
function useCanStoreDrafts(): boolean {
  const { unsaved } = useUnsavedStores();
  const [canStoreDrafts, setCanStoreDrafts] = useState(true);
  useEffect(() => {
    unsaved().catch(() => setCanStoreDrafts(false));
  }, [unsaved]);
  return canStoreDrafts;
}
