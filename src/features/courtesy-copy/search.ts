/** Search parameters of a courtesy copy. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';
import { caseParams } from '@/features/efiling';

const orderId = z.catch(z.optional(z.coerce.number().check(z.int(), z.positive())), undefined);

/** `ofOrder`: the order whose filed documents are copied. `draft`: the saved draft to continue. */
export const newCourtesyCopySearch = z.extend(caseParams, {
  state: z.catch(z.optional(StateCode), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
  ofOrder: orderId,
  draft: orderId,
});
