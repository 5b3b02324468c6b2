/** Search parameters of the services' forms. */
import * as z from 'zod/mini';
import { StateCode } from '@/api/generated/filing/model';

export const serviceFormSearch = z.object({
  state: z.catch(z.optional(StateCode), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
});
