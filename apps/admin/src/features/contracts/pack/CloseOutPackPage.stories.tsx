import {
  broken,
  contractsHandlers,
  lessonsHandlers,
  outlinesHandlers,
  reportsHandlers,
} from '@portal/api-client/testing';
import {
  aBlankReportForm,
  aContract,
  aCourseInfo,
  anOutline,
  aProgressReport,
  aReportContract,
  aStudent,
  aStudentReport,
  type Outline,
  type ProgressReport,
} from '@portal/domain';
import { asAdmin, type Canvas, expectLink, expectTexts, press, shows, tryAgain } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CloseOutPackPage } from './CloseOutPackPage';

interface Around {
  outlines?: Outline[];
  report?: ProgressReport;
  /** Handlers that take precedence over the others. */
  first?: HttpHandler[];
}

/** A finished contract: Inès Fortin has a form, Siobhán O’Brien a file, Marc-André Thériault nothing. */
function withPack({ outlines = [anOutline()], report = aProgressReport(), first = [] }: Around = {}) {
  const contract = aContract({ status: 'done', completed: true });
  const ofOthers = http.get('*/api/progressReports/form', ({ request }) => {
    const isInes = new URL(request.url).searchParams.get('studentId') === '501';
    return isInes ? undefined : HttpResponse.json({ message: 'Progress report form not found' });
  });
  return [
    ...first,
    ofOthers,
    ...reportsHandlers({
      progressReport: report,
      courseInfo: aCourseInfo(),
      reports: [
        aStudentReport({
          contract: aReportContract(),
          student: { id: 503, name: 'Siobhán', lastName: 'O’Brien' },
        }),
      ],
    }),
    ...lessonsHandlers({ students: contract.students.map((person) => aStudent(person)) }),
    ...outlinesHandlers({ outlines }),
    ...contractsHandlers({ contracts: [contract] }),
  ];
}

export default {
  title: 'Admin/Contracts/Close-out pack',
  component: CloseOutPackPage,
  tags: ['release', 'SHELL-041', 'OUTLINE-29', 'CON-ATT-02', 'REP-PRINT-01'],
  render: () => (
    <Routes>
      <Route path=":id/pack" element={<CloseOutPackPage />} />
    </Routes>
  ),
  decorators: [asAdmin('/contracts/edit/*', '/contracts/edit/412/pack')],
  parameters: { msw: withPack },
} satisfies Meta<typeof CloseOutPackPage>;

type Story = StoryObj<typeof CloseOutPackPage>;

const documents = async (canvas: Canvas) => {
  await canvas.findAllByRole('article');
  const headings = canvas.getAllByRole('article').map((sheet) => sheet.querySelector('h1')?.textContent);
  return headings.map((heading) => heading?.split(' - ').at(-1));
};

/** The cover, then all parts in order, with one report after the other; the document title is the file name. */
export const Whole: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await expect(await documents(canvas)).toEqual([
      'Close-out pack',
      'Course outline',
      'Attendance register',
      'Progress Report',
    ]);
    await expect(canvas.getByText('4 documents to print, each on a new page')).toBeVisible();
    await expect(document.title).toBe(
      '2026-0412 Aéro Beauséjour inc. - Dossier de clôture - Close-out pack · Passerelle',
    );
    await expectTexts(canvas, 'One report is not complete: Marc-André Thériault.');
    await expectTexts(canvas, 'File, to be added separately');
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await press(canvas, 'Imprimer - Print');
    await expect(print).toHaveBeenCalledTimes(1);
    await expectLink(canvas, /Final steps of the contract$/, '/contracts/edit/412/final');
  },
};

/** Unchecked parts are left out; checked again, they return to their place. */
export const PartsLeftOut: Story = {
  parameters: { msw: withPack({ outlines: [], report: aProgressReport({ form: aBlankReportForm() }) }) },
  play: async ({ canvas }) => {
    await expect(await documents(canvas)).toEqual([
      'Close-out pack',
      'Attendance register',
      'Progress Report',
    ]);
    await expect(canvas.getAllByText('No outline yet')).toHaveLength(2);
    await press(canvas, /Course outline \(none\)$/, 'checkbox');
    await expect(canvas.queryByText('No outline yet')).toBeNull();
    const unfinished = canvas.getByRole('checkbox', { name: /Reports that are not complete \(2\)$/ });
    await userEvent.click(unfinished);
    await expect(await documents(canvas)).toEqual(['Close-out pack', 'Attendance register']);
    await expect(canvas.queryByText(/not complete:/)).toBeNull();
    await press(canvas, /Attendance register$/, 'checkbox');
    await expect(canvas.getByText('1 document to print')).toBeVisible();
    await userEvent.click(unfinished);
    await expect(await documents(canvas)).toEqual(['Close-out pack', 'Progress Report']);
  },
};

export const OfflineAtFirst: Story = {
  parameters: { first: [broken('*/api/progressReports/form')] },
  play: async ({ canvas }) => {
    await tryAgain(canvas);
    await expect(await documents(canvas)).toHaveLength(4);
  },
};

export const NotFound: Story = {
  parameters: { portal: { at: '/contracts/edit/99/pack' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contract not found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Print$/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [...reportsHandlers({ delay: 'infinite' }), ...withPack()] },
  play: shows('Loading the pack'),
};
