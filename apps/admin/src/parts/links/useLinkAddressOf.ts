import type { PrivateLink } from '@portal/domain';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { useCallback } from 'react';
import { generatePath } from 'react-router-dom';

/** Returns a function for the full address of a private link; null without a token. */
export function useLinkAddressOf(): (link: Pick<PrivateLink, 'kind' | 'token'>) => string | null {
  const config = useConfig();
  return useCallback(
    ({ kind, token }) => {
      if (token === null) return null;
      const entry = kind === 'company' ? 'clientReport' : 'student.magic.report';
      const path = generatePath(entryPoints.reports[entry], { token_login: token });
      return new URL(placeAddress(config, { app: 'reports', path }), location.href).href;
    },
    [config],
  );
}
