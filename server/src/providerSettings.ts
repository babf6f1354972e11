import { domainToASCII } from 'node:url';
import { plainEmail } from '@portal/domain';
import { z } from 'zod';

/** An OpenID Connect provider, as the settings describe it. */
export interface ProviderSettings {
  /** Its name in addresses: `main`, or that of the list. */
  readonly id: string;
  /** The name that people read: `Microsoft`. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a client without a secret. */
  readonly clientSecret: string | undefined;
  /** Additional parameters of each way to the provider, such as `hd=office.ca`. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether a sign-in there counts as two factors. */
  readonly trustsSecondFactor: boolean;
  /** The groups at the provider that decide the role; undefined if the portal does. */
  readonly roles?: RoleGroups | undefined;
}

/** Which groups at a provider give which role. Groups are compared letter by letter. */
export interface RoleGroups {
  /** The claim of the ID token that lists the groups of a person. */
  readonly claim: string;
  readonly admin: readonly string[];
  readonly teacher: readonly string[];
}

/** Which people may not sign in with a password. */
export interface PasswordRule {
  /** Domains of addresses, in small letters. */
  readonly offFor: readonly string[];
  /** The address that may always use its password; null if none is named. */
  readonly emergencyAccount: string | null;
}

const id = z.string().regex(/^[a-z0-9-]{1,20}$/, 'must have 1 to 20 small letters, digits and hyphens');
const issuer = z
  .url({ protocol: /^https?$/, error: 'must begin with https://' })
  .superRefine((text, context) => {
    const fault = faultOfIssuer(new URL(text));
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });
const name = z.string().trim().min(1, 'must not be empty').max(40, 'must have at most 40 characters');
const groupList = z
  .string()
  .transform((text) => text.split(',').map((group) => group.trim()))
  .pipe(z.array(z.string().min(1, 'must be ids that are separated by commas')));
const claim = z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters');
const domain = z
  .string()
  .regex(/^@?[^\s@,]+\.[^\s@,]+$/, 'must be domains such as ecole.example, separated by commas')
  .transform((text) => domainToASCII(text.replace(/^@/, '')));
const yesOrNo = z.enum(['yes', 'no'], { error: 'must be yes or no' });

/** The settings of a single provider, by their names in the environment. */
export const providerEnvironment = {
  /** The issuer of an OpenID Connect provider, with which people may sign in. */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The name on the button of the sign-in page. */
  OIDC_NAME: name.optional(),
  /** Additional parameters of the way to the provider: `hd=office.ca&access_type=offline`. */
  OIDC_PARAMETERS: z.string().optional(),
  /** Whether a sign-in with the provider counts as two factors, because the provider asks for them. */
  OIDC_TRUST_SECOND_FACTOR: yesOrNo.optional(),
  /** The claim with the groups of a person. Default: `groups`. */
  OIDC_GROUPS_CLAIM: claim.optional(),
  /** Ids of the groups whose members are administrators. Without groups, the portal decides the roles. */
  OIDC_ADMIN_GROUPS: groupList.optional(),
  /** Ids of the groups whose members are teachers. */
  OIDC_TEACHER_GROUPS: groupList.optional(),
  /** Several providers, as a JSON list. */
  OIDC_PROVIDERS: z.string().optional(),
};

/** The settings of people who may not use a password, by their names in the environment. */
export const passwordEnvironment = {
  /** Domains of the addresses of people who sign in with a provider only. */
  PASSWORDS_OFF_FOR: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(domain))
    .optional(),
  /** The address of an administrator who may always sign in with the password. */
  EMERGENCY_ACCOUNT: z.email({ error: 'must be an email address' }).optional(),
};

type PasswordEnvironment = z.output<z.ZodObject<typeof passwordEnvironment>>;

/** Returns which people may not use a password. Throws a sentence if nobody could sign in when the provider is down. */
export function passwordRuleOf(
  { PASSWORDS_OFF_FOR: offFor = [], EMERGENCY_ACCOUNT: emergency }: PasswordEnvironment,
  providers: readonly ProviderSettings[],
): PasswordRule {
  if (offFor.length > 0 && emergency === undefined)
    throw new Error(
      'PASSWORDS_OFF_FOR needs EMERGENCY_ACCOUNT, the address of an administrator who may always use a password',
    );
  if (offFor.length > 0 && providers.length === 0)
    throw new Error('PASSWORDS_OFF_FOR needs a provider with which people sign in instead: set OIDC_ISSUER');
  return { offFor, emergencyAccount: emergency === undefined ? null : plainEmail(emergency) };
}

