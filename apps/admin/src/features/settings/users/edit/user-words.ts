import { labelsOf, personFields } from '@portal/domain';
import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  user: 'Utilisateur',
  add: 'Ajouter un utilisateur',
  edit: 'Modifier l’utilisateur',
  notFound: 'Utilisateur introuvable',
  notFoundText: 'L’utilisateur a peut-être été supprimé, ou l’adresse est incomplète.',
  emailHint: 'Sert aussi à se connecter au portail.',
  role: 'Rôle*',
  roleFrom: 'Le rôle vient des groupes de {{provider}} : changez-le là-bas.',
  active: 'Actif',
  activeHint: 'Seul un utilisateur actif peut se connecter. Accepter l’invitation active le compte.',
  create: 'Ajouter',
  notSaved: 'L’utilisateur n’a pas été enregistré. Ce que vous avez saisi est conservé : réessayez.',
  changedElsewhere: 'Cet utilisateur a été modifié entre-temps',
  ownAccount: {
    title: 'Désactiver votre propre compte?',
    text: 'Vous serez déconnecté, et vous ne pourrez plus vous connecter. Seul un autre administrateur pourra réactiver votre compte.',
    confirm: 'Désactiver mon compte',
  },
  ownRole: {
    title: 'Renoncer à votre rôle d’administration?',
    text: 'Vous quitterez l’administration et n’y aurez plus accès. Seul un autre administrateur pourra vous rendre ce rôle.',
    confirm: 'Renoncer à mon rôle',
  },
  toast: {
    created: 'L’utilisateur {{name}} a été créé.',
    notCreated: 'une erreur est survenue',
    updated: 'L’utilisateur {{name}} a été mis à jour.',
    notUpdated: 'L’utilisateur n’a pas pu être mis à jour pour le moment',
  },
} as const;

const en = {
  user: 'User',
  add: 'Add a user',
  edit: 'Edit the user',
  notFound: 'User not found',
  notFoundText: 'The user may have been deleted, or the address is incomplete.',
  emailHint: 'Also used to sign in to the portal.',
  role: 'Role*',
  roleFrom: 'The role comes from the groups of {{provider}}: change it there.',
  active: 'Active',
  activeHint: 'Only an active user can sign in. Accepting the invitation activates the account.',
  create: 'Add',
  notSaved: 'The user was not saved. What you entered is kept: try again.',
  changedElsewhere: 'This user was changed in the meantime',
  ownAccount: {
    title: 'Deactivate your own account?',
    text: 'You will be signed out, and will not be able to sign in again. Only another administrator can reactivate your account.',
    confirm: 'Deactivate my account',
  },
  ownRole: {
    title: 'Give up your administration role?',
    text: 'You will leave the administration and have no more access to it. Only another administrator can give you this role back.',
    confirm: 'Give up my role',
  },
  toast: {
    created: 'User {{name}} was created successfully.',
    notCreated: 'something went wrong',
    updated: 'User {{name}} was updated successfully.',
    notUpdated: 'User could not be updated at this moment',
  },
} satisfies Translation<typeof fr>;

export const userWords = /* @__PURE__ */ defineWords(
  'user',
  { fr, en },
  actionWords,
  /* @__PURE__ */ labelsOf({ ...personFields, phone: { ...personFields.phone, required: true } }),
);
