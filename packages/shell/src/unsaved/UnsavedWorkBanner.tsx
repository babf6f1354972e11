import { datePair } from '@portal/i18n';
import { Banner, Button } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { actions, region } from './unsaved.css';
import { unsavedWords } from './unsaved-words';
import type { UnsavedWork } from './useUnsavedWork';

export interface UnsavedWorkBannerProps {
  /** The result of `useUnsavedWork`. */
  work: Pick<
    UnsavedWork<object>,
    'formKey' | 'offer' | 'isRestored' | 'restoreDraft' | 'discard' | 'refused'
  >;
}

/** Offers to restore unsaved input of a form, and says if this browser cannot store input; empty otherwise. */
export function UnsavedWorkBanner({ work }: UnsavedWorkBannerProps) {
  const { t, stack } = unsavedWords.useWords();
  const place = useRef<HTMLDivElement>(null);
  const { formKey } = work;
  const shownKey = useRef(formKey);
  // A form that restarts with another user's changes removes the focused button.
  useEffect(() => {
    if (shownKey.current === formKey) return;
    shownKey.current = formKey;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [formKey]);
  const answer = (action: () => void) => {
    action();
    // The clicked button is removed; from here the next field is one Tab away.
    place.current?.focus();
  };
  return (
    // Rendered from the start: screen readers often miss a live region that is inserted together with its text.
    <div ref={place} role="status" tabIndex={-1} className={region}>
      {work.offer ? (
        <Banner
          tone={work.offer.changed ? 'caution' : 'info'}
          title={t('offer.title')}
          action={
            <div className={actions}>
              <Button size="small" variant="primary" onClick={() => answer(work.restoreDraft)}>
                {t('offer.takeUp')}
              </Button>
              <Button size="small" onClick={() => answer(work.discard)}>
                {t('offer.discard')}
              </Button>
            </div>
          }
        >
          {stack('offer.text', { when: datePair(work.offer.savedAt, { time: true }) })}
          {work.offer.changed && <p>{stack('offer.changed')}</p>}
        </Banner>
      ) : (
        work.isRestored && <Banner tone="info">{t('offer.takenUp')}</Banner>
      )}
      {work.refused && <Banner tone="caution">{stack('offer.refused')}</Banner>}
    </div>
  );
}
