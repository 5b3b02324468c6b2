/**
 * Removing a contact from the firm's list, which detaches it from every case: never from a case that was not shown, and
 * with a replacement, never before that is attached to all of them (filing variants, section 7).
 */
import { failureOf } from '@/api/errors';
import type { CaseServiceContactsRequest } from '@/api/generated/filing/model';
import {
  areAllAttached,
  attachEach,
  attachRequest,
  type CaseOfContact,
  type CaseOutcomes,
  isSamePreview,
} from './case-steps';

/** The calls about the contact to remove. Each throws `ApiError`. */
export interface RemovalCalls {
  /** Every case of the contact, as it is now. */
  readCases: () => Promise<CaseOfContact[]>;
  attach: (request: CaseServiceContactsRequest) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

export type Removal =
  | { kind: 'removed' }
  /** The contact has other cases than those shown. Nothing was removed. */
  | { kind: 'changed'; cases: CaseOfContact[] }
  /** The replacement is missing in some cases. Nothing was removed. */
  | { kind: 'incomplete'; outcomes: CaseOutcomes };

/**
 * Removes a contact, if its cases are those that the person saw.
 * @throws ApiError
 */
export async function removeShown(calls: RemovalCalls, shown: readonly CaseOfContact[]): Promise<Removal> {
  const cases = await casesOrGone(calls);
  if (cases === 'gone') return { kind: 'removed' };
  if (!isSamePreview(cases, shown)) return { kind: 'changed', cases };
  await removeOrGone(calls);
  return { kind: 'removed' };
}

/**
 * Attaches another contact to every case shown, court by court, then removes the contact. Can be repeated with the
 * outcomes of the last attempt.
 * @throws ApiError when the cases can't be read or the removal fails.
 */
export async function replaceShown(
  calls: RemovalCalls,
  shown: readonly CaseOfContact[],
  replacementId: string,
  before: CaseOutcomes,
  report: (outcomes: CaseOutcomes) => void,
): Promise<Removal> {
  const cases = await casesOrGone(calls);
  if (cases === 'gone') return { kind: 'removed' };
  if (!isSamePreview(cases, shown)) return { kind: 'changed', cases };
  const outcomes = await attachEach(
    cases,
    (courtCase) => calls.attach(attachRequest(replacementId, courtCase)),
    before,
    report,
  );
  if (!areAllAttached(cases, outcomes)) return { kind: 'incomplete', outcomes };
  // A colleague may have attached the contact meanwhile.
  return removeShown(calls, shown);
}

/** An earlier attempt whose answer was lost may have removed the contact. */
async function casesOrGone({ readCases }: RemovalCalls): Promise<CaseOfContact[] | 'gone'> {
  try {
    return await readCases();
  } catch (error) {
    if (failureOf(error).kind === 'not-found') return 'gone';
    throw error;
  }
}

async function removeOrGone({ remove }: RemovalCalls): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (failureOf(error).kind !== 'not-found') throw error;
  }
}
