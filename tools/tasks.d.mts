export const tasks: Readonly<Record<string, readonly (readonly string[])[]>>;
