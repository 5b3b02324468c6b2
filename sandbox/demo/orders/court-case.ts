/** Cases opened by accepted demo filings. */
import { judgeOfCase } from '../../services/filing/court-judges.ts';
import { floridaCase } from '../florida/filed.ts';
import type { DemoRows } from './demo-rows.ts';
import { casePartyId, partyNameParts, sidesOf } from './filing-content.ts';
import type { FilingPlan } from './filing-plan.ts';

/** Adds the case and advances the court's case number past it. */
export function addCourtCase({ demoCase, caseTrackingId, caseNumber, orderedAt }: FilingPlan, rows: DemoRows): void {
  if (caseNumber === undefined) return;
  const row = {
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
    ...(demoCase.provider === 'tyler' ? { judge: judgeOfCase(demoCase.courtCode, caseTrackingId) } : {}),
    status: demoCase.matter?.status === 'Closed' ? 'Closed' : 'Open',
    clientReference: demoCase.clientReference,
    filedAt: orderedAt,
    parties: sidesOf(demoCase).map(({ name, role }, index) => {
      const { kind, person } = partyNameParts(name);
      return {
        casePartyId: casePartyId({ caseTrackingId, demoCase }, index),
        kind,
        name,
        person,
        roleCode: demoCase.roleOf(role).code,
        roleName: demoCase.roleOf(role).name,
        attorneys: [],
      };
    }),
  };
  rows.cases.push(row);
  const year = orderedAt.getUTCFullYear();
  const { state } = demoCase;
  const filed = state === 'FL' ? floridaCase(row) : undefined;
  if (filed) rows.flCases.push(filed);
  // Florida's clerks count each kind of case by itself.
  const courtCode = filed ? `${filed.courtId}:${filed.courtType}` : demoCase.courtCode;
  const counted = rows.caseNumbers.find(
    (each) => each.state === state && each.courtCode === courtCode && each.year === year,
  );
  const last = filed?.sequence ?? Number(/\d+$/.exec(caseNumber)?.[0]);
  if (!counted) rows.caseNumbers.push({ state, courtCode, year, last });
  else counted.last = Math.max(counted.last, last);
}
