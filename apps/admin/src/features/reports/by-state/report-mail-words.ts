import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Courriels aux sociétés',
  company_one: '{{count}} rapport',
  company_other: '{{count}} rapports',
  show: 'Voir le courriel',
  leftOut_one: '{{count}} rapport n’est dans aucun courriel :',
  leftOut_other: '{{count}} rapports ne sont dans aucun courriel :',
  reason: { 'not-submitted': 'pas soumis', 'no-company': 'contrat sans société' },
  send_one: 'Envoyer {{count}} courriel',
  send_other: 'Envoyer {{count}} courriels',
  cannot: 'Aucun courriel ne peut partir : les raisons sont indiquées ci-dessus.',
  tooMany: 'Choisissez au plus {{count}} rapports.',
  notSent: 'Rien n’a été envoyé.',
  unknown:
    'La réponse s’est perdue : les courriels sont peut-être partis. Vérifiez ci-dessous avant de recommencer.',
  sent_one: '{{count}} courriel envoyé.',
  sent_other: '{{count}} courriels envoyés.',
  repeated: 'Rien de plus n’est parti pour {{names}} : {{who}} venait d’envoyer le courriel.',
} as const;

const en = {
  title: 'Emails to the companies',
  company_one: '{{count}} report',
  company_other: '{{count}} reports',
  show: 'See the email',
  leftOut_one: '{{count}} report is in no email:',
  leftOut_other: '{{count}} reports are in no email:',
  reason: { 'not-submitted': 'not submitted', 'no-company': 'contract without a company' },
  send_one: 'Send {{count}} email',
  send_other: 'Send {{count}} emails',
  cannot: 'No email can be sent: the reasons are given above.',
  tooMany: 'Choose at most {{count}} reports.',
  notSent: 'Nothing was sent.',
  unknown: 'The answer was lost: the emails may have been sent. Check below before you try again.',
  sent_one: '{{count}} email sent.',
  sent_other: '{{count}} emails sent.',
  repeated: 'Nothing more was sent to {{names}}: {{who}} had just sent the email.',
} satisfies Translation<typeof fr>;

/** Texts for the mails to companies about selected reports. */
export const reportMailWords = /* @__PURE__ */ defineWords('report-mails', { fr, en }, actionWords);
