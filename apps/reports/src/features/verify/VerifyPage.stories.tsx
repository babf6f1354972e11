import { attestationsHandlers, broken } from '@portal/api-client/testing';
import { anAttestationContent, type VerifiedAttestation } from '@portal/domain';
import { expectTexts, inPortal, shows, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifyPage } from './VerifyPage';

const { hasStamp: _, ...content } = anAttestationContent();
const paper: VerifiedAttestation = {
  state: 'valid',
  number: 'AT-2026-0001',
  issuedOn: '2026-11-23',
  language: 'fr',
  content,
};

const code = '7K2M-Q4TD-9WXA';
const saying = (differing: Partial<VerifiedAttestation> = {}) => ({
  msw: () => attestationsHandlers({ verified: { [code]: { ...paper, ...differing } } }),
});

export default {
  title: 'Reports/Verification',
  component: VerifyPage,
  decorators: [inPortal({ app: 'reports', path: '/v/:code', at: `/v/${code}` })],
  parameters: saying(),
  globals: { language: 'en' },
} satisfies Meta<typeof VerifyPage>;

type Story = StoryObj<typeof VerifyPage>;

/** What the paper says, in its own language. */
export const Genuine: Story = {
  tags: ['DECISION-184'],
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'This attestation is genuine', 'AT-2026-0001');
    await expect(canvas.getByText('Inès Fortin').closest('[lang]')).toHaveAttribute('lang', 'fr');
  },
};

export const Superseded: Story = {
  tags: ['DECISION-184'],
  parameters: saying({ state: 'superseded' }),
  play: shows('This attestation is no longer up to date'),
};

export const Withdrawn: Story = {
  tags: ['DECISION-184'],
  globals: { language: 'fr' },
  parameters: saying({ state: 'withdrawn' }),
  play: shows('Cette attestation a été retirée'),
};

/** After the person was erased it names nobody. */
export const Erased: Story = {
  tags: ['DECISION-184'],
  parameters: saying({ content: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/names nobody any more/)).toBeVisible();
    await expect(canvas.queryByText(/Fortin/)).toBeNull();
  },
};

export const Unknown: Story = {
  tags: ['release', 'DECISION-184'],
  parameters: { msw: () => attestationsHandlers() },
  play: shows('Unknown code'),
};

export const NotRead: Story = {
  tags: ['release'],
  parameters: {
    msw: () => [broken('*/api/attestationCodes/*'), ...attestationsHandlers({ verified: { [code]: paper } })],
  },
  play: async ({ canvas }) => {
    await tryAgain(canvas);
    await expect(await canvas.findByText('This attestation is genuine')).toBeVisible();
  },
};
