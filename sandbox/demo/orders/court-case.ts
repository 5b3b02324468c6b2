/** Cases opened by accepted demo filings. */
import { roles } from '../courts/case-definitions.ts';
import type { DemoRows } from './demo-rows.ts';
import { partyNameParts, sidesOf } from './filing-content.ts';
import type { FilingPlan } from './filing-plan.ts';

/** Adds the case and advances the court's case number past it. */
export function addCourtCase({ demoCase, caseTrackingId, caseNumber, orderedAt }: FilingPlan, rows: DemoRows): void {
  if (caseNumber === undefined) return;
  rows.cases.push({
    caseTrackingId,
    clientId: demoCase.clientId,
    state: demoCase.state,
    provider: demoCase.provider,
    courtCode: demoCase.courtCode,
    courtName: demoCase.courtName,
    caseNumber,
    caseTitle: demoCase.title,
    caseCategoryCode: demoCase.category.code,
    caseCategoryName: demoCase.category.name,
    caseTypeCode: demoCase.caseType.code,
    caseTypeName: demoCase.caseType.name,
    status: demoCase.matter?.status === 'Closed' ? 'Closed' : 'Open',
    clientReference: demoCase.clientReference,
    filedAt: orderedAt,
    parties: sidesOf(demoCase).map(({ name, role }, index) => {
      const { kind, person } = partyNameParts(name);
      return {
        casePartyId: `${caseTrackingId.slice(0, 8)}-${index + 1}`,
        kind,
        name,
        person,
        roleCode: roles[role].code,
        roleName: roles[role].name,
        attorneys: [],
      };
    }),
  });
  const year = orderedAt.getUTCFullYear();
  const { state, courtCode } = demoCase;
  const counted = rows.caseNumbers.find(
    (each) => each.state === state && each.courtCode === courtCode && each.year === year,
  );
  const last = Number(/\d+$/.exec(caseNumber)?.[0]);
  if (!counted) rows.caseNumbers.push({ state, courtCode, year, last });
  else counted.last = Math.max(counted.last, last);
}
