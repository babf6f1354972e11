import { actionWords, definePairs } from '@portal/i18n';

/** Texts about the keys of other programs. */
export const apiKeysWords = /* @__PURE__ */ definePairs(
  'api-keys',
  {
    intro: [
      'Avec une clé, un autre logiciel lit ou modifie des données du portail, sans compte ni mot de passe. L’historique nomme la clé.',
      'With a key, another program reads or changes data of the portal, without an account or a password. The history names the key.',
    ],
    create: ['Créer une clé', 'Create a key'],
    caption: ['Clés d’API', 'API keys'],
    loading: ['Chargement des clés', 'Loading the keys'],
    notFound: ['Clé introuvable', 'Key not found'],
    empty: ['Aucune clé', 'No keys'],
    emptyText: [
      'Créez une clé pour chaque logiciel : vous pourrez ainsi mettre fin à une seule.',
      'Create one key for each program, so that you can end one of them alone.',
    ],
    column: {
      name: ['Nom', 'Name'],
      scopes: ['Donne accès à', 'Gives access to'],
      lastUse: ['Dernier appel', 'Last call'],
      end: ['Fin', 'End'],
    },
    never: ['Jamais', 'Never'],
    state: {
      active: ['Active', 'Active'],
      expiring: ['Expire bientôt', 'Expires soon'],
      expired: ['Expirée', 'Expired'],
      ended: ['Terminée', 'Ended'],
    },
    madeBy: ['Créée par {{name}} le {{date}}', 'Created by {{name}} on {{date}}'],
    endedFor: {
      'by-hand': ['Terminée par {{name}} le {{date}}', 'Ended by {{name}} on {{date}}'],
      archived: ['Terminée le {{date}} : {{name}} a été archivé', 'Ended on {{date}}: {{name}} was archived'],
      demoted: [
        'Terminée le {{date}} : {{name}} ne fait plus partie de l’administration',
        'Ended on {{date}}: {{name}} is no longer an administrator',
      ],
      erased: [
        'Terminée le {{date}} : les données de la personne qui l’a créée ont été effacées',
        'Ended on {{date}}: the data of the person who created it was erased',
      ],
    },
    until: ['Jusqu’au {{date}}', 'Until {{date}}'],
    expiresSoon_one: [
      'Une clé expire bientôt : créez-en une autre avant, et donnez-la au logiciel.',
      'A key expires soon: create another one first, and give it to the program.',
    ],
    expiresSoon_other: [
      '{{count}} clés expirent bientôt : créez-en d’autres avant, et donnez-les aux logiciels.',
      '{{count}} keys expire soon: create other ones first, and give them to the programs.',
    ],
    incomplete: ['{{group}} (une partie)', '{{group}} (in part)'],
    read: ['{{group}} (lire)', '{{group}} (read)'],
    write: ['{{group}} (modifier)', '{{group}} (change)'],
    both: ['{{group}} (lire et modifier)', '{{group}} (read and change)'],
    group: {
      contracts: ['Contrats', 'Contracts'],
      classes: ['Cours et présences', 'Classes and attendance'],
      students: ['Étudiants', 'Students'],
      teachers: ['Enseignants', 'Teachers'],
      companies: ['Sociétés', 'Companies'],
      materials: ['Matériel', 'Materials'],
      reports: ['Rapports et plans de cours', 'Reports and outlines'],
      documents: ['Documents', 'Documents'],
      hours: ['Heures et relevés', 'Hours and statements'],
      lists: ['Langues, types de cours et réglages', 'Languages, course types and settings'],
    },
    readOption: ['Lire', 'Read'],
    writeOption: ['Modifier', 'Change'],
    button: {
      rename: ['Renommer {{name}}', 'Rename {{name}}'],
      end: ['Mettre fin à {{name}}', 'End {{name}}'],
    },
    form: {
      title: ['Nouvelle clé d’API', 'New API key'],
      nameField: ['Nom du logiciel*', 'Name of the program*'],
      nameHint: ['Ce nom apparaît dans l’historique.', 'This name appears in the history.'],
      groups: ['À quoi la clé donne accès*', 'What the key gives access to*'],
      groupsHint: [
        'Choisissez le moins possible. Une clé n’ouvre jamais les comptes, les mots de passe, les liens privés ni les clés.',
        'Choose as little as possible. A key never opens accounts, passwords, private links or keys.',
      ],
      days: ['Valide pendant*', 'Works for*'],
      mail: ['Tous les administrateurs reçoivent un courriel.', 'All administrators get an email.'],
      submit: ['Créer la clé', 'Create the key'],
      failed: ['La clé n’a pas été créée.', 'The key was not created.'],
      90: ['3 mois', '3 months'],
      180: ['6 mois', '6 months'],
      365: ['1 an', '1 year'],
      730: ['2 ans', '2 years'],
    },
    created: {
      title: ['Clé créée : {{name}}', 'Key created: {{name}}'],
      once: [
        'Copiez la clé maintenant : elle ne sera plus affichée.',
        'Copy the key now: it will not be shown again.',
      ],
      forgotten: [
        'La clé a été créée, mais ne peut plus être affichée. Mettez-y fin, puis créez-en une autre.',
        'The key was created, but can no longer be shown. End it, then create another one.',
      ],
      key: ['Clé d’API', 'API key'],
      hint: [
        'Le logiciel l’envoie dans l’en-tête « Authorization: Bearer ».',
        'The program sends it in the header “Authorization: Bearer”.',
      ],
      copy: ['Copier la clé', 'Copy the key'],
      copied: ['Clé copiée', 'Key copied'],
      notCopied: [
        'La clé est sélectionnée : copiez-la avec le clavier.',
        'The key is selected: copy it with the keyboard.',
      ],
      done: ['J’ai copié la clé', 'I have copied the key'],
    },
    renaming: {
      edit: ['Renommer la clé', 'Rename the key'],
      changed: ['Cette clé a été modifiée entre-temps', 'This key was changed in the meantime'],
      saved: ['Clé renommée', 'Key renamed'],
      kept: ['La clé n’a pas été renommée.', 'The key was not renamed.'],
    },
    ending: {
      title: ['Mettre fin à {{name}}?', 'End {{name}}?'],
      text: [
        'Le logiciel qui l’utilise n’aura plus accès au portail. Une clé terminée ne peut pas être rétablie.',
        'The program that uses it will no longer have access to the portal. A key that has ended cannot be restored.',
      ],
      confirm: ['Mettre fin', 'End'],
      done: ['La clé est terminée', 'The key has ended'],
      failed: ['La clé n’est pas terminée.', 'The key has not ended.'],
    },
  },
  actionWords,
);
