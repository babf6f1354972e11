import { ApiError, useRenewLink, useRevokeLink, useSetLinkExpiry } from '@portal/api-client';
import { type CalendarDate, linkOwnerName, type PrivateLink } from '@portal/domain';
import { useToast } from '@portal/shell';
import { linkDialogWords } from './link-dialog-words';

/** Changes to one or more links. Each shows a toast with its result, and rejects if nothing could be changed. */
export interface LinkChanges {
  renew: (links: readonly PrivateLink[]) => Promise<void>;
  revoke: (links: readonly PrivateLink[]) => Promise<void>;
  setExpiry: (links: readonly PrivateLink[], day: CalendarDate | null) => Promise<void>;
}

/** Returns the changes to links. `onStale` reloads the list after someone else changed one of them. */
export function useLinkChanges(onStale: () => Promise<unknown>): LinkChanges {
  const { pair } = linkDialogWords.useWords();
  const toast = useToast();
  const renewLink = useRenewLink();
  const revokeLink = useRevokeLink();
  const setExpiry = useSetLinkExpiry();

  const change = async (
    links: readonly PrivateLink[],
    done: 'renewed' | 'revoked' | 'expirySet',
    one: (link: PrivateLink) => Promise<PrivateLink>,
  ) => {
    const changed: string[] = [];
    const failed: string[] = [];
    let reason: unknown;
    for (const link of links) {
      try {
        await one(link);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') changed.push(linkOwnerName(link));
        else {
          failed.push(linkOwnerName(link));
          reason = error;
        }
      }
    }
    const count = links.length - changed.length - failed.length;
    const about = 'links';
    if (count > 0) toast.success(pair(done, { count }), { about });
    if (changed.length > 0) {
      await onStale();
      toast.danger(pair('changed', { names: changed.join(', ') }), { about: 'links changed' });
    }
    if (failed.length === links.length) throw reason;
    if (failed.length > 0)
      toast.danger(pair('failed', { names: failed.join(', ') }), { about: 'links failed' });
  };

  return {
    renew: (links) => change(links, 'renewed', renewLink),
    revoke: (links) => change(links, 'revoked', revokeLink),
    setExpiry: (links, day) => change(links, 'expirySet', (link) => setExpiry(link, day)),
  };
}
