import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Votre calendrier',
  none: 'Créez une adresse privée pour voir vos cours dans le calendrier de votre téléphone.',
  text: 'Abonnez le calendrier de votre téléphone à cette adresse : vos cours y sont mis à jour à chaque changement.',
  private: 'Toute personne qui a cette adresse peut voir vos cours. Si d’autres l’ont reçue, remplacez-la.',
  create: 'Créer mon adresse',
  show: 'Afficher mon adresse',
  hidden: 'Vous avez une adresse privée. Pour la voir, confirmez que c’est bien vous.',
  gone: 'Cette adresse ne peut plus être lue. Remplacez-la par une nouvelle.',
  notShown: 'L’adresse n’a pas pu être affichée.',
  address: 'Adresse privée',
  copy: 'Copier l’adresse',
  notCopied: 'L’adresse est sélectionnée : copiez-la.',
  subscribe: 'Ouvrir dans mon calendrier',
  renew: {
    open: 'Nouvelle adresse',
    title: 'Remplacer l’adresse?',
    text: 'L’ancienne cesse de fonctionner. Abonnez vos appareils à la nouvelle.',
    confirm: 'Remplacer',
  },
  revoke: {
    open: 'Supprimer l’adresse',
    title: 'Supprimer l’adresse?',
    text: 'Les calendriers qui y sont abonnés ne se mettent plus à jour.',
    confirm: 'Supprimer',
  },
  notRead: 'L’adresse de votre calendrier ne peut pas être lue pour le moment.',
  failed: 'L’adresse n’a pas été changée.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Your calendar',
  none: 'Create a private address to see your classes in the calendar of your phone.',
  text: 'Subscribe to this address in the calendar of your phone: your classes are updated there after every change.',
  private: 'Anyone who has this address can see your classes. If others have received it, replace it.',
  create: 'Create my address',
  show: 'Show my address',
  hidden: 'You have a private address. To see it, confirm that it is you.',
  gone: 'This address can no longer be read. Replace it with a new one.',
  notShown: 'The address could not be shown.',
  address: 'Private address',
  copy: 'Copy the address',
  notCopied: 'The address is selected: copy it.',
  subscribe: 'Open in my calendar',
  renew: {
    open: 'New address',
    title: 'Replace the address?',
    text: 'The former one stops working. Subscribe your devices to the new one.',
    confirm: 'Replace',
  },
  revoke: {
    open: 'Delete the address',
    title: 'Delete the address?',
    text: 'Calendars that are subscribed to it are no longer updated.',
    confirm: 'Delete',
  },
  notRead: 'The address of your calendar cannot be read at the moment.',
  failed: 'The address was not changed.',
};

/** Texts about the private calendar address of a teacher. */
export const calendarWords = defineWords('calendar-address', { fr, en }, actionWords);
