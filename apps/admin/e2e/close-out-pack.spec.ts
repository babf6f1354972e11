import { smallDataSet } from '@portal/mock-api';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

const number = '2026-0337';

/** The samples, with a finished contract of twelve students: eight reports submitted, one draft, three missing. */
function withLargeClass() {
  const samples = smallDataSet('2026-11-20');
  const contract = samples.contracts.find((row) => row.number === number);
  const form = samples.reportForms.find((row) => row.contractId === contract?.id);
  const [student] = samples.students;
  if (!contract || !form || !student) throw new Error('the samples have no such contract');
  const places = Array.from({ length: 6 }, (_, place) => place + 1);
  const begun = 6;
  return {
    ...samples,
    students: [
      ...samples.students,
      ...places.map((place) => ({
        ...student,
        id: 90_000 + place,
        name: 'Marie-Bernadette',
        lastName: `Zimmermann-Charbonneau ${place}`,
        email: `zimmermann.${place}@client.example`,
        tokenLogin: null,
      })),
    ],
    enrolments: [
      ...samples.enrolments,
      ...places.map((place) => ({ id: 90_000 + place, contractId: contract.id, studentId: 90_000 + place })),
    ],
    reportForms: [
      ...samples.reportForms,
      ...places.map((place) => ({
        ...form,
        id: 90_000 + place,
        studentId: 90_000 + place,
        status: place === begun ? (0 as const) : (1 as const),
      })),
    ],
  };
}

test.use({ data: withLargeClass() });

/** Returns the text of the sheets on one line. */
const textOf = (sheets: string[]) => sheets.join(' ').replaceAll(/\s+/g, ' ');

test('a finished contract of twelve students is printed as one pack, on Letter and A4, in both languages or one (SHELL-041, OUTLINE-29, CON-ATT-02, REP-PRINT-01)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const { contracts, companies, reportForms, students } = await mock.state();
  const contract = contracts.find((row) => row.number === number);
  const company = companies.find(({ id }) => id === contract?.companyId);
  const submitted = reportForms.filter((row) => row.contractId === contract?.id && row.status === 1);
  const nameOf = (id: number) => {
    const student = students.find((row) => row.id === id);
    return `${student?.name} ${student?.lastName}`;
  };

  await signInAs(page, 'admin', `/admin/contracts/edit/${contract?.id}/final`);
  const opener = page.getByRole('link', { name: /Close-out pack$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/contracts/edit/${contract?.id}/pack$`));
  const reports = page.getByRole('article', { name: /Progress Report$/ });
  await expect(reports).toHaveCount(submitted.length + 1);
  await expect(page).toHaveTitle(
    new RegExp(`^${number} ${company?.name.replace(/\.$/, '')}.* - Close-out pack`),
  );
  await expectAccessible(page);

  // The order: cover, outline, register, then the reports by last name; each starts a new page.
  const letter = await printed(page);
  expect(letter.paper).toEqual([612, 792]);
  const firstOf = (words: string) => letter.sheets.findIndex((sheet) => sheet.includes(words));
  const begins = letter.sheets.flatMap((sheet, place) => (sheet.includes('Progress Report') ? [place] : []));
  expect(firstOf('Close-out pack')).toBe(0);
  const register = letter.sheets.findIndex(
    (sheet, place) => place > 0 && sheet.includes('Attendance register'),
  );
  expect(begins).toHaveLength(submitted.length + 1);
  // The cover of a class of twelve fits on one sheet.
  expect(firstOf('Course content')).toBeGreaterThanOrEqual(1);
  expect(letter.sheets[1]).toContain('Plan de cours');
  expect(register).toBeGreaterThan(firstOf('Course content'));
  expect(register).toBeLessThan(begins[0] ?? 0);
  // The register is landscape, every other sheet is portrait.
  const across = letter.papers.flatMap(([width, height], place) => (width > height ? [place] : []));
  expect(across[0]).toBe(register);
  expect(across.at(-1)).toBe((begins[0] ?? 0) - 1);
  expect(letter.papers[register]).toEqual([792, 612]);
  // Every sheet of a report names its student, and no screen element is printed.
  const people = submitted.map(({ studentId }) => nameOf(studentId));
  const heads = letter.sheets.slice(begins[0]).map((sheet) => sheet.replaceAll(/\s+/g, ' '));
  for (const sheet of heads) expect(sheet).toMatch(new RegExp(` · ${number} · `));
  for (const person of people)
    expect(heads.filter((sheet) => sheet.includes(`${person} · ${number}`)).length).toBeGreaterThan(0);
  expect(letter.sheets.at(-1)).toContain(`${letter.sheets.length} / ${letter.sheets.length}`);
  expect(textOf(letter.sheets)).not.toContain('In the pack');
  const cover = textOf(letter.sheets.slice(0, 1));
  for (const part of [number, company?.name ?? '', 'What is missing', 'Started, not submitted yet'])
    expect(cover).toContain(part);

  // Incomplete parts are left out, on the cover too.
  await page.getByRole('checkbox', { name: /not complete/ }).press('Space');
  await expect(reports).toHaveCount(submitted.length);
  await page.getByRole('radio', { name: 'A4' }).check();
  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await expect(page.getByText(`${submitted.length + 3} documents to print`)).toBeVisible();
  const a4 = await printed(page);
  expect(a4.paper).toEqual([595, 842]);
  expect(a4.papers).toContainEqual([842, 595]);
  expect(textOf(a4.sheets)).not.toContain('What is missing');
  expect(textOf(a4.sheets)).not.toContain('Rapport de progrès');
  expect(a4.sheets.filter((sheet) => sheet.includes('Progress Report'))).toHaveLength(submitted.length);

  // The register alone.
  await page.getByRole('checkbox', { name: 'Course outline' }).uncheck();
  await page.getByRole('checkbox', { name: /Progress reports/ }).uncheck();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await printed(page)).sheets.length).toBeLessThanOrEqual(3);

  await page.getByRole('link', { name: 'Final steps of the contract' }).click();
  await expect(page).toHaveURL(/\/final$/);
});