/** Whether a person with this address may not use a password. */
export function isPasswordOff({ offFor, emergencyAccount }: PasswordRule, email: string): boolean {
  const plain = plainEmail(email);
  if (plain === emergencyAccount) return false;
  return offFor.includes(domainToASCII(plain.slice(plain.lastIndexOf('@') + 1)));
}

type ProviderEnvironment = z.output<z.ZodObject<typeof providerEnvironment>>;

const listed = z.strictObject({
  id,
  issuer,
  client_id: z.string().min(1, 'must not be empty'),
  client_secret: z.string().optional(),
  name,
  parameters: z.string().optional(),
  trust_second_factor: yesOrNo.optional(),
  groups_claim: claim.optional(),
  admin_groups: groupList.optional(),
  teacher_groups: groupList.optional(),
});

/** Returns the providers of the settings. Throws a sentence that names the wrong setting. */
export function providersOf(settings: ProviderEnvironment): readonly ProviderSettings[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_NAME, OIDC_PROVIDERS: list } = settings;
  if (list !== undefined) {
    if (OIDC_ISSUER !== undefined) throw new Error('set OIDC_ISSUER or OIDC_PROVIDERS, not both');
    return readList(list);
  }
  if (OIDC_ISSUER === undefined) {
    const orphan = Object.keys(providerEnvironment).find(
      (name) => settings[name as keyof ProviderEnvironment] !== undefined,
    );
    if (orphan !== undefined) throw new Error(`${orphan} needs OIDC_ISSUER, the address of the provider`);
    return [];
  }
  if (OIDC_CLIENT_ID === undefined || OIDC_NAME === undefined)
    throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_NAME as well');
  return [
    {
      id: 'main',
      name: OIDC_NAME,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
      parameters: parametersOf(settings.OIDC_PARAMETERS),
      trustsSecondFactor: settings.OIDC_TRUST_SECOND_FACTOR === 'yes',
      roles: rolesOf(settings.OIDC_GROUPS_CLAIM, settings.OIDC_ADMIN_GROUPS, settings.OIDC_TEACHER_GROUPS),
    },
  ];
}

function readList(text: string): ProviderSettings[] {
  const read = z.array(listed).safeParse(jsonOf(text));
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    throw new Error(`OIDC_PROVIDERS must be a JSON list of providers: ${faults.join('; ')}`);
  }
  for (const field of ['id', 'issuer'] as const) {
    const values = read.data.map((provider) => provider[field]);
    if (new Set(values).size < values.length)
      throw new Error(`OIDC_PROVIDERS has two providers with the same ${field}`);
  }
  return read.data.map((provider) => ({
    id: provider.id,
    name: provider.name,
    issuer: provider.issuer,
    clientId: provider.client_id,
    clientSecret: provider.client_secret,
    parameters: parametersOf(provider.parameters),
    trustsSecondFactor: provider.trust_second_factor === 'yes',
    roles: rolesOf(provider.groups_claim, provider.admin_groups, provider.teacher_groups),
  }));
}

function rolesOf(
  name: string | undefined,
  admin: readonly string[] = [],
  teacher: readonly string[] = [],
): RoleGroups | undefined {
  if (admin.length + teacher.length > 0) return { claim: name ?? 'groups', admin, teacher };
  if (name !== undefined) throw new Error('OIDC_GROUPS_CLAIM needs OIDC_ADMIN_GROUPS or OIDC_TEACHER_GROUPS');
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parameters that the portal sets itself: another value would open the way back to somebody else. */
const own = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
];

function parametersOf(text = ''): Record<string, string> {
  const parameters = Object.fromEntries(new URLSearchParams(text));
  const wrong = own.find((name) => name in parameters);
  if (wrong !== undefined)
    throw new Error(`OIDC_PARAMETERS must not contain ${wrong}, which the portal sets`);
  return parameters;
}

/** Hosts that a browser of this machine reaches without leaving it. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns why people of any organization could sign in with this issuer, or others could read along; else null. */
function faultOfIssuer({ hostname, protocol, pathname }: URL): string | null {
  if (protocol === 'http:' && !loopback.test(hostname)) return 'must begin with https://';
  const [tenant = ''] = pathname.split('/').filter(Boolean);
  if (/(^|\.)microsoftonline\./.test(hostname) && /^(common|organizations|consumers)$/i.test(tenant))
    return `must name your organization: with ${tenant}, tokens come from a different issuer for each organization, so they cannot be checked; replace ${tenant} by the directory (tenant) ID`;
  return null;
}
