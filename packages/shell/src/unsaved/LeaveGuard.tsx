import { ConfirmDialog } from '@portal/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { usePortal } from '../portal/usePortal';
import { type Guard, type Guards, guardsOf } from './leave-guards';
import { unsavedWords } from './unsaved-words';

export type LeaveGuardProps = Guard;

/**
 * Asks before the user leaves a page with unsaved input: stay, or leave and keep it. Each form renders one; all forms
 * on screen share one dialog.
 */
export function LeaveGuard({ work, dialog, within, question }: LeaveGuardProps) {
  const guards = guardsOf(usePortal());
  const [own] = useState<{ guard: Guard }>(() => ({ guard: { work, dialog, within, question } }));
  useLayoutEffect(() => {
    own.guard = { work, dialog, within, question };
  });
  useLayoutEffect(() => guards.add(own), [guards, own]);
  const first = useSyncExternalStore(guards.subscribe, guards.first);
  // A router supports only one blocker.
  return first === own ? <LeaveQuestion guards={guards} /> : null;
}

function LeaveQuestion({ guards }: { guards: Guards }) {
  const { t, stack } = unsavedWords.useWords();
  const unsaved = () => guards.all().filter(({ work }) => work.isUnsaved());
  const mustAsk: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
    unsaved().some(({ dialog, within }) =>
      from.pathname === to.pathname
        ? dialog && from.search !== to.search
        : !(within && to.pathname.startsWith(within)),
    );
  const blocker = useBlocker(mustAsk);
  const isAsked = blocker.state === 'blocked';
  const asking = isAsked ? unsaved() : [];
  const refused = asking.some(({ work }) => work.refused);
  const own = asking.find(({ question }) => question)?.question;
  return (
    <ConfirmDialog
      open={isAsked}
      title={own?.title ?? stack('leave.title')}
      confirmLabel={own?.leave ?? t(refused ? 'leave.lose' : 'leave.keep')}
      cancelLabel={own?.stay ?? t('leave.stay')}
      closeLabel={t('leave.close')}
      tone={refused ? 'critical' : 'neutral'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {own?.text ?? stack(refused ? 'leave.refusedText' : 'leave.text')}
    </ConfirmDialog>
  );
}
