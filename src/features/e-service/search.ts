/** Search parameters of e-service alone. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';
import { caseParams } from '@/features/efiling';

export const newEServiceSearch = z.extend(caseParams, {
  state: z.catch(z.optional(StateCode), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
});
