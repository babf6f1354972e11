import type { Mail } from './mail.ts';

/** A sent invitation. */
export function aMail(differing: Partial<Mail> = {}): Mail {
  return {
    id: 41,
    recipient: 'odile.gamache@passerelle.example',
    subject: 'Votre accès au portail - Your access to the portal',
    state: 'sent',
    writtenAt: '2026-11-20T17:00:00.000Z',
    sentAt: '2026-11-20T17:02:04.000Z',
    attempts: 1,
    nextAttemptAt: null,
    error: null,
    bounce: null,
    ...differing,
  };
}
