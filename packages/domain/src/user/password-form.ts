/** What the password form of the profile gives back (PORTAL-PROFILE-03 to PORTAL-PROFILE-08, DOMAIN-69). */
export interface PasswordFormValues {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}
