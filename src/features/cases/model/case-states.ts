/** States that list court cases (application, section 9). */
import { notFound } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';

export const caseListStates = ['CA', 'FL', 'GA', 'IL', 'IN', 'MD', 'NV', 'TX', 'VA'] as const satisfies StateCode[];

type CaseListState = (typeof caseListStates)[number];

/** A state in an address, in any case. @throws notFound for a state without a list of court cases. */
export function readListState(text: string): CaseListState {
  const found = caseListStates.find((state) => state === text.toUpperCase());
  if (!found) throw notFound();
  return found;
}

/** Tells whether court cases are listed in a state. */
export function isListState(state: StateCode): boolean {
  return caseListStates.some((each) => each === state);
}
