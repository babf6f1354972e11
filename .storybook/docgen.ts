import type { ParserOptions } from 'react-docgen-typescript';

/**
 * How the props of a component are read for its page: by the compiler itself, because the quicker parser of Storybook
 * does not see the members of a union (`label` of every field) nor those that come through `Omit`. What React
 * gives every element is left out; the native attributes a component passes on are said in its sentence.
 */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ declarations = [], parent }) =>
    ![...declarations, ...(parent ? [parent] : [])].some(({ fileName }) => fileName.includes('node_modules')),
} satisfies ParserOptions;
