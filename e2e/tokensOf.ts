import { accounts, samplePassword } from './fixtures';

/** Signs in. Returns the tokens of the session by the names under which the apps store them. */
export async function tokensOf(
  origin: string,
  who: 'admin' | 'otherAdmin' | 'teacher',
): Promise<Record<string, string>> {
  const { email } = accounts[who];
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, username: email, password: samplePassword }),
  });
  const { auth } = (await answer.json()) as { readonly auth: Record<string, string> };
  return Object.fromEntries(
    ['access', 'refresh', 'logout'].map((kind) => [`${kind}-token`, auth[`${kind}_token`] ?? '']),
  );
}
