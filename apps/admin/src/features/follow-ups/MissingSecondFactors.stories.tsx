import { broken, usersHandlers } from '@portal/api-client/testing';
import { aSecondFactor, aUser } from '@portal/domain';
import { asAdmin, expectLink, expectTexts, recovers, storyClock } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MissingSecondFactors } from './MissingSecondFactors';

const missing = aSecondFactor({ setUpAt: null, recoveryCodesLeft: 0, isRequired: true });
const jeanPhilippe = aUser({ id: 2, name: 'Jean-Philippe', lastName: 'Roy', secondFactor: missing });
const ines = aUser({
  id: 3,
  name: 'Inès',
  lastName: 'Fortin',
  role: 'ROLE_TEACHER',
  secondFactor: { ...missing, remindedAt: '2026-11-12T14:00:00.000Z' },
});
/** Not required, or set up. */
const others = [
  aUser({ secondFactor: aSecondFactor({ isRequired: true }) }),
  aUser({ id: 4, name: 'Léa', lastName: 'Villeneuve', secondFactor: { ...missing, isRequired: false } }),
];
const of = (...users: ReturnType<typeof aUser>[]) => usersHandlers({ users: [...others, ...users] });

const meta: Meta<typeof MissingSecondFactors> = {
  title: 'Admin/Follow-ups/Second factors',
  component: MissingSecondFactors,
  args: { onCount: fn() },
  render: (args) => (
    <main style={{ padding: 16 }} id="main" tabIndex={-1}>
      <h1>Relances - Follow-ups</h1>
      <MissingSecondFactors {...args} />
    </main>
  ),
  decorators: [asAdmin('/follow-ups')],
  tags: ['DECISION-164'],
  beforeEach: () => storyClock('2026-11-20T12:00'),
  parameters: { msw: () => of(jeanPhilippe, ines) },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Names people who lack a required second factor, including those whose reminder is a week old. */
export const Missing: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await expectTexts(canvas, '2 people must have a second step and have none:');
    await expectTexts(canvas, 'Jean-Philippe Roy, Inès Fortin');
    await expectLink(
      canvas,
      'Voir ces personnes et leur écrire - See these people and write to them',
      '/settings/sign-in-methods?secondFactor=missing',
    );
    await waitFor(() => expect(args.onCount).toHaveBeenLastCalledWith(1));
  },
};

/** Whoever was reminded within a week is no follow-up until then. */
export const AllReminded: Story = {
  tags: ['release'],
  parameters: {
    msw: () => of(aUser({ id: 2, secondFactor: { ...missing, remindedAt: '2026-11-14T14:00:00.000Z' } })),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onCount).toHaveBeenLastCalledWith(0));
    await expect(canvas.queryByText(/second step/)).toBeNull();
  },
};

/** Nobody must have one, or everybody has one. */
export const Nobody: Story = {
  tags: ['release'],
  parameters: { msw: () => of() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onCount).toHaveBeenLastCalledWith(0));
    await expect(canvas.queryByText(/second step/)).toBeNull();
  },
};

export const Unreachable: Story = {
  tags: ['release'],
  globals: { theme: 'dark' },
  parameters: { first: [broken('*/api/users')], msw: () => of(jeanPhilippe) },
  play: recovers('Jean-Philippe Roy', /could not be read\.$/),
};
