/** Search parameters of the filing screens. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';
import { caseParams } from '@/features/efiling';

/** `state`: whose courts, Illinois by default. `mappingId`: the matter. `template`: what to start from. */
export const filingSearch = z.object({
  state: z.catch(z.optional(StateCode), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
  template: z.catch(z.optional(z.string()), undefined),
});

/** Search parameters of a start page: with what the link says of the court or case. */
export const startSearch = z.extend(filingSearch, caseParams.shape);

/** `case`: the provider's id of the case to file into. `begin`: makes the draft at once, as from an order of the case. */
export const existingCaseSearch = z.extend(startSearch, {
  case: z.catch(z.optional(z.string()), undefined),
  begin: z.catch(z.optional(z.literal('now')), undefined),
});

export type ExistingCaseSearch = z.infer<typeof existingCaseSearch>;

/** Tells what the start page at a path loads: without what decides nothing of it. */
export function existingCaseDeps(path: string, search: ExistingCaseSearch) {
  const { state, mappingId, case: _, begin: __, template: ___, ...params } = search;
  return { state, mappingId, params, path };
}
