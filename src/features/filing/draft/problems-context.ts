import { createContext, useContext } from 'react';
import type { Problem } from '../model/problems';
import type { Step } from '../model/steps';

interface Problems {
  /** All of them, in the order of the steps. */
  all: readonly Problem[];
  /** Those of steps that the person has been through: only these are shown in the form. */
  shown: readonly Problem[];
  /** The steps that the person has been through. */
  seen: ReadonlySet<Step>;
  /** The tables that some rules need have not come: there may be more. */
  isChecking: boolean;
}

export const ProblemsContext = createContext<Problems | undefined>(undefined);

/** What still stands between the draft and its submission. Only below the draft's page. */
export function useProblems(): Problems {
  const problems = useContext(ProblemsContext);
  if (!problems) throw new Error('Nothing is checked around this component.');
  return problems;
}
