import type { Company } from '@portal/domain';
import { entryPoints, placeAddress, useConfig } from '@portal/shell';
import { useCallback } from 'react';
import { generatePath } from 'react-router-dom';

/** Returns a function for the full address of a company's link; null without a link (SET-COMP-23, OPEN-81). */
export function useLinkAddress(): (company: Company) => string | null {
  const config = useConfig();
  return useCallback(
    ({ linkToken }) => {
      if (!linkToken) return null;
      const path = generatePath(entryPoints.reports.clientReport, { token_login: linkToken });
      return new URL(placeAddress(config, { app: 'reports', path }), location.href).href;
    },
    [config],
  );
}
