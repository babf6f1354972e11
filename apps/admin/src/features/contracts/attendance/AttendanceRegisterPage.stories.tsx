import { asAdmin, atAddress, expectLink, pageStories, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, within } from 'storybook/test';
import { AttendanceRegisterPage } from './AttendanceRegisterPage';
import { aroundAttendance } from './attendance-story';

export default {
  title: 'Admin/Contracts/Attendance register',
  component: AttendanceRegisterPage,
  tags: ['release'],
  render: () => (
    <Routes>
      <Route path=":id/attendance" element={<AttendanceRegisterPage />} />
    </Routes>
  ),
  decorators: [asAdmin('/contracts/print/*', '/contracts/print/412/attendance')],
  parameters: { msw: () => aroundAttendance() },
} satisfies Meta<typeof AttendanceRegisterPage>;

type Story = StoryObj<typeof AttendanceRegisterPage>;

const states = pageStories(aroundAttendance);

export const Filled: Story = {
  tags: ['!release', 'CON-ATT-02', 'CON-ATT-03', 'DOMAIN-10', 'SHELL-041'],
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('article', {
      name: 'Registre des présences - Attendance register',
    });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(1056, 0);
    await expect(within(sheet).getByText('5,75 / 48 h')).toBeVisible();
    await expect(document.title).toBe('Registre des présences - Attendance register 2026-0412 · Passerelle');
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(canvas, 'Imprimer - Print');
    await expect(print).toHaveBeenCalledTimes(1);
    await expectLink(
      canvas,
      'Présences du contrat - Attendance of the contract',
      '/contracts/edit/412/attendance',
    );
  },
};

/** In French only, on the other paper size. */
export const InFrenchOnA4: Story = {
  parameters: { msw: aroundAttendance() },
  play: async ({ canvas }) => {
    await canvas.findByRole('article');
    await press(canvas, 'FR', 'radio');
    await press(canvas, 'A4', 'radio');
    const sheet = await canvas.findByRole('article', { name: 'Registre des présences' });
    await expect(sheet.getBoundingClientRect().width).toBeCloseTo(1122.5, 0);
    await expect(canvas.queryByText(/Attendance register/)).toBeNull();
    await press(canvas, 'FR - EN', 'radio');
  },
};

export const NotFound: Story = atAddress('/contracts/print/99/attendance', 'Contract not found');
export const Offline: Story = states.offline('Offline');
export const Loading: Story = states.loading('Loading');
