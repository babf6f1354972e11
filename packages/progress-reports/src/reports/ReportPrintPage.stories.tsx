import {
  broken,
  contractsHandlers,
  lessonsHandlers,
  reportsHandlers,
  sent,
  studentsHandlers,
} from '@portal/api-client/testing';
import { aContract, aSignedInUser, aStudent } from '@portal/domain';
import { expectLink, expectTexts, inPortal, tryAgain } from '@portal/shell/testing';
import { PageState } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ReportPrintPage } from './ReportPrintPage';

const french = { id: 1, name: 'Français' };

/** Two tests in the language of the contract, enough for a timeline. */
const gettingOn = aStudent({
  levels: [{ language: french, level: 'B1', testedOn: '2026-08-28', testerInitials: 'LV' }],
  levelHistory: [{ language: french, level: 'A2', testedOn: '2025-08-29', testerInitials: 'LV' }],
});

export default {
  title: 'Shell/Report to print',
  component: ReportPrintPage,
  tags: ['release'],
  args: {
    pathTo: (name, { id, courseId }) => `/${name}/${id}/${courseId}`,
    QueryState: ({ error, retry, level }) => (
      <PageState
        kind="error"
        level={level}
        title={error.code}
        action={
          <button type="button" onClick={retry}>
            Again
          </button>
        }
      />
    ),
  },
  decorators: [
    inPortal({
      app: 'teacher',
      user: aSignedInUser(),
      path: '/reports/print/:id/:courseId',
      at: '/reports/print/501/412',
    }),
  ],
  parameters: {
    msw: () => [
      ...reportsHandlers(),
      ...lessonsHandlers(),
      ...contractsHandlers({ contracts: [aContract()] }),
      ...studentsHandlers({ students: [gettingOn] }),
    ],
  },
} satisfies Meta<typeof ReportPrintPage>;

type Story = StoryObj<typeof ReportPrintPage>;

/**
 * Shows only the document, in the report layout, in the chosen languages and paper size. It loads the contract by id
 * instead of searching a list of 200 (LIMIT-41).
 */
export const Submitted: Story = {
  tags: [
    '!release',
    'SHELL-041',
    'SHELL-082',
    'REP-PRINT-01',
    'REP-PRINT-02',
    'REP-PRINT-03',
    'REP-PRINT-04',
    'LIMIT-41',
  ],
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(within(page).getByText('48 h')).toBeVisible();
    await expect(sent('GET courses').map(({ query }) => query.get('courseId'))).toEqual(['412']);
    await expect(within(page).getByText('5,75 h / 5,75 h')).toBeVisible();
    const levels = within(page).getByRole('figure');
    await expect(levels).toHaveTextContent(/A2.*B1/);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Print$/ })).toBeVisible();
    await expectLink(canvas, /Back to the report$/, '/reports.courseInfo/501/412');
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(page.getBoundingClientRect().width).toBeCloseTo(794, 0);
    await userEvent.click(canvas.getByRole('radio', { name: 'FR' }));
    await expect(await canvas.findByRole('article', { name: 'Rapport de progrès' })).toBeVisible();
    await expect(canvas.queryByText(/Grammar in writing/)).toBeNull();
  },
};

export const NotBegun: Story = {
  parameters: {
    msw: [
      ...reportsHandlers({ progressReport: null }),
      ...lessonsHandlers(),
      ...contractsHandlers(),
      ...studentsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'No report has been started for this student in this contract.');
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
  },
};

/** If the hours failed to load, printing waits for them. */
export const HoursNotReadAtFirst: Story = {
  parameters: {
    msw: [
      broken('*/api/attendance'),
      ...reportsHandlers(),
      ...lessonsHandlers(),
      ...contractsHandlers(),
      ...studentsHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await tryAgain(canvas, 'Again');
    await expect(await canvas.findByText('5,75 h / 5,75 h')).toBeVisible();
  },
};

/** Without access to the student's tests, the report is printed without levels. */
export const WithoutLevels: Story = {
  parameters: {
    msw: [
      ...reportsHandlers(),
      ...lessonsHandlers(),
      ...contractsHandlers(),
      ...studentsHandlers({ fail: 403 }),
    ],
  },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('article'));
    await expect(page.queryByText(/Levels over time/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /Print$/ })).toBeVisible();
  },
};
