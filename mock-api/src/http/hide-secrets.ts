/** The text that replaces a secret. */
const placeholder = '(hidden)';

/** Fields with secrets: every spelling of a password, a token and the hash of a link. */
const secretName = /password|token|hash|secret|authorization/i;

/** Links in mails whose last part opens a session, or sets a password. */
const secretLink = /(#\/(?:invite|clientReport|student-report)\/)[^/?#\s"]+/g;

/** Returns a value with its secrets replaced: the values of secret fields, and the secret part of links. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (secretName.test(name)) return placeholder;
    return value.replaceAll(secretLink, `$1${placeholder}`);
  }
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, own]) => [field, hideSecrets(own, field)]));
}

/** Returns a URL with its secrets replaced. `route` has the names of its path parameters: `POST setPassword/{hash}`. */
export function hideSecretsOfUrl(url: string, route: string): string {
  const [path = '', query] = url.split('?');
  const names = `/api/${route.split(' ')[1]}`.split('/');
  const shownPath = path
    .split('/')
    .map((part, place) =>
      secretName.test(/^\{(.*)\}$/.exec(names[place] ?? '')?.[1] ?? '') ? placeholder : part,
    )
    .join('/');
  if (query === undefined) return shownPath;
  const shownQuery = query
    .split('&')
    .map((pair) =>
      pair.replace(/^([^=]*)=.*$/s, (whole, name) =>
        secretName.test(name) ? `${name}=${placeholder}` : whole,
      ),
    )
    .join('&');
  return `${shownPath}?${shownQuery}`;
}
