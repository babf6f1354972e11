import { personFields } from '@portal/domain';
import { actionWords, definePairs, fileAndMailWords } from '@portal/i18n';

/** Texts of an import of students or teachers. */
export const peopleImportWords = /* @__PURE__ */ definePairs(
  'people-import',
  {
    title: {
      students: ['Importer des étudiants', 'Import students'],
      teachers: ['Importer des enseignants', 'Import teachers'],
    },
    intro: {
      students: [
        'Une ligne par étudiant, les titres des colonnes en tête, en français ou en anglais, dans n’importe quel ordre.',
        'One student a row, with the column headings on top, in French or English, in any order.',
      ],
      teachers: [
        'Une ligne par enseignant, les titres des colonnes en tête, en français ou en anglais, dans n’importe quel ordre.',
        'One teacher a row, with the column headings on top, in French or English, in any order.',
      ],
    },
    template: ['Télécharger le modèle', 'Download the template'],
    file: ['Feuille de calcul*', 'Spreadsheet*'],
    fileHint: ['.xlsx ou .xls, au plus 8 Mo', '.xlsx or .xls, 8 MB at most'],
    working: [
      'Le fichier est arrivé. L’importation est en cours.',
      'The file has arrived. The import is under way.',
    ],
    failed: [
      'L’importation n’a pas abouti. Vous pouvez envoyer le même fichier de nouveau : personne ne sera importé deux fois.',
      'The import did not go through. You can send the same file again: nobody is imported twice.',
    ],
    lost: [
      'La connexion a été coupée : nous ne savons pas qui a été importé. Quand elle sera revenue, envoyez le même fichier de nouveau : personne ne sera importé deux fois.',
      'The connection was lost: we do not know who was imported. Once it is back, send the same file again: nobody is imported twice.',
    ],
    reading: ['Lecture du fichier', 'Reading the file'],
    read_one: ['Le fichier est lu : {{count}} ligne.', 'The file was read: {{count}} row.'],
    read_other: ['Le fichier est lu : {{count}} lignes.', 'The file was read: {{count}} rows.'],
    unreadable: {
      'not-a-spreadsheet': [
        'Ce fichier n’est pas une feuille de calcul, malgré son nom.',
        'This file is not a spreadsheet, despite its name.',
      ],
      'other-format': [
        'Ce fichier n’est pas au format d’Excel, malgré son nom. Ouvrez-le dans votre tableur et enregistrez-le en .xlsx.',
        'This file is not in the format of Excel, despite its name. Open it in your spreadsheet program and save it as .xlsx.',
      ],
      damaged: [
        'Ce fichier est endommagé. Ouvrez-le dans votre tableur et enregistrez-le de nouveau.',
        'This file is damaged. Open it in your spreadsheet program and save it again.',
      ],
      protected: [
        'Ce fichier est protégé. Ouvrez-le dans votre tableur et enregistrez-le en .xlsx, sans protection ni mot de passe.',
        'This file is protected. Open it in your spreadsheet program and save it as .xlsx, without protection or password.',
      ],
      'too-large': [
        'Ce fichier dépasse 50 Mo une fois décompressé. Divisez-le en plusieurs.',
        'This file is larger than 50 MB once unpacked. Split it into several.',
      ],
      'too-slow': [
        'Ce fichier est trop long à lire. Divisez-le en plusieurs.',
        'This file takes too long to read. Split it into several.',
      ],
      unavailable: [
        'Le fichier n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.',
        'The file could not be read. Check your connection, then try again.',
      ],
    },
    blocked: {
      reading: ['Le fichier est en cours de lecture.', 'The file is being read.'],
      unreadable: ['Le fichier n’a pas pu être lu.', 'The file could not be read.'],
      missing: ['Il manque des colonnes obligatoires.', 'Required columns are missing.'],
      'too-long': ['Le fichier contient trop de lignes.', 'The file has too many rows.'],
      empty: ['Le fichier ne contient personne.', 'There is nobody in the file.'],
    },
    holds: ['Ce que contient le fichier', 'What the file contains'],
    sheet: ['Feuille « {{name}} »', 'Sheet “{{name}}”'],
    missingColumns: ['Colonnes manquantes', 'Missing columns'],
    missingColumnsText: [
      'Sans elles, personne ne peut être importé : {{columns}}',
      'Nobody can be imported without them: {{columns}}',
    ],
    unknownColumns: ['Colonnes inconnues', 'Unknown columns'],
    unknownColumnsText: ['Elles ne sont pas importées : {{columns}}', 'They are not imported: {{columns}}'],
    matching: {
      open: ['Associer les colonnes', 'Match the columns'],
      title: ['Associer les colonnes', 'Match the columns'],
      intro: [
        'Dites ce que contient chaque colonne dont le titre n’est pas connu. Vos choix serviront au prochain fichier.',
        'Choose what each column with an unknown heading contains. Your choices will be used for the next file.',
      ],
      missing: [
        'Si le fichier les contient, choisissez la ligne des titres ci-dessus ou associez les colonnes ci-dessous.',
        'If the file has them, choose the heading row above or match the columns below.',
      ],
      choice: ['Contenu de la colonne « {{head}} »', 'Content of the column “{{head}}”'],
      passOver: ['Ne pas importer', 'Do not import'],
      empty: ['Colonne vide', 'Empty column'],
      unnamed: ['Colonne {{letter}}, sans titre', 'Column {{letter}}, no heading'],
      field: ['{{column}}', '{{column}}'],
      taken: ['{{column}} : colonne « {{head}} »', '{{column}}: column “{{head}}”'],
      guess: ['Choisir « {{column}} »', 'Choose “{{column}}”'],
      recalled: ['Associée comme la dernière fois', 'Matched as last time'],
      passedOverBefore: ['Ignorée comme la dernière fois', 'Ignored, as last time'],
    },
    matched: ['Des colonnes sont associées', 'Columns are matched'],
    tableOnly: ['Seul le tableau des personnes sera envoyé', 'Only the table of people will be sent'],
    corrected_one: ['{{count}} cellule corrigée', '{{count}} cell corrected'],
    corrected_other: ['{{count}} cellules corrigées', '{{count}} cells corrected'],
    rewritten: [
      'Une copie modifiée sera envoyée. Votre fichier reste tel quel.',
      'A changed copy will be sent. Your own file stays as it is.',
    ],
    toImport_one: ['{{count}} ligne sera importée.', '{{count}} row will be imported.'],
    toImport_other: ['{{count}} lignes seront importées.', '{{count}} rows will be imported.'],
    awaited: [
      'Choisissez de nouveau « {{name}} » : vos corrections y sont gardées.',
      'Choose “{{name}}” again: your corrections are kept for it.',
    ],
    cell: {
      hint: ['Pour corriger une cellule, appuyez dessus.', 'To correct a cell, press it.'],
      edit: ['Corriger {{column}}, ligne {{row}} : {{text}}', 'Correct {{column}}, row {{row}}: {{text}}'],
      field: ['{{column}}, ligne {{row}}', '{{column}}, row {{row}}'],
      putBack: ['Rétablir {{column}}, ligne {{row}}', 'Restore {{column}}, row {{row}}'],
      changed: ['Corrigé, auparavant :', 'Corrected, before:'],
    },
    emptyTitle: ['Le fichier ne contient personne', 'There is nobody in the file'],
    emptyText: [
      'Sous les titres des colonnes, il n’y a aucune ligne.',
      'There are no rows below the column headings.',
    ],
    table: {
      sheet: ['Feuille à importer', 'Sheet to import'],
      headRow: ['Ligne des titres', 'Heading row'],
      row: ['Ligne {{row}} : {{cells}}', 'Row {{row}}: {{cells}}'],
    },
    hiddenRows: {
      found_one: ['{{count}} ligne est masquée dans le fichier.', '{{count}} row is hidden in the file.'],
      found_other: [
        '{{count}} lignes sont masquées dans le fichier.',
        '{{count}} rows are hidden in the file.',
      ],
      leftOut_one: [
        '{{count}} ligne masquée dans le fichier ne sera pas importée.',
        '{{count}} row that is hidden in the file will not be imported.',
      ],
      leftOut_other: [
        '{{count}} lignes masquées dans le fichier ne seront pas importées.',
        '{{count}} rows that are hidden in the file will not be imported.',
      ],
      leaveOut: ['Laisser de côté', 'Leave out'],
      take: ['Importer aussi', 'Import too'],
    },
    tooLong: ['Trop de lignes', 'Too many rows'],
    tooLongText: [
      'Une importation compte au plus {{count}} personnes. Divisez le fichier en plusieurs.',
      'An import takes at most {{count}} people. Split the file into several.',
    ],
    cut: [
      'Seules les {{count}} premières lignes ont été lues. Divisez le fichier en plusieurs.',
      'Only the first {{count}} rows were read. Split the file.',
    ],
    comparing: [
      'Comparaison avec les personnes déjà dans le portail',
      'Comparing with the people who are already in the portal',
    ],
    notCompared: [
      'Le fichier n’a pas pu être comparé avec les personnes déjà dans le portail.',
      'The file could not be compared with the people who are already in the portal.',
    ],
    lines: ['Lignes', 'Rows'],
    ready: ['Prêtes', 'Ready'],
    toCheck: ['À vérifier', 'To check'],
    toBeRefused: ['Seront refusées', 'Will be refused'],
    show: ['Lignes à afficher', 'Rows to show'],
    all: ['Toutes', 'All'],
    status: {
      ready: ['Prête', 'Ready'],
      check: ['À vérifier', 'To check'],
      refusable: ['Sera refusée', 'Will be refused'],
    },
    column: {
      line: ['Ligne', 'Row'],
      name: personFields.name,
      lastName: personFields.lastName,
      email: personFields.email,
      others: ['Autres colonnes', 'Other columns'],
      check: ['Vérification', 'Check'],
    },
    finding: {
      refused: ['{{column}} : {{reason}}', '{{column}}: {{reason}}'],
      'same-email': ['Même courriel qu’à la ligne {{row}}', 'Same email as in row {{row}}'],
      'same-name': [
        'Même nom qu’à la ligne {{row}} : un doublon?',
        'Same name as in row {{row}}: a duplicate?',
      ],
      'known-email': ['Courriel déjà utilisé par {{name}}', 'Email already used by {{name}}'],
      'archived-email': [
        'Courriel d’une fiche archivée, à rétablir : {{name}}',
        'Email of {{name}}, whose record is archived: restore it',
      ],
      'known-name': [
        '{{name}} est déjà dans le portail : un doublon?',
        '{{name}} is already in the portal: a duplicate?',
      ],
      'unknown-company': [
        'Aucune société active ne s’appelle « {{name}} »',
        'No active company is called “{{name}}”',
      ],
      'archived-company': [
        'La société « {{name}} » est archivée : rétablissez-la d’abord',
        'Company “{{name}}” is archived: restore it first',
      ],
      'unknown-language': [
        'Aucune langue active ne s’appelle « {{name}} »',
        'No active language is called “{{name}}”',
      ],
      'archived-language': [
        'La langue « {{name}} » est archivée : rétablissez-la d’abord',
        'Language “{{name}}” is archived: restore it first',
      ],
      formula: [
        '{{column}} : une formule, dont le résultat sera importé',
        '{{column}}: a formula, whose result will be imported',
      ],
      'formula-text': [
        '{{column}} : ressemble à une formule, sera importé comme texte',
        '{{column}}: looks like a formula, will be imported as text',
      ],
      'dropped-plus': ['{{column}} : le plus n’est pas gardé', '{{column}}: the plus is not kept'],
      'damaged-text': [
        '{{column}} : des caractères semblent abîmés ou invisibles',
        '{{column}}: some characters seem damaged or invisible',
      ],
      'no-result': [
        '{{column}} : une formule sans résultat. Ouvrez le fichier dans votre tableur et enregistrez-le, sinon la cellule restera vide',
        '{{column}}: a formula without a result. Open the file in your spreadsheet program and save it, or the cell stays empty',
      ],
      error: [
        '{{column}} : l’erreur {{error}}, la cellule restera vide',
        '{{column}}: the error {{error}}, the cell stays empty',
      ],
      hidden: ['Ligne masquée dans le fichier', 'Row hidden in the file'],
    },
    caption: ['Lignes du fichier', 'Rows of the file'],
    pages: ['Pages des lignes', 'Pages of the rows'],
    nothingToShow: ['Aucune ligne', 'No rows'],
    imported: {
      students: ['Étudiants importés', 'Students imported'],
      teachers: ['Enseignants importés', 'Teachers imported'],
    },
    importedNobody: {
      students: ['Aucun étudiant importé', 'No Students imported'],
      teachers: ['Aucun enseignant importé', 'No Teachers imported'],
    },
    errors: ['Erreurs d’importation :', 'Error to import:'],
    everyRow: ['Toutes les lignes', 'Every row'],
    outcome: {
      lines: ['Lignes', 'Rows'],
      imported: ['Importées', 'Imported'],
      refused: ['Refusées', 'Refused'],
      unknown: ['Sans réponse', 'No answer'],
    },
    fate: {
      imported: ['Importée', 'Imported'],
      refused: ['Refusée', 'Refused'],
      unknown: ['Sans réponse', 'No answer'],
    },
    unknownFate: [
      'Le serveur ne dit pas ce qu’il en est de cette ligne.',
      'The server does not say what became of this row.',
    ],
    noReason: ['Le serveur ne donne pas de motif.', 'The server gives no reason.'],
    ofNoRow: ['Introuvable dans le fichier', 'Not found in the file'],
    refusedFile: ['Télécharger les lignes refusées', 'Download the refused rows'],
    refusedFileFailed: [
      'Le fichier des lignes refusées n’a pas pu être préparé.',
      'The file of the refused rows could not be made.',
    ],
    another: ['Importer un autre fichier', 'Import another file'],
  },
  actionWords,
  fileAndMailWords,
);
