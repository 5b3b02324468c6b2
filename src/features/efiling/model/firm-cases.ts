/** The cases that a firm has filed into, to choose one of. */
import type { TrackedCase } from '@/api/generated/filing/model';

/** A case with the e-filing provider's ID. */
export interface FirmCase extends TrackedCase {
  caseTrackingId: string;
}

/** A case the firm can file into through the e-filing provider. */
export interface FileableCase extends FirmCase {
  courtLocationCode: string;
}

/** The cases that have an e-filing ID. */
export function firmCases(cases: readonly TrackedCase[]): FirmCase[] {
  return cases.flatMap(({ caseTrackingId, ...rest }) => (caseTrackingId ? [{ ...rest, caseTrackingId }] : []));
}

/** The cases that have an e-filing ID and court. */
export function fileableCases(cases: readonly TrackedCase[]): FileableCase[] {
  return firmCases(cases).flatMap(({ courtLocationCode, ...rest }) =>
    courtLocationCode === undefined ? [] : [{ ...rest, courtLocationCode }],
  );
}

/** The cases of a matter. Without a matter, none. */
export function casesOfMatter<Each extends FirmCase>(
  cases: readonly Each[],
  clientReference: string | undefined,
): Each[] {
  return cases.filter((each) => clientReference !== undefined && each.clientReference === clientReference);
}

/** The case with an ID; where nothing is chosen, the only case of the matter. */
export function chosenCase<Each extends FirmCase>(
  cases: readonly Each[],
  chosenId: string | undefined,
  clientReference: string | undefined,
): Each | undefined {
  if (chosenId !== undefined) return cases.find(({ caseTrackingId }) => caseTrackingId === chosenId);
  const [only, ...others] = casesOfMatter(cases, clientReference);
  return others.length === 0 ? only : undefined;
}

/** Cases by title and number, the current matter's first. */
export function caseOptions(cases: readonly FirmCase[], clientReference: string | undefined) {
  const ofMatter = new Set(casesOfMatter(cases, clientReference));
  return [...ofMatter, ...cases.filter((each) => !ofMatter.has(each))].map((courtCase) => ({
    value: courtCase.caseTrackingId,
    label: caseLabel(courtCase),
    description: [courtCase.courtName, courtCase.clientReference && `Matter ${courtCase.clientReference}`]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** `Ortega v. Lakeshore Holdings LLC (2026-CV-001752)`. */
export const caseLabel = ({ caseTitle, caseNumber }: Pick<TrackedCase, 'caseTitle' | 'caseNumber'>): string =>
  `${caseTitle} (${caseNumber})`;
