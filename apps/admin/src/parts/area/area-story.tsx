import { capabilitiesHandlers, sent } from '@portal/api-client/testing';
import { aSignedInUser } from '@portal/domain';
import { type Canvas, inPortal } from '@portal/shell/testing';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';

/** Renders a page of an area in the area's layout. */
export function inArea(Layout: ComponentType, path: string): Decorator[] {
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
