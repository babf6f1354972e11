import {
  contractsHandlers,
  fakePresence,
  filesHandlers,
  lessonsHandlers,
  lookupsHandlers,
  notesHandlers,
  sent,
  teachersHandlers,
} from '@portal/api-client/testing';
import { asAdmin, expectTexts, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContractBasicPage } from './ContractBasicPage';
import { ContractEditLayout } from './ContractEditLayout';

function ContractEdit() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="basic" element={<ContractBasicPage />} />
      </Route>
    </Routes>
  );
}

let presence = fakePresence();

function withPresence() {
  presence = fakePresence();
  return [
    ...presence.handlers(),
    ...contractsHandlers(),
    ...lessonsHandlers(),
    ...lookupsHandlers(),
    ...filesHandlers(),
    ...teachersHandlers(),
    ...notesHandlers(),
  ];
}

const roy = { id: 2, name: 'Jean-Philippe Roy' };
const boucher = { id: 3, name: 'Amélie Boucher' };

/** Saves the contract with another schedule, as a colleague. */
async function saveAsColleague(schedule: string) {
  await fetch('/api/courses/update', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ course: { id: 412 }, course_details: { schedule }, client_details: {} }),
  });
  presence.send({ saved_by: roy });
}

export default {
  title: 'Admin/Contracts/Edit/Colleagues',
  component: ContractEdit,
  tags: ['release'],
  decorators: [asAdmin('/contracts/edit/*', '/contracts/edit/412/basic')],
  parameters: { msw: withPresence },
} satisfies Meta<typeof ContractEdit>;

type Story = StoryObj<typeof ContractEdit>;

const opened = (address: string) => waitFor(() => expect(presence.open()).toEqual([address]));

/** A notice above the form names colleagues with unsaved changes until they leave. */
export const Editing: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await opened('contract/412?editing=false');
    presence.send({ colleagues: [roy] });
    await expect(
      await canvas.findByText('Jean-Philippe Roy also has unsaved changes here.', { exact: false }),
    ).toBeVisible();
    presence.send({ colleagues: [roy, boucher] });
    await expectTexts(canvas, /^Jean-Philippe Roy, Amélie Boucher also have unsaved changes/);
    presence.send({ colleagues: [] });
    await waitFor(() => expect(canvas.queryByText(/unsaved changes here/)).toBeNull());
    presence.send({ colleagues: [roy] });
    await expectTexts(canvas, /^Jean-Philippe Roy a aussi des changements non enregistrés/);
  },
};

export const EditingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await opened('contract/412?editing=false');
    presence.send({ colleagues: [roy, boucher] });
    await expectTexts(canvas, /^Jean-Philippe Roy, Amélie Boucher also have unsaved changes/);
  },
};

/** Typing informs colleagues; reverting the input ends that. */
export const OwnChanges: Story = {
  play: async ({ canvas }) => {
    const invoice = await canvas.findByLabelText(/Invoice$/);
    await opened('contract/412?editing=false');
    await userEvent.type(invoice, '-MINE');
    await opened('contract/412?editing=true');
    await press(canvas, /Update course$/);
    await canvas.findByText('Course was updated successfully');
    await opened('contract/412?editing=false');
  },
};

/** A colleague's saved change appears if the user has no input, and the page names the colleague. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Invoice$/);
    await opened('contract/412?editing=false');
    await saveAsColleague('mar. jeu. 13:00');
    await waitFor(() => expect(canvas.getByLabelText(/Schedule$/)).toHaveValue('mar. jeu. 13:00'));
    await expect(
      await canvas.findByText('Jean-Philippe Roy saved changes. You see the latest version.', {
        exact: false,
      }),
    ).toBeVisible();
  },
};

/** A change that the form does not show is not reported. */
export const SavedElsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/Invoice$/);
    await opened('contract/412?editing=false');
    const reads = () => sent('GET courses').length;
    const before = reads();
    presence.send({ saved_by: roy });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    presence.send({ colleagues: [boucher] });
    await canvas.findByText(/^Amélie Boucher also has unsaved changes/);
    await expect(canvas.queryByText(/ saved changes/)).toBeNull();
  },
};

/** The input stays, and saving merges both changes. */
export const SavedBesideOwnChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Invoice$/), '-MINE');
    await opened('contract/412?editing=true');
    await saveAsColleague('mar. jeu. 13:00');
    await expectTexts(canvas, /^Jean-Philippe Roy saved changes\. What you typed is kept/);
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-MINE');
    await press(canvas, /Update course$/);
    await canvas.findByText('Course was updated successfully');
    await expect(canvas.getByLabelText(/Schedule$/)).toHaveValue('mar. jeu. 13:00');
    await expect(canvas.getByLabelText(/Invoice$/)).toHaveValue('F-10412-MINE');
    await expect(canvas.queryByText(/ saved changes/)).toBeNull();
  },
};
