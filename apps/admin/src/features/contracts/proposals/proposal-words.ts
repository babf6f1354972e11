import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Propositions',
  list: 'Propositions du contrat',
  import: 'Importer une proposition',
  hintNew: 'Envoyée dès que le contrat est créé. {{kinds}}.',
  none: 'Aucune proposition',
  loading: 'Chargement des propositions',
  notLoaded: 'Les propositions n’ont pas pu être chargées.',
  notUploaded: 'Le document n’a pas été téléversé.',
  created: 'Le contrat {{number}} a été créé',
  sending: 'Ses propositions sont en cours d’envoi.',
  notSent:
    'Certaines de ses propositions ne sont pas arrivées : réessayez, retirez-les, ou continuez sans elles.',
  goOn: 'Continuer vers le contrat',
} as const;

const en = {
  title: 'Proposals',
  list: 'Proposals of the contract',
  import: 'Import proposal file',
  hintNew: 'Sent as soon as the contract is created. {{kinds}}.',
  none: 'No proposal',
  loading: 'Loading the proposals',
  notLoaded: 'The proposals could not be loaded.',
  notUploaded: 'Document was not uploaded successfully.',
  created: 'Contract {{number}} was created',
  sending: 'Its proposals are being sent.',
  notSent: 'Not all of its proposals have arrived: try again, take them out, or continue without them.',
  goOn: 'Continue to the contract',
} satisfies Translation<typeof fr>;

export const proposalWords = /* @__PURE__ */ defineWords(
  'contract-proposals',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
