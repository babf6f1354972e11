/** French texts of every page of the teacher portal. */
export const sharedFr = {
  students_one: '{{count}} étudiant',
  students_other: '{{count}} étudiants',
  noCompany: 'Aucune société',
  state: {
    loading: 'Chargement',
    home: 'Retour à l’accueil',
    error: 'Une erreur est survenue',
    errorText: 'La page n’a pas pu être chargée. Réessayez dans un moment.',
    offline: 'Pas de connexion',
    offlineText: 'Vérifiez votre connexion, puis réessayez.',
    forbidden: 'Ce cours n’est pas le vôtre',
    forbiddenText: 'Vous ne voyez que les cours des contrats qui vous sont confiés.',
    account: 'Vos cours ne sont pas accessibles',
    accountText: 'Ce compte ne peut pas lire les contrats d’un enseignant. Écrivez-nous si c’est une erreur.',
    'not-found': 'Cours introuvable',
    'not-foundText': 'Il a peut-être été supprimé, ou l’adresse est incomplète.',
  },
} as const;

/** Québec French texts of the first page. */
export const fr = {
  ...sharedFr,
  home: {
    title: 'Accueil',
    greeting: 'Bonjour {{name}}',
    welcome: 'Bienvenue sur le portail. Le guide explique quand et comment facturer vos heures.',
    guideLink: 'Ouvrir le guide de facturation',
    hoursLink: 'Voir mes heures du mois',
    submit: 'Soumettre les présences',
    submitText: 'À faire après chaque cours.',
    start: 'Commencer',
    courses: 'Vos cours',
    loading: 'Chargement de vos cours',
    empty: 'Aucun cours pour le moment',
    emptyText: 'Vos cours apparaîtront ici dès qu’un contrat vous sera confié.',
    reportsDue: 'Rapports de progrès à remettre',
    writeReport: 'Rédiger le rapport',
    goOnWithReport: 'Poursuivre le rapport',
    attendanceOnly: 'Remplacement : présences seulement',
    attendanceFor: 'Présences',
    attendanceForNumber: 'Soumettre les présences du contrat {{number}}',
  },
} as const;
