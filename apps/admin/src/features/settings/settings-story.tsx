import { aSignedInUser } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { pathTo, type RouteName } from '../../paths';
import { SettingsLayout } from './SettingsLayout';

type SettingsRoute = Extract<RouteName, `admin.settings.${string}`>;

/** Renders a page of the settings in their layout: `decorators: inSettings('admin.settings.files')`. */
export function inSettings(route: SettingsRoute): Decorator[] {
  const path = pathTo(route);
  return [
    (Story) => (
      <Routes>
        <Route element={<SettingsLayout />}>
          <Route path="*" element={<Story />} />
        </Route>
      </Routes>
    ),
    inPortal({ app: 'admin', user: aSignedInUser(), path: `${path}/*`, at: path }),
  ];
}
