import { asAdmin, expectClosed, findDialog, press } from '@portal/shell/testing';
import { Dialog } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { useDialogAddress } from './useDialogAddress';

/** Called when the response to the save arrives. */
let saved = () => {};

/** A list with a dialog of its own and one for each row. */
function Sample() {
  const { dialog, recordId, open, close } = useDialogAddress(['students', 'notes']);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main lang="en">
      <h1>Page</h1>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => open('students')}>
        Students
      </button>
      <button type="button" onClick={() => open('notes', 412)}>
        Notes of 412
      </button>
      <Dialog
        open={dialog !== null}
        onClose={close}
        title={`${dialog} ${recordId ?? ''}`}
        actions={
          <>
            <button type="button" onClick={() => void navigate(-1)}>
              Back of the browser
            </button>
            <button type="button" onClick={() => (saved = close)}>
              Save
            </button>
            <button
              type="button"
              onClick={() => {
                saved = close;
                void navigate('/auth/login', { replace: true });
              }}
            >
              Save as the session ends
            </button>
            <button
              type="button"
              onClick={() => {
                close();
                close();
              }}
            >
              Done
            </button>
          </>
        }
      />
    </main>
  );
}

export default {
  title: 'Admin/Parts/Dialog address',
  component: Sample,
  tags: ['release'],
  decorators: [asAdmin('/contracts/*', '/contracts/list?status=done')],
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

/** Back closes the dialog, and the rest of the URL stays. */
export const BackCloses: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await press(canvas, 'Notes of 412');
    await expect(await canvas.findByRole('dialog', { name: 'notes 412' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      '/contracts/list?status=done&dialog=notes&record=412',
    );
    await press(canvas, 'Back of the browser');
    await expectClosed(canvas);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/contracts\/list\?status=done$/);
  },
};

/** If the dialog is closed twice in quick succession, the history goes back only once and the page stays. */
export const ClosedOnce: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Students', 'Notes of 412']) {
      await press(canvas, name);
      await press(await findDialog(canvas), 'Done');
      await expectClosed(canvas);
      await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/contracts\/list\?status=done$/);
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/**
 * A save that ends after its page is gone closes nothing, so that a user who has signed in again stays where they are.
 */
export const EndedAfterItsPage: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Students');
    await press(canvas, 'Save as the session ends');
    await expect(await canvas.findByRole('heading', { name: '/auth/login' })).toBeVisible();
    saved();
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/auth/login');
  },
};

/** A save that ends after Back does not close the next dialog. */
export const EndedAfterBack: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Students');
    await press(canvas, 'Save');
    await press(canvas, 'Back of the browser');
    await expectClosed(canvas);
    await press(canvas, 'Notes of 412');
    const next = await canvas.findByRole('dialog', { name: 'notes 412' });
    saved();
    await userEvent.tab();
    await expect(next).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('dialog=notes&record=412');
  },
};

/** A link opens the dialog; closing it does not leave the page. */
export const OpenedByALink: Story = {
  parameters: { portal: { at: '/contracts/list?dialog=students&status=done' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'students' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/contracts\/list\?status=done$/);
  },
};

/** A link to a dialog that the page does not have shows the page only. */
export const UnknownDialog: Story = {
  parameters: { portal: { at: '/contracts/list?dialog=unheard-of&record=3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
