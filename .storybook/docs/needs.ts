/** The groups of the Components sidebar in order, with their purpose. */
export const groups = {
  Actions: 'Do something, or go somewhere',
  Fields: 'Ask for words, numbers, dates, files',
  Choices: 'Let people choose',
  Data: 'Show records and figures',
  Messages: 'Say how it stands',
  Overlays: 'Show something above the page',
  Navigation: 'Move between pages and steps',
  Layout: 'Put a page together',
} as const;

export type Group = keyof typeof groups;

interface Need {
  need: string;
  /** The component's name in `@portal/ui`. */
  take: string;
  /** The component whose page documents it, if it is another one. */
  page?: string;
  /** When to choose another component. */
  rather?: string;
}

/** Every public component of `packages/ui` by need; `tools/component-docs.test.ts` reports missing ones. */
export const needs: Record<Group, readonly Need[]> = {
  Actions: [
    { need: 'Do something here and now', take: 'Button', rather: 'ButtonLink when it leads to an address' },
    {
      need: 'The same in little room, with a picture only',
      take: 'IconButton',
      rather: 'Button wherever a word fits',
    },
    { need: 'Ask again for what did not come', take: 'RetryButton' },
    {
      need: 'Say Close, Cancel and Try again in the user’s languages',
      take: 'StandardLabelsProvider',
      page: 'RetryButton',
    },
    { need: 'Go to another page, looking like a button', take: 'ButtonLink', page: 'Button' },
    { need: 'Go to another page, from running words', take: 'TextLink' },
    { need: 'Lead all links through the router of the app', take: 'LinkProvider', page: 'TextLink' },
    { need: 'Offer several actions on one thing', take: 'Menu', rather: 'SelectField to choose a value' },
    { need: 'Copy an address or a code to send on', take: 'CopyField' },
    { need: 'The buttons of a long form, in reach while it scrolls', take: 'StickyActions' },
  ],
  Fields: [
    { need: 'One line of text: a name, a town, an email', take: 'TextField' },
    { need: 'Several lines: comments, needs', take: 'TextareaField' },
    { need: 'A number, with a comma or a point', take: 'NumberField' },
    { need: 'A time of day', take: 'TimeField' },
    { need: 'A password, which can be looked at', take: 'PasswordField' },
    { need: 'Search in a list', take: 'SearchField', rather: 'Combobox to find one record and choose it' },
    {
      need: 'A day that people type or know by heart',
      take: 'DateField',
      rather: 'DatePicker when the weekday matters',
    },
    { need: 'A day to look for in a calendar', take: 'DatePicker' },
    { need: 'A file, dropped or chosen, with its progress', take: 'FileInput' },
    { need: 'Change one value where it stands, without a form', take: 'InlineEdit' },
    { need: 'Correct any cell of a large table, before it is sent as a whole', take: 'CellEdit' },
    {
      need: 'A control of your own, with label, hint and refusal',
      take: 'Field',
      rather: 'any field above, which has it inside',
    },
  ],
  Choices: [
    { need: 'Agree to one thing in a form', take: 'CheckboxField' },
    {
      need: 'Tick a row or a cell',
      take: 'Checkbox',
      rather: 'CheckboxField when it has a label of its own',
    },
    {
      need: 'Turn something on at once',
      take: 'Switch',
      rather: 'CheckboxField when it counts only after Save',
    },
    { need: 'Any of a few, all in view', take: 'CheckboxGroup', rather: 'MultiCombobox when there are many' },
    { need: 'One of two to five, all in view', take: 'RadioGroup' },
    { need: 'One of two to five, short and in a row', take: 'SegmentedControl' },
    { need: 'Rate many things with the same few answers', take: 'AnswerButtons' },
    { need: 'One of up to some forty', take: 'SelectField' },
    { need: 'One of thousands, found by typing', take: 'Combobox' },
    { need: 'Several of many, found by typing', take: 'MultiCombobox' },
    {
      need: 'Several of thousands, all in view',
      take: 'PickList',
      rather: 'MultiCombobox when the chosen ones matter more than the rest',
    },
  ],
  Data: [
    { need: 'A list of records: sorted, chosen, edited in place', take: 'DataTable' },
    { need: 'Let people say which columns they see', take: 'ColumnChooser' },
    { need: 'Narrow a list, see how many remain, start over', take: 'FilterBar' },
    { need: 'Turn the pages of a list', take: 'Pagination' },
    { need: 'The particulars of one record: term and value', take: 'DescriptionList' },
    { need: 'One to four figures at a glance', take: 'StatList', page: 'Stat' },
    { need: 'One figure with its name, among others', take: 'Stat', rather: 'StatList around it, always' },
    { need: 'How much of a whole is used', take: 'Meter' },
    { need: 'Who was there when: people by days', take: 'Matrix', rather: 'DataTable when cells hold words' },
    { need: 'What the marks of that picture mean', take: 'MatrixLegend', page: 'Matrix' },
    { need: 'How something went up over time', take: 'LineSteps' },
    { need: 'The state of a record in a word', take: 'Badge' },
    { need: 'A person, by initials', take: 'Avatar' },
    { need: 'A key to press', take: 'Kbd' },
  ],
  Messages: [
    {
      need: 'Something to know, in the page, until it changes',
      take: 'Banner',
      rather: 'Toasts for what was just done',
    },
    { need: 'What was just done, or failed', take: 'Toasts', rather: 'Banner when it must not go away' },
    { need: 'Everything that is refused in a long form', take: 'ErrorSummary' },
    { need: 'Nothing here yet, and what to do about it', take: 'EmptyState' },
    { need: 'A page that waits, failed, or may not be seen', take: 'PageState' },
    { need: 'The shape of what is on its way', take: 'Skeleton' },
    {
      need: 'Something takes a moment, beside its words',
      take: 'Spinner',
      rather: 'Skeleton for a whole part of a page',
    },
    { need: 'The next page is on its way', take: 'NavigationProgress' },
  ],
  Overlays: [
    { need: 'A task of its own, then back', take: 'Dialog' },
    { need: 'Keep the page when the code around a dialog throws', take: 'DialogBoundary', page: 'Dialog' },
    { need: 'Say in the app’s words that a dialog failed', take: 'FailedDialogProvider', page: 'Dialog' },
    { need: '“Are you sure?”, saying what will happen', take: 'ConfirmDialog' },
    {
      need: 'Something small that belongs to a button',
      take: 'Popover',
      rather: 'Menu when it is a list of actions',
    },
    {
      need: 'Find anything by name from anywhere, and go there',
      take: 'CommandPalette',
      rather: 'Combobox to choose a value in a form',
    },
    {
      need: 'A word about a control, on hover or focus',
      take: 'Tooltip',
      rather: 'Popover when it holds something to press',
    },
  ],
  Navigation: [
    { need: 'The pages of an app, and who is signed in', take: 'Navbar' },
    { need: 'The pages of one record', take: 'SideNav' },
    {
      need: 'Parts of one page, one in sight',
      take: 'Tabs',
      rather: 'SideNav when each part has an address',
    },
    { need: 'Steps in an order, and how far one is', take: 'Stepper' },
    { need: 'How to reach the organization, under every page', take: 'Footer' },
    { need: 'Past the navbar, by keyboard', take: 'SkipLink' },
  ],
  Layout: [
    { need: 'What belongs together', take: 'Card' },
    { need: 'Parts that open one by one', take: 'Accordion', rather: 'Tabs when one is always in sight' },
    { need: 'The head of a page: name, way back, actions', take: 'PageHead' },
    { need: 'The navbar around all pages of an app', take: 'PageFrame' },
    { need: 'A page of an app', take: 'DefaultLayout' },
    { need: 'A list that scrolls under its filters', take: 'ListLayout' },
    { need: 'Several such lists, with the way between them', take: 'ListAreaLayout', page: 'ListLayout' },
    { need: 'The head, filters and rows inside it', take: 'ListContent', page: 'ListLayout' },
    { need: 'The head and filters of a list in another layout', take: 'ListTop', page: 'ListLayout' },
    { need: 'Sign-in and passwords', take: 'AuthLayout' },
    { need: 'What a company or a student receives', take: 'ReportLayout' },
    { need: 'What goes on paper', take: 'PrintPage' },
    { need: 'Every other page on paper', take: 'PrintedPages' },
  ],
};
