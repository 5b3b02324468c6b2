/** Search parameters of the filing screens. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';

/** `state`: whose courts, Illinois by default. `mappingId`: the matter. `template`: what to start from. */
export const filingSearch = z.object({
  state: z.catch(z.optional(StateCode), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
  template: z.catch(z.optional(z.string()), undefined),
});

/** `case`: the provider's id of the case to file into. `begin`: makes the draft at once, as from an order of the case. */
export const existingCaseSearch = z.extend(filingSearch, {
  case: z.catch(z.optional(z.string()), undefined),
  begin: z.catch(z.optional(z.literal('now')), undefined),
});
