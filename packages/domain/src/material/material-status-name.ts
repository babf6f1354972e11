/**
 * The French names of material statuses, by the name that `materials/status` sends; in the order of the ids (OPEN-41).
 */
const frenchNames: Readonly<Record<string, string>> = {
  removed: 'Retiré',
  requested: 'Demandé',
  ordered: 'Commandé',
  received: 'Reçu',
  'in preparation': 'En préparation',
  delivered: 'Livré',
  returned: 'Retourné',
  cancelled: 'Annulé',
};

/**
 * Returns the name of a material status in both languages. The API sends one language only; an unknown name is used for
 * both.
 */
export function materialStatusName(serverName: string): { fr: string; en: string } {
  const name = serverName.replaceAll('_', ' ');
  const en = name.charAt(0).toUpperCase() + name.slice(1);
  return { fr: frenchNames[name.toLowerCase()] ?? en, en };
}
