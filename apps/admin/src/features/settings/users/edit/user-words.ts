import { labelsOf, personFields } from '@portal/domain';
import { actionWords, definePairs } from '@portal/i18n';

export const userWords = /* @__PURE__ */ definePairs(
  'user',
  {
    user: ['Utilisateur', 'User'],
    add: ['Ajouter un utilisateur', 'Add a user'],
    edit: ['Modifier l’utilisateur', 'Edit the user'],
    notFound: ['Utilisateur introuvable', 'User not found'],
    notFoundText: [
      'L’utilisateur a peut-être été supprimé, ou l’adresse est incomplète.',
      'The user may have been deleted, or the address is incomplete.',
    ],
    emailHint: ['Sert aussi à se connecter au portail.', 'Also used to sign in to the portal.'],
    role: ['Rôle*', 'Role*'],
    roleFrom: [
      'Le rôle vient des groupes de {{provider}} : changez-le là-bas.',
      'The role comes from the groups of {{provider}}: change it there.',
    ],
    active: ['Actif', 'Active'],
    activeHint: [
      'Seul un utilisateur actif peut se connecter. Accepter l’invitation active le compte.',
      'Only an active user can sign in. Accepting the invitation activates the account.',
    ],
    create: ['Ajouter', 'Add'],
    notSaved: [
      'L’utilisateur n’a pas été enregistré. Ce que vous avez saisi est conservé : réessayez.',
      'The user was not saved. What you entered is kept: try again.',
    ],
    changedElsewhere: ['Cet utilisateur a été modifié entre-temps', 'This user was changed in the meantime'],
    ownAccount: {
      title: ['Désactiver votre propre compte?', 'Deactivate your own account?'],
      text: [
        'Vous serez déconnecté, et vous ne pourrez plus vous connecter. Seul un autre administrateur pourra réactiver votre compte.',
        'You will be signed out, and will not be able to sign in again. Only another administrator can reactivate your account.',
      ],
      confirm: ['Désactiver mon compte', 'Deactivate my account'],
    },
    ownRole: {
      title: ['Renoncer à votre rôle d’administration?', 'Give up your administration role?'],
      text: [
        'Vous quitterez l’administration et n’y aurez plus accès. Seul un autre administrateur pourra vous rendre ce rôle.',
        'You will leave the administration and have no more access to it. Only another administrator can give you this role back.',
      ],
      confirm: ['Renoncer à mon rôle', 'Give up my role'],
    },
    toast: {
      created: ['L’utilisateur {{name}} a été créé.', 'User {{name}} was created successfully.'],
      notCreated: ['une erreur est survenue', 'something went wrong'],
      updated: ['L’utilisateur {{name}} a été mis à jour.', 'User {{name}} was updated successfully.'],
      notUpdated: [
        'L’utilisateur n’a pas pu être mis à jour pour le moment',
        'User could not be updated at this moment',
      ],
    },
  },
  actionWords,
  /* @__PURE__ */ labelsOf({ ...personFields, phone: { ...personFields.phone, required: true } }),
);
