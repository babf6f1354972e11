import type { LinkKind } from '@portal/domain';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { useCallback } from 'react';
import { generatePath } from 'react-router-dom';

/** Returns a function that returns the URL of a private link. */
export function useLinkAddressOf(): (link: { kind: LinkKind; token: string }) => string {
  const config = useConfig();
  return useCallback(
    ({ kind, token }) => {
      const entry = kind === 'company' ? 'clientReport' : 'student.magic.report';
      const path = generatePath(entryPoints.reports[entry], { token_login: token });
      return new URL(placeAddress(config, { app: 'reports', path }), location.href).href;
    },
    [config],
  );
}
