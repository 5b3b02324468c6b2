/** Filing types and the code tables by filing type. */
import type { Operations } from '../../../generated/filing/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { dayIn } from '../../firm-time-zone.ts';
import { capabilityOf } from '../../state-capabilities.ts';
import { toDollars } from '../money.ts';
import { noticeRule } from '../notice-rules.ts';
import { requireTylerCourt } from './court.ts';
import {
  readDocumentTypes,
  readFilingComponents,
  readFilingTypes,
  readMotionTypes,
  readOptionalServices,
} from './filing-tables.ts';
import { optionalDollars } from './reading.ts';

export const filingCodes = {
  listFilingTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const { caseCategoryCode: caseCategory, caseTypeCode: caseType, caseFilingType } = query;
    const rows = await readFilingTypes(db, court, { caseCategory, caseType, caseFilingType });
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      fee: optionalDollars(row.feeCents),
      caseCategory: row.caseCategory ?? undefined,
      caseTypeId: row.caseTypeId ?? undefined,
      filingType: row.filingType,
      isCourtUseOnly: row.isCourtUseOnly,
      civilClaimAmount: row.civilClaimAmount,
      probateEstateAmount: row.probateEstateAmount,
      amountInControversy: row.amountInControversy,
      useDueDate: row.useDueDate,
      isProposedOrder: row.isProposedOrder,
    }));
  },

  listDocumentTypes: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readDocumentTypes(db, court, query.filingTypeCode);
    return rows.map(({ code, name, filingCodeId, isCourtUseOnly, isDefault }) => ({
      code,
      name,
      filingCodeId: filingCodeId ?? undefined,
      isCourtUseOnly,
      isDefault,
    }));
  },

  listFilingComponents: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readFilingComponents(db, court, [query.filingTypeCode]);
    return rows.map(({ state: _state, location: _location, ...component }) => component);
  },

  listMotionTypes: async ({ db, clock, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readMotionTypes(db, court, query.filingTypeCode);
    const today = dayIn(court.timeZone ?? capabilityOf(court.state).timeZone, clock.now());
    return rows.map(({ code, name, filingCodeId }) => ({
      code,
      name,
      filingCodeId,
      notice: noticeRule(court.code, code, today),
    }));
  },

  listOptionalServices: async ({ db, params, query }) => {
    const court = await requireTylerCourt(db, params.state, query.courtCode);
    const rows = await readOptionalServices(db, court, [query.filingTypeCode]);
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      displayOrder: row.displayOrder,
      fee: toDollars(row.feeCents),
      filingCodeId: row.filingCodeId,
      multiplier: row.multiplier,
      altFeeDesc: row.altFeeDesc ?? undefined,
      hasFeePrompt: row.hasFeePrompt,
      feePromptText: row.feePromptText ?? undefined,
    }));
  },
} satisfies Handlers<Operations>;
