import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { MailRow } from './tables.ts';

const invitation = {
  subject: 'Votre accès au portail - Your access to the portal',
  text: 'Bonjour, choisissez un mot de passe. - Hello, choose a password.',
};
const reports = {
  subject: 'Rapports de progrès demandés - Progress reports requested: 2026-0409',
  text: 'Les rapports sont attendus. - The reports are due.',
};

/** Adds mails of the last week to people without a record: at least one in each state except `sending`. */
export function addMails(draft: Draft, day: string): void {
  const add = (daysAgo: number, mail: Pick<MailRow, 'to'> & Partial<MailRow>) => {
    const writtenAt = momentOf(daysAfter(day, -daysAgo), 9);
    const end = { sentAt: null, failedAt: null, nextAttemptAt: null, error: null };
    draft.add('mails', {
      ...invitation,
      link: null,
      offLink: null,
      writtenAt,
      attempts: 1,
      claimedAt: writtenAt,
      ...end,
      ...mail,
    });
  };
  add(6, { to: 'lise.cantin@exemple.example', sentAt: momentOf(daysAfter(day, -6), 10) });
  add(5, { to: 'noel.baker@exemple.example', ...reports, failedAt: failure(day, -5), error: 'EMESSAGE 550' });
  add(4, { to: 'olga.roussel@exemple.example', failedAt: failure(day, -4), attempts: 7, error: 'ETIMEDOUT' });
  add(3, { to: 'paul.theroux@exemple.example', ...reports, sentAt: momentOf(daysAfter(day, -3), 10) });
  add(2, { to: 'rita.okafor@exemple.example', failedAt: failure(day, -2), error: 'EAUTH 535' });
  add(1, { to: 'simon.leduc@exemple.example', ...reports });
  add(0, {
    to: 'tara.whelan@exemple.example',
    attempts: 2,
    claimedAt: null,
    error: 'ECONNECTION',
    nextAttemptAt: momentOf(day, 23),
  });
}

const failure = (day: string, days: number) => momentOf(daysAfter(day, days), 22);
