// TypeScript refuses to import what it has no types for, a style sheet included, unless the project has Vite's own.
export {};
