import { type ApiKey, type ApiKeyGroup, type ApiKeyScope, apiKeyGroups } from '@portal/domain';
import { person } from '../settings.css';
import { apiKeysWords } from './api-keys-words';

export interface ApiKeyScopesProps {
  apiKey: ApiKey;
}

/** The groups of calls that a key covers, one per line. */
export function ApiKeyScopes({ apiKey: { scopes, incompleteScopes } }: ApiKeyScopesProps) {
  const { t, pair } = apiKeysWords.useWords();
  const covers = (group: ApiKeyGroup, deed: 'read' | 'write', of: readonly ApiKeyScope[]) =>
    of.includes(`${group}.${deed}` as ApiKeyScope);
  const groups = (Object.keys(apiKeyGroups) as ApiKeyGroup[]).flatMap((group) => {
    const [read, write] = [covers(group, 'read', scopes), covers(group, 'write', scopes)];
    if (!read && !write) return [];
    const isPart = covers(group, 'read', incompleteScopes) || covers(group, 'write', incompleteScopes);
    return [
      {
        group,
        deed: read && write ? ('both' as const) : read ? ('read' as const) : ('write' as const),
        isPart,
      },
    ];
  });
  return (
    <span className={person}>
      {groups.map(({ group, deed, isPart }) => {
        const name = pair(`group.${group}`);
        return (
          <span key={group}>{t(deed, { group: isPart ? pair('incomplete', { group: name }) : name })}</span>
        );
      })}
    </span>
  );
}
