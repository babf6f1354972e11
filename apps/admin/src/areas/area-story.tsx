import { capabilitiesHandlers, sent } from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import { type Canvas, inPortal } from '@portal/shell/testing';
import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { type AreaName, pathTo, type RouteName } from '../paths';
import { OperationsLayout, SettingsLayout } from './AreaLayout';

/** Renders a page of an area in the area's layout: `decorators: inArea('operations.mails')`. */
export function inArea(route: Extract<RouteName, `${AreaName}.${string}`>): Decorator[] {
  const Layout = route.startsWith('operations.') ? OperationsLayout : SettingsLayout;
  const path = pathTo(route);
  return [
    (Story) => (
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<Story />} />
        </Route>
      </Routes>
    ),
    inPortal({ app: 'admin', user: aSignedInUser(), path: `${path}/*`, at: path }),
  ];
}

/**
 * Returns the story of a page whose backend lacks its extension: the page does not exist, the menu has no link with
 * this name, and the call is not sent.
 */
export function withoutExtension(link: RegExp, call: string) {
  return {
    parameters: { msw: () => capabilitiesHandlers() },
    play: async ({ canvas }: { canvas: Canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: link })).toBeNull();
      await expect(sent(call)).toEqual([]);
    },
  };
}
