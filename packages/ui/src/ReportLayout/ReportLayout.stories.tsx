import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Heading } from '../Heading/Heading';
import { PrintIcon } from '../icons';
import { Logo } from '../Logo/Logo';
import { PageHead } from '../PageHead/PageHead';
import { PageState } from '../PageState/PageState';
import { PrintPage } from '../PrintPage/PrintPage';
import { ReportLayout } from './ReportLayout';

export default {
  title: 'Components/Layout/ReportLayout',
  component: ReportLayout,
  tags: ['SHELL-041'],
  args: {
    logo: <Logo name="Passerelle" />,
    skipLabel: <BilingualText fr="Aller au contenu" en="Skip to content" />,
    tools: (
      <Button icon={PrintIcon}>
        <BilingualText fr="Imprimer" en="Print" />
      </Button>
    ),
  },
} satisfies Meta<typeof ReportLayout>;

type Story = StoryObj<typeof ReportLayout>;

export const CompanyWithoutReports: Story = {
  tags: ['release'],
  args: {
    note: (
      <BilingualText
        fr="Ce lien est privé : il donne accès aux rapports de votre société sans mot de passe."
        en="This link is private: it opens your company’s reports without a password."
      />
    ),
    children: (
      <>
        <PageHead
          eyebrow="Banque Champlain"
          title={<BilingualText fr="Rapports de progrès" en="Progress reports" layout="stack" />}
        />
        <PageState kind="empty" title={<BilingualText fr="Aucun rapport" en="No reports" layout="stack" />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('No reports');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** The page on paper: elements around the sheet are on screen only. */
export const SheetOfPaper: Story = {
  tags: ['release'],
  args: {
    children: (
      <PrintPage head={<Logo name="Passerelle" />} aria-labelledby="title">
        <Heading level={1} id="title">
          <BilingualText fr="Rapport de progrès" en="Progress Report" layout="stack" />
        </Heading>
        <DescriptionList
          items={[
            { id: 'student', term: <BilingualText fr="Étudiant" en="Student" />, value: 'Inès Fortin' },
            {
              id: 'company',
              term: <BilingualText fr="Société" en="Company" />,
              value: 'Aéro Beauséjour inc.',
            },
            { id: 'teacher', term: <BilingualText fr="Enseignant" en="Teacher" />, value: 'Léa Villeneuve' },
          ]}
        />
      </PrintPage>
    ),
  },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article', { name: 'Rapport de progrès - Progress Report' });
    await expect(canvas.getByRole('main')).toContainElement(sheet);
  },
};
