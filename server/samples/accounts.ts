/** The password of every sample account, in both data sets. */
export const samplePassword = 'une passerelle rouge';

/** The people and links that exist in both data sets, for trying out the portal and for tests. */
export const accounts = {
  admin: { email: 'marie.belanger@passerelle.example', name: 'Marie', lastName: 'Bélanger' },
  otherAdmin: { email: 'jean-philippe.roy@passerelle.example', name: 'Jean-Philippe', lastName: 'Roy' },
  /** Teaches 2026-0412 and 2026-0395 in the small data. */
  teacher: { email: 'lea.villeneuve@passerelle.example', name: 'Léa', lastName: 'Villeneuve' },
  otherTeacher: {
    email: 'andrew.parker@passerelle.example',
    name: 'Andrew',
    lastName: 'Parker',
    /** `/api/calendar/file/{token}.ics` in the small data. */
    calendar: 'andrew-parker-9d41c7e0b2f85a36e7d0',
  },
  /** Was invited and has not set a password yet: `/#/invite/{hash}`. */
  invited: {
    email: 'soledad.ibanez@passerelle.example',
    name: 'Soledad',
    lastName: 'Ibáñez',
    hash: 'invitation-soledad-5d0c1f7a92e84b36',
  },
  /** `/#/clientReport/{token}` */
  company: { name: 'Banque Champlain', token: 'banque-champlain-7f3a9c51e2d84b06a1c9' },
  /** `/#/student-report/{token}` */
  student: { name: 'Inès', lastName: 'Fortin', token: 'ines-fortin-2b8e6d04f9a7431c8e55' },
} as const;
