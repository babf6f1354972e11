import type { Translation } from '@portal/i18n';

const fr = {
  number: 'N° de contrat',
  invoice: 'Facture',
  company: 'Société*',
  contactPerson: 'Personne-ressource',
  approved: 'Contrat approuvé',
  expiresOn: 'Date d’expiration du contrat',
  description: 'Description',
  language: 'Langue*',
  courseType: 'Type de cours*',
  complementaryDescription: 'Description complémentaire du type',
  hoursPerClass: 'durée de chaque cours en heures*',
  numberOfClasses: 'Nombre de cours*',
  classAtEnd: 'Proposer un cours à la fin quand un cours est annulé',
  startsOn: 'Date de début',
  endsOn: 'Date de fin',
  schedule: 'Horaire',
  location: 'Lieu',
  meetingLink: 'Adresse de la réunion en ligne',
} as const;

const en = {
  number: 'Contract #',
  invoice: 'Invoice',
  company: 'Company*',
  contactPerson: 'Contact person',
  approved: 'Contract approved',
  expiresOn: 'Contract expiration date',
  description: 'Description',
  language: 'Language*',
  courseType: 'Course Type*',
  complementaryDescription: 'Complementary description of type',
  hoursPerClass: 'length of each class in hours*',
  numberOfClasses: 'Number of classes*',
  classAtEnd: 'Propose a class at the end when a class is cancelled',
  startsOn: 'Start date',
  endsOn: 'End date',
  schedule: 'Schedule',
  location: 'Location',
  meetingLink: 'Online meeting address',
} satisfies Translation<typeof fr>;

/** Labels of the fields of a contract. A star marks a required field. */
export const contractLabels = { fr, en };
