/** What fits of a portal template at a court today. */
import type {
  FilingFlow,
  FlCaseTypeCode,
  FlDivision,
  FlDocketCode,
  FlFilingTemplate,
} from '@/api/generated/filing/model';
import type { FirstContent } from '../descriptor';
import { newFiling } from '../model/filing-entries';

/** What a draft of the template starts with, and what it can't have, named for the filer. */
export interface Fitted {
  first: FirstContent;
  gone: string[];
}

interface Offered {
  /** The template's, if the court has it. */
  division: FlDivision | undefined;
  /** Of the division. */
  caseTypes: readonly FlCaseTypeCode[];
  codes: readonly FlDocketCode[];
  flow: FilingFlow;
}

/** Only what the court still offers for such a filing. A template that names no division has document types of none. */
export function fitTemplate(
  courtId: string,
  { divisionId, caseTypeId, docketCodeIds }: FlFilingTemplate,
  { division, caseTypes, codes, flow }: Offered,
): Fitted {
  const isNew = flow === 'new-case';
  const isOpen = division !== undefined && (division.allowsNewCases || !isNew);
  const caseType = isOpen ? caseTypes.find((each) => each.caseTypeId === caseTypeId) : undefined;
  const code = (id: string) => (isOpen ? codes.find(({ docketCodeId }) => docketCodeId === id) : undefined);
  const other = isNew ? 'subsequent' : 'initial';
  const fitting = docketCodeIds.filter((id) => (code(id)?.use ?? other) !== other);
  const divisionName = division?.name ?? divisionId;
  return {
    first: {
      courtCode: courtId,
      ...(isOpen ? { caseCategoryCode: division.divisionId } : {}),
      ...(caseType ? { caseTypeCode: caseType.caseTypeId } : {}),
      filings: fitting.map((filingTypeCode) => ({ ...newFiling(crypto.randomUUID(), undefined), filingTypeCode })),
    },
    gone: [
      ...(divisionId !== undefined && !isOpen
        ? [division ? `Division ${divisionName}: takes no new cases` : `Division ${divisionName}: no longer offered`]
        : []),
      ...(caseTypeId !== undefined && isNew && !caseType ? [`Case type ${caseTypeId}: no longer offered`] : []),
      ...docketCodeIds
        .filter((id) => !fitting.includes(id))
        .map((id) => {
          const known = code(id);
          if (!known) return `Document type ${id}: no longer offered`;
          return `Document type ${known.name}: only ${isNew ? 'in an existing case' : 'opens a case'}`;
        }),
    ],
  };
}
