import type { TextPair } from '@portal/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { useSessionStore } from '../session/useSession';
import { useToastStore } from './useToastStore';

const title: TextPair = {
  fr: 'Vérification de l’enregistrement',
  en: 'Finding out whether it was saved',
};

const asking: TextPair = {
  fr: 'La réponse du serveur s’est perdue. Le portail la redemande de lui-même; rien ne sera enregistré deux fois. Ce que vous avez saisi est gardé.',
  en: 'The answer of the server was lost. The portal asks for it again by itself; nothing is saved twice. What you typed is kept.',
};

const waiting: TextPair = {
  fr: 'Il n’y a pas de connexion. Le portail vérifiera de lui-même dès qu’elle sera revenue; rien ne sera enregistré deux fois. Ce que vous avez saisi est gardé.',
  en: 'There is no connection. The portal finds out by itself once it is back; nothing is saved twice. What you typed is kept.',
};

const stop: TextPair = { fr: 'Ne plus attendre', en: 'Stop waiting' };

/** Shows that writes without a response are being repeated, until their outcome is known (DECISION-53). */
export function useUnsettledToast(): void {
  const session = useSessionStore();
  const toasts = useToastStore();
  const { unsettled } = session.api;
  const isUnsettled = useSyncExternalStore(unsettled.subscribe, () => unsettled.count() > 0);
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  useEffect(() => unsettled.prepare(), [unsettled]);
  useEffect(() => {
    if (!isUnsettled) return;
    const text = isOnline ? asking : waiting;
    const id = toasts.show({ tone: 'info', title, text, action: { label: stop, act: unsettled.stop } });
    return () => toasts.dismiss(id);
  }, [isUnsettled, isOnline, toasts, unsettled]);
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
