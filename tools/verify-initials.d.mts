/** A line of a chain that was changed, and what is wrong with it. */
export interface WrongLine {
  readonly line: number;
  readonly problem: string;
}

export function verifyInitials(text: string, options?: { readonly last?: string | undefined }): WrongLine[];
