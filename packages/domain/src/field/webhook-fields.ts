import type { FieldTable } from './field.ts';

/** The fields of the webhook. */
export const webhookFields = {
  description: {
    kind: 'text',
    fr: 'Nom du logiciel',
    en: 'Name of the program',
    also: ['Logiciel', 'Program'],
    required: true,
  },
  url: { kind: 'text', fr: 'Adresse', en: 'Address', required: true },
  events: {
    kind: 'webhookEvents',
    fr: 'Événements à envoyer',
    en: 'Events to send',
    also: ['Événements', 'Events'],
    required: true,
  },
  signingSecret: { kind: 'text', fr: 'Secret', en: 'Secret', wire: 'signing_secret', hidden: true },
  pausedAt: { kind: 'moment', fr: 'Suspendu', en: 'Paused', wire: 'paused_at' },
  pausedReason: {
    kind: 'webhookPause',
    fr: 'Raison de la suspension',
    en: 'Reason for the pause',
    wire: 'paused_reason',
  },
} as const satisfies FieldTable;
