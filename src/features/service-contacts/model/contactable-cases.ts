/** The firm's cases that have service contacts with the provider. */
import type { TrackedCase } from '@/api/generated/filing/model';

/** A case as the provider names it. */
export interface ContactableCase extends Pick<TrackedCase, 'caseNumber' | 'caseTitle' | 'courtName'> {
  caseTrackingId: string;
  courtCode: string;
}

/** The cases that the provider knows, once each. */
export function contactableCases(cases: readonly TrackedCase[], providerApiType: number): ContactableCase[] {
  const known = new Map<string, ContactableCase>();
  for (const { apiType, caseTrackingId, courtLocationCode, caseNumber, caseTitle, courtName } of cases)
    if (apiType === providerApiType && caseTrackingId !== undefined && courtLocationCode !== undefined)
      known.set(caseTrackingId, { caseTrackingId, courtCode: courtLocationCode, caseNumber, caseTitle, courtName });
  return [...known.values()];
}

/** Choices of cases that are not chosen yet. */
export function caseOptions(cases: readonly ContactableCase[], chosen: readonly ContactableCase[]) {
  const taken = new Set(chosen.map(({ caseTrackingId }) => caseTrackingId));
  return cases
    .filter(({ caseTrackingId }) => !taken.has(caseTrackingId))
    .map(({ caseTrackingId, caseNumber, caseTitle, courtName }) => ({
      value: caseTrackingId,
      label: `${caseTitle} (${caseNumber})`,
      description: courtName,
    }));
}
