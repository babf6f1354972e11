type Step = readonly string[];

export function runSteps(
  steps: readonly Step[],
  options: {
    /** Runs a step and returns its status. */
    run: (step: Step) => number;
    independent?: readonly Step[];
    isReported?: boolean;
    print?: (text: string) => void;
    /** Returns the present time in milliseconds. */
    now?: () => number;
  },
): number;
