import type { ParserOptions } from 'react-docgen-typescript';

/**
 * Reads props with the TypeScript compiler, because Storybook's faster parser misses members of unions and `Omit`.
 * Attributes of React and the DOM are left out.
 */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ declarations = [], parent }) =>
    ![...declarations, ...(parent ? [parent] : [])].some(({ fileName }) => fileName.includes('node_modules')),
} satisfies ParserOptions;
