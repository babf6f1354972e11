import { expect, signInAs, test } from '../../../e2e/fixtures';
import { peopleSheet } from './people-sheet';

const heads = ['Prénom usuel', 'Nom de famille', 'Courriel perso', 'Pointure'];

test('a file with heads of its own is matched by hand and corrected, and the next one is matched as last time', {
  tag: '@release',
}, async ({ page, mock }) => {
  const before = (await mock.state()).students.length;
  await signInAs(page, 'admin', '/admin/students/list');
  await page.getByRole('button', { name: /Import students$/ }).click();
  const dialog = page.getByRole('dialog', { name: /Import students$/ });
  const choose = (name: string, ...rows: string[][]) =>
    dialog.locator('input[type="file"]').setInputFiles(peopleSheet(name, [heads, ...rows]));
  const choiceOf = (head: string) => dialog.getByLabel(new RegExp(`- Content of the column “${head}”$`));
  const emailOf = (row: number) => dialog.getByLabel(new RegExp(`- Correct Email, row ${row}: `));

  await test.step('the columns are matched', async () => {
    await choose(
      'automne.xlsx',
      ['Linh', 'Nguyễn', 'linh@client.example', '38'],
      ['Marc', 'Côté', 'marc', '007'],
    );
    await expect(dialog.getByText(/Nobody can be imported without them: First name, Email$/)).toBeVisible();
    await choiceOf('Prénom usuel').selectOption('name');
    await dialog.getByRole('button', { name: /- Choose “Email”$/ }).click();
    await expect(choiceOf('Courriel perso')).toHaveValue('email');
    await expect(dialog.getByText(/^Email: .*valid email/)).toBeVisible();
  });

  await test.step('a cell is corrected with the keyboard', async () => {
    await emailOf(3).press('Enter');
    await page.keyboard.type('marc@client.example');
    await page.keyboard.press('Enter');
    await expect(emailOf(3)).toBeFocused();
    await expect(dialog.getByText(/Email: .*valid email/)).toHaveCount(0);
  });

  await test.step('closing asks, and nothing is lost', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: /Leave before saving/ });
    await question.getByRole('button', { name: /- Stay$/ }).click();
    await expect(emailOf(3)).toHaveText('marc@client.example');
  });

  await test.step('an answer that is lost is found again', async () => {
    mock.faults.add({ route: 'POST student/import', kind: 'drop-answer', times: 2 });
    await dialog.getByRole('button', { name: /- Import$/ }).click();
    await expect(dialog.getByText('Students imported', { exact: true })).toBeVisible({ timeout: 30_000 });
    const students = (await mock.state()).students;
    expect(students).toHaveLength(before + 2);
    expect(students.find(({ email }) => email === 'marc@client.example')).toMatchObject({
      name: 'Marc',
      lastName: 'Côté',
    });
  });

  await test.step('the next file is matched as last time', async () => {
    await dialog.getByRole('button', { name: /Import another file$/ }).click();
    await choose('hiver.xlsx', ['Zoé', 'Roy', 'zoe@client.example', '40']);
    await expect(dialog.getByText('Matched as last time', { exact: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: /- Import$/ }).click();
    await expect(dialog.getByText('Students imported', { exact: true })).toBeVisible();
    expect((await mock.state()).students).toHaveLength(before + 3);
  });
});
