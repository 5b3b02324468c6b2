/** Attaching a contact to many cases, one call for each, and what became of each (filing variants, section 7). */
import { type FailureKind, failureOf } from '@/api/errors';
import type { CaseServiceContactsRequest, ServiceContactCase } from '@/api/generated/filing/model';

/** A case, and the parties that a contact is attached for. */
export interface CaseOfContact
  extends Pick<ServiceContactCase, 'caseTrackingId' | 'caseNumber' | 'caseTitle' | 'courtCode' | 'courtName'> {
  /** No one else of the firm is served in the case. */
  isLastOfFirm: boolean;
  /** Without an id, the whole case. */
  parties: { casePartyId: string | undefined; partyName: string | undefined }[];
}

/** Each case once, court by court and by number. */
export function casesByCourt(attachments: readonly ServiceContactCase[]): CaseOfContact[] {
  const cases = new Map<string, CaseOfContact>();
  for (const { casePartyId, partyName, isLastOfFirm = false, ...courtCase } of attachments) {
    const known = cases.get(courtCase.caseTrackingId) ?? { ...courtCase, isLastOfFirm, parties: [] };
    known.parties.push({ casePartyId, partyName });
    cases.set(courtCase.caseTrackingId, known);
  }
  return [...cases.values()].toSorted(
    (one, other) => one.courtName.localeCompare(other.courtName) || one.caseNumber.localeCompare(other.caseNumber),
  );
}

/** Tells whether two previews name the same cases and parties. */
export function isSamePreview(one: readonly CaseOfContact[], other: readonly CaseOfContact[]): boolean {
  return previewKey(one) === previewKey(other);
}

const previewKey = (cases: readonly CaseOfContact[]) =>
  JSON.stringify(
    cases
      .flatMap(({ caseTrackingId, parties }) => parties.map(({ casePartyId = '' }) => [caseTrackingId, casePartyId]))
      .toSorted(),
  );

/** The call that attaches a contact to a case, for the given parties. */
export function attachRequest(
  serviceContactId: string,
  { courtCode, caseTrackingId, parties }: Pick<CaseOfContact, 'courtCode' | 'caseTrackingId' | 'parties'>,
): CaseServiceContactsRequest {
  return {
    courtCode,
    caseTrackingId,
    contacts: parties.map(({ casePartyId }) => ({
      serviceContactId,
      ...(casePartyId !== undefined && { casePartyId }),
    })),
  };
}

/** What became of a case: attached, why not, or left out because others failed. */
export type CaseOutcome = 'attached' | 'not-tried' | { error: unknown };

/** By tracking ID. A case without an outcome is still to be tried. */
export type CaseOutcomes = ReadonlyMap<string, CaseOutcome>;

/** Failures that say nothing about the next case. After others, such as silence, it would fail alike. */
const ofOneCase: ReadonlySet<FailureKind> = new Set([
  'invalid',
  'denied',
  'not-found',
  'conflict',
  'refused',
  'transient',
  'unreadable',
]);

/** Calls at once: on a network that is silent, they wait together. */
const atOnce = 4;

/**
 * Attaches to each case that is not attached yet, a few at once. A case that fails does not stop the others, unless they
 * would fail alike: then those not started are left out. Never throws.
 * @param before outcomes of an earlier attempt
 * @param report called after each case with all outcomes so far, and first without the failures of an earlier attempt
 */
export async function attachEach<Case extends { caseTrackingId: string }>(
  cases: readonly Case[],
  attach: (courtCase: Case) => Promise<unknown>,
  before: CaseOutcomes,
  report: (outcomes: CaseOutcomes) => void,
): Promise<CaseOutcomes> {
  const outcomes = new Map([...before].filter(([, outcome]) => outcome === 'attached'));
  if (outcomes.size < before.size) report(new Map(outcomes));
  const waiting = cases.filter(({ caseTrackingId }) => !outcomes.has(caseTrackingId));
  const note = (caseTrackingId: string, outcome: CaseOutcome) => {
    outcomes.set(caseTrackingId, outcome);
    report(new Map(outcomes));
  };
  const attachNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const error = await attach(next).then(
      () => undefined,
      (failure: unknown) => ({ error: failure }),
    );
    note(next.caseTrackingId, error ?? 'attached');
    if (error && !ofOneCase.has(failureOf(error.error).kind))
      for (const { caseTrackingId } of waiting.splice(0)) note(caseTrackingId, 'not-tried');
    return attachNext();
  };
  await Promise.all(Array.from({ length: atOnce }, attachNext));
  return outcomes;
}

/** Tells whether every case is attached. */
export function areAllAttached(cases: readonly { caseTrackingId: string }[], outcomes: CaseOutcomes): boolean {
  return cases.every(({ caseTrackingId }) => outcomes.get(caseTrackingId) === 'attached');
}
