import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { parse } from 'yaml';
import treaty from '../../openapi.yaml?raw';

/** Every call of the treaty to browse and to search: parameters, bodies, answers, examples, and who may make it. */
function ApiReference({ theme }: { theme: 'light' | 'dark' }) {
  const node = useRef<HTMLDivElement>(null);
  // The library's own switch, which stands in a bar that is not shown here.
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark-mode', theme === 'dark');
    return () => classList.remove('dark-mode');
  }, [theme]);
  useEffect(() => {
    if (!node.current) return;
    SwaggerUI({
      domNode: node.current,
      spec: parse(treaty),
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      filter: true,
      // Who may call it stands in `x-roles` and `x-own`.
      showExtensions: true,
      // There is no API behind Storybook, and nothing asks a host elsewhere.
      supportedSubmitMethods: [],
      validatorUrl: null,
    });
  }, []);
  return <div ref={node} />;
}

const meta: Meta<typeof ApiReference> = {
  title: 'API/Reference',
  component: ApiReference,
  tags: ['!autodocs'],
  render: (_, { globals }) => <ApiReference theme={globals.theme} />,
  parameters: {
    // Colours, headings and selects are the library's; only those who write against the API meet them.
    a11y: {
      config: {
        rules: ['color-contrast', 'heading-order', 'select-name'].map((id) => ({ id, enabled: false })),
      },
    },
  },
};
export default meta;

export const EveryCall: StoryObj<typeof ApiReference> = {
  tags: ['release'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('One record is one class that was given.'));
    await userEvent.click(await canvas.findByText('Adds an attendance record'));
    await expect(await canvas.findByText(/The absent students must belong to the contract/)).toBeVisible();
    // Who may call it.
    await expect(await canvas.findByText('["ROLE_ADMIN","ROLE_TEACHER"]')).toBeVisible();
  },
};
