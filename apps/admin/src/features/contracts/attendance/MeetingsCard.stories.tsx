import {
  aKeptMeetingFile,
  aRememberedDecision,
  broken,
  failsOnce,
  meetingAttendanceHandlers,
  mend,
  sent,
} from '@portal/api-client/testing';
import { answerQuestion, expectLink, expectMessage, expectTexts, press } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aroundAttendance, ContractAttendance, inContract } from './attendance-story';

const kept = (situation: Parameters<typeof meetingAttendanceHandlers>[0] = {}) => [
  ...meetingAttendanceHandlers({
    files: [aKeptMeetingFile({ contractId: 412 })],
    decisions: [aRememberedDecision()],
    ...situation,
  }),
  ...aroundAttendance(),
];

export default {
  title: 'Admin/Contracts/Attendance/Meetings',
  component: ContractAttendance,
  decorators: [inContract],
  parameters: { msw: () => kept() },
} satisfies Meta<typeof ContractAttendance>;

type Story = StoryObj<typeof ContractAttendance>;

/** Which class each file is of, who added it, and until when it is kept. */
export const Kept: Story = {
  tags: ['DECISION-128'],
  play: async ({ canvas }) => {
    const name = await canvas.findByText('meetingAttendanceReport.csv');
    const facts = name.closest('li')?.textContent;
    await expect(facts).toMatch(/Class of Nov 23rd 26/);
    await expect(facts).toMatch(/added by Léa Villeneuve/);
    await expect(facts).toMatch(/kept until Nov 23rd 27/);
    await expectLink(canvas, /Several files at once$/, '/meetings');
  },
};

export const Deleted: Story = {
  tags: ['release', 'DECISION-128'],
  play: async ({ canvas }) => {
    await press(canvas, /Delete meetingAttendanceReport\.csv/);
    await expectTexts(canvas, /The file is deleted for good\./);
    await expect(sent('DELETE meetingFiles/5')).toEqual([]);
    await answerQuestion(canvas, /Delete$/);
    await expectMessage('success', 'Meeting file deleted');
    await expect(await canvas.findByText('No meeting file is kept')).toBeVisible();
  },
};

/** A decision is undone; the participant will be asked about again. */
export const DecisionUndone: Story = {
  tags: ['release', 'DECISION-128'],
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Inès (iPad)');
    await expect(name.closest('li')?.textContent).toMatch(
      /is Inès Fortin.*chosen Nov 20th 26 by Marie Bélanger/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Undo the choice for Inès \(iPad\)$/ }));
    await expectMessage('success', 'The choice is undone: this participant will be asked again.');
    await expect(await canvas.findByText('No participant was chosen by hand')).toBeVisible();
  },
};

/** A choice that someone else has changed is shown before it can be undone. */
export const DecidedByOthers: Story = {
  tags: ['release', 'DECISION-128'],
  parameters: {
    msw: () => kept({ decidedByOthers: [aRememberedDecision({ studentId: 32, version: '"v2"' })] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Undo the choice for Inès \(iPad\)$/ }));
    await expectMessage('error', 'Someone else has changed this choice. Check it, then try again.');
    await waitFor(() =>
      expect(canvas.getByText('Inès (iPad)').closest('li')?.textContent).toMatch(/is Zoé Légaré/),
    );
  },
};

/** Refused or without a connection: each part says so, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['release', 'DECISION-128'],
  parameters: { first: [broken('*/api/meetingFiles'), broken('*/api/meetingAttendance/412', 403)] },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'The meeting files could not be loaded.');
    await expectTexts(canvas, 'The recognized participants could not be loaded.');
    mend();
    for (const retry of canvas.getAllByRole('button', { name: /Try again$/ })) await userEvent.click(retry);
    await expectTexts(canvas, 'meetingAttendanceReport.csv', 'Inès (iPad)');
  },
};

/** A file whose time is over is no longer there. */
export const DownloadTooLate: Story = {
  tags: ['release', 'DECISION-128'],
  parameters: { first: [failsOnce('GET meetingFiles/5', 404)] },
  play: async ({ canvas }) => {
    await press(canvas, /Download meetingAttendanceReport\.csv/);
    await expectMessage('error', 'This file is no longer kept.');
  },
};
