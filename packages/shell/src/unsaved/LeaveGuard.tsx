import { ConfirmDialog } from '@portal/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { type Guard, type Guards, guardsOf } from './leave-guards';
import { unsavedWords } from './unsaved-words';
import { useUnsavedStores } from './useUnsavedStores';

export type LeaveGuardProps = Guard;

/**
 * Asks before the user leaves a page with unsaved input: stay, or leave and keep it. Each form renders one; all forms
 * on screen share one dialog.
 */
export function LeaveGuard({ work, dialog, within, question }: LeaveGuardProps) {
  const guards = guardsOf(useUnsavedStores());
  const [mounted] = useState<{ guard: Guard }>(() => ({ guard: { work, dialog, within, question } }));
  useLayoutEffect(() => {
    mounted.guard = { work, dialog, within, question };
  });
  useLayoutEffect(() => guards.add(mounted), [guards, mounted]);
  const first = useSyncExternalStore(guards.subscribe, guards.first);
  // A router supports only one blocker.
  return first === mounted ? <LeaveQuestion guards={guards} /> : null;
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
  const unsavedGuards = isAsked ? unsaved() : [];
  const refused = unsavedGuards.some(({ work }) => work.refused);
  const customQuestion = unsavedGuards.find(({ question }) => question)?.question;
  return (
    <ConfirmDialog
      open={isAsked}
      title={customQuestion?.title ?? stack('leave.title')}
      confirmLabel={customQuestion?.leave ?? t(refused ? 'leave.lose' : 'leave.keep')}
      cancelLabel={customQuestion?.stay ?? t('leave.stay')}
      tone={refused ? 'critical' : 'neutral'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {customQuestion?.text ?? stack(refused ? 'leave.refusedText' : 'leave.text')}
    </ConfirmDialog>
  );
}
