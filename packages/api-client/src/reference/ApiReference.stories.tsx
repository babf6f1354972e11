import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { parse } from 'yaml';
import openapi from '../../openapi.yaml?raw';

/**
 * Every call of the API description, to browse and search: parameters, bodies, responses, examples, and the roles that
 * may make it.
 */
function ApiReference({ theme }: { theme: 'light' | 'dark' }) {
  const node = useRef<HTMLDivElement>(null);
  // Sets the library's dark mode, whose own switch is in a bar that is not shown here.
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark-mode', theme === 'dark');
    return () => classList.remove('dark-mode');
  }, [theme]);
  useEffect(() => {
    if (!node.current) return;
    SwaggerUI({
      domNode: node.current,
      spec: parse(openapi),
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      filter: true,
      // `x-roles` and `x-own` say who may make a call.
      showExtensions: true,
      // There is no API behind Storybook, and no request may go to another host.
      supportedSubmitMethods: [],
      validatorUrl: null,
    });
  }, []);
  return <div ref={node} />;
}

export default {
  title: 'API/Reference',
  component: ApiReference,
  tags: ['!autodocs'],
  render: (_, { globals }) => <ApiReference theme={globals.theme} />,
  parameters: {
    // Colours, headings and selects are the library's. Only developers of API clients see them.
    a11y: {
      config: {
        rules: ['color-contrast', 'heading-order', 'select-name'].map((id) => ({ id, enabled: false })),
      },
    },
  },
} satisfies Meta<typeof ApiReference>;

export const EveryCall: StoryObj<typeof ApiReference> = {
  tags: ['release'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Records of classes that were given.'));
    await userEvent.click(await canvas.findByText('Adds an attendance record'));
    await expect(await canvas.findByText(/The absent students must belong to the contract/)).toBeVisible();
    // The roles that may make the call.
    await expect(await canvas.findByText('["ROLE_ADMIN","ROLE_TEACHER"]')).toBeVisible();
  },
};
