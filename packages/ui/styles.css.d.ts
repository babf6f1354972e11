// Lets TypeScript import the style sheet in projects without Vite's types.
export {};
