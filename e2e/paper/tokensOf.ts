import { accounts, samplePassword } from '../fixtures';

/** The tokens of a session, as the apps keep them. */
export async function tokensOf(origin: string, who: 'admin' | 'teacher'): Promise<Record<string, string>> {
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
