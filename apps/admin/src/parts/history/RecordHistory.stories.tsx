import { historyHandlers, materialsHandlers, sent } from '@portal/api-client/testing';
import { asAdmin, type Canvas, expectClosed, storyClock } from '@portal/shell/testing';
import { Button } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HistoryInPlace, RecordHistory, useListHistory } from './RecordHistory';

/** A page with each way to open a history, and its URL. */
function Places() {
  const rows = useListHistory('report', (id, studentId) => `Rapport ${id} de ${studentId}`);
  const { search } = useLocation();
  return (
    <>
      <section aria-label="record">
        <RecordHistory of={{ subject: 'contract', id: 412 }} about="2026-0412" />
      </section>
      <section aria-label="question">
        <HistoryInPlace of={{ subject: 'material', id: 8 }} about="Objectif affaires" />
      </section>
      <section aria-label="row">
        {rows.menu(412, 31).map(({ items }) =>
          items.map(({ id, label, onSelect }) => (
            <Button key={id} onClick={onSelect}>
              {label}
            </Button>
          )),
        )}
        {rows.drawer}
      </section>
      <output>{search}</output>
    </>
  );
}

export default {
  title: 'Office/History places',
  component: Places,
  beforeEach: () => storyClock('2026-11-23T16:00'),
  parameters: { msw: () => [...historyHandlers(), ...materialsHandlers()] },
} satisfies Meta<typeof Places>;

type Story = StoryObj<typeof Places>;

const openIn = async (canvas: Canvas, place: string) =>
  userEvent.click(await within(canvas.getByRole('region', { name: place })).findByRole('button'));
const drawer = (canvas: Canvas) => canvas.findByRole('dialog', { name: /Historique - History/ });

/** A URL that names a history opens none either. */
export const WithoutTheExtension: Story = {
  decorators: [asAdmin('*', '/?dialog=history')],
  parameters: { msw: () => historyHandlers({ extensions: [] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET capabilities')).toHaveLength(1));
    await expect(await canvas.findByText('?dialog=history')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(sent('GET history')).toEqual([]);
  },
};

export const OfARecord: Story = {
  tags: ['release'],
  decorators: [asAdmin()],
  play: async ({ canvas }) => {
    await openIn(canvas, 'record');
    await expect(await drawer(canvas)).toHaveTextContent('2026-0412');
    await expect(canvas.getByText('?dialog=history')).toBeInTheDocument();
    await expect(Object.fromEntries(sent('GET history')[0]?.query ?? [])).toMatchObject({
      subject: 'contract',
      id: '412',
    });
  },
};

/** The URL of the page below does not change. */
export const BesideAQuestion: Story = {
  tags: ['release'],
  decorators: [asAdmin()],
  play: async ({ canvas }) => {
    await openIn(canvas, 'question');
    await expect(await drawer(canvas)).toHaveTextContent('Objectif affaires');
    await expect(canvas.queryByText(/dialog=/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
  },
};

export const OfARow: Story = {
  tags: ['release'],
  decorators: [asAdmin()],
  play: async ({ canvas }) => {
    await openIn(canvas, 'row');
    await expect(await drawer(canvas)).toHaveTextContent('Rapport 412 de 31');
    await expect(Object.fromEntries(sent('GET history')[0]?.query ?? [])).toMatchObject({
      subject: 'report',
      id: '412',
      studentId: '31',
    });
  },
};
