/** How many languages the screens of materials and of files ask for (LIMIT-05). */
export const languagePageSize = 500;
