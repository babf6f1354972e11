/** Names of the events and pauses of webhooks, as their page and their history show them. */
export const webhookLabels = {
  fr: {
    event: {
      'class.recorded': 'Cours enregistré',
      'class.corrected': 'Cours corrigé',
      'class.deleted': 'Cours supprimé',
      'statement.approved': 'Relevé approuvé',
      'statement.reopened': 'Approbation d’un relevé retirée',
      'report.submitted': 'Rapport soumis',
      'contract.done': 'Contrat terminé',
      'webhook.test': 'Essai',
    },
    pause: {
      'by-hand': 'À la main',
      failing: 'Plus de deux jours d’échecs',
      gone: 'L’adresse n’existe plus (410)',
      'no-secret': 'Secret inconnu',
    },
  },
  en: {
    event: {
      'class.recorded': 'Class recorded',
      'class.corrected': 'Class corrected',
      'class.deleted': 'Class deleted',
      'statement.approved': 'Statement approved',
      'statement.reopened': 'Approval of a statement withdrawn',
      'report.submitted': 'Report submitted',
      'contract.done': 'Contract done',
      'webhook.test': 'Test',
    },
    pause: {
      'by-hand': 'By hand',
      failing: 'More than two days of failures',
      gone: 'The address no longer exists (410)',
      'no-secret': 'Unknown secret',
    },
  },
} as const;
