/** The names of `materials/status` as they travel, with their French; by id (OPEN-41). */
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
 * Returns the name of a material status in both languages. The wire has one language only; a name that the portal does
 * not know is the same in both.
 */
export function materialStatusName(serverName: string): { fr: string; en: string } {
  const name = serverName.replaceAll('_', ' ');
  const en = name.charAt(0).toUpperCase() + name.slice(1);
  return { fr: frenchNames[name.toLowerCase()] ?? en, en };
}
