/** The firm's court cases as options of a combobox. */
import type { TrackedCase } from '@/api/generated/filing/model';

/** A case that can be filed into through the e-filing provider. */
export interface FileableCase extends TrackedCase {
  caseTrackingId: string;
  courtLocationCode: string;
}

/** Those that an e-filing system holds. */
export function fileableCases(cases: readonly TrackedCase[]): FileableCase[] {
  return cases.flatMap(({ caseTrackingId, courtLocationCode, ...rest }) =>
    caseTrackingId === undefined || courtLocationCode === undefined
      ? []
      : [{ ...rest, caseTrackingId, courtLocationCode }],
  );
}

/** Each by its title and number, those of the matter in force first. */
export function caseOptions(cases: readonly FileableCase[], clientReference: string | undefined) {
  const isOfMatter = (courtCase: FileableCase) =>
    clientReference !== undefined && courtCase.clientReference === clientReference;
  return [...cases.filter(isOfMatter), ...cases.filter((each) => !isOfMatter(each))].map((courtCase) => ({
    value: courtCase.caseTrackingId,
    label: `${courtCase.caseTitle} (${courtCase.caseNumber})`,
    description: [courtCase.courtName, courtCase.clientReference && `Matter ${courtCase.clientReference}`]
      .filter(Boolean)
      .join(' · '),
  }));
}
