import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../Cluster/Cluster';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

export default {
  title: 'Foundations/Layout primitives',
  component: Stack,
  subcomponents: { Cluster, Text } as Meta<typeof Stack>['subcomponents'],
} satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

/** Returns the vertical distance between two elements in px. */
const distance = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;

export const StackOfTexts: Story = {
  render: () => (
    <Stack as="ul" gap="gutter" style={{ padding: 24 }}>
      <Text as="li">Début du cours - Start of the course</Text>
      <Text as="li" tone="soft" size="caption">
        12 octobre 2026 - October 12, 2026
      </Text>
      <Text as="li" tone="critical">
        Aucun enseignant - No teacher
      </Text>
    </Stack>
  ),
  async play({ canvas }) {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(distance(first as Element, second as Element)).toBe(16);
    await expect(getComputedStyle(second as Element).fontSize).toBe('13px');
    const colours = new Set([first, second, third].map((item) => getComputedStyle(item as Element).color));
    // Forced-colours mode draws all text in the colour that the user has chosen.
    await expect(colours.size).toBe(matchMedia('(forced-colors: active)').matches ? 1 : 3);
  },
};

export const ClusterOfTexts: Story = {
  render: () => (
    <Cluster gap="large" justify="between" style={{ width: 300, padding: 24 }}>
      <Text as="span">Contrat 2026-0412</Text>
      <Text as="span">Contract 2026-0412</Text>
      <Cluster as="span" gap="hair">
        <Text as="span">A2</Text>
        <Text as="span">B1</Text>
      </Cluster>
    </Cluster>
  ),
  async play({ canvas }) {
    const [one, other] = [canvas.getByText('Contrat 2026-0412'), canvas.getByText('Contract 2026-0412')];
    await expect(distance(one, other)).toBe(20);
    const [a2, b1] = [canvas.getByText('A2'), canvas.getByText('B1')];
    await expect(b1.getBoundingClientRect().left - a2.getBoundingClientRect().right).toBe(2);
  },
};
