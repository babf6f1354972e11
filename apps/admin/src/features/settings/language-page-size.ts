/** Page size for languages on the screens of materials and files (LIMIT-05). */
export const languagePageSize = 500;
