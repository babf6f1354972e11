import { ApiError, isRefusal } from '@portal/api-client';
import { defineWords, PairText, type Translation } from '@portal/i18n';
import { FailureReason, unclearOutcome } from '@portal/shell';
import { Banner } from '@portal/ui';

const fr = {
  title: 'Pas encore enregistré',
  kept: 'Tout ce que vous avez saisi est encore ici.',
  offline:
    'Pas de connexion. Tout ce que vous avez saisi est encore ici : réessayez quand elle sera revenue.',
} as const;

const en = {
  title: 'Not saved yet',
  kept: 'Everything you entered is still here.',
  offline: 'No connection. Everything you entered is still here: try again once it is back.',
} satisfies Translation<typeof fr>;

const words = /* @__PURE__ */ defineWords('not-saved', { fr, en });

export interface NotSavedProps {
  /** The error of the save. */
  error: unknown;
}

/** Scrolls above the bottom bar, which covers what appears at the end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Says why a form was not saved, and that the input is kept. */
export function NotSaved({ error }: NotSavedProps) {
  const { stack } = words.useWords();
  const unclear = unclearOutcome(error);
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return (
    <Banner
      ref={bringIntoView}
      tone="critical"
      title={unclear ? <PairText value={unclear.title} layout="stack" /> : stack('title')}
    >
      {(unclear || isRefusal(error)) && <FailureReason error={error} />}
      {stack(isOffline ? 'offline' : 'kept')}
    </Banner>
  );
}
