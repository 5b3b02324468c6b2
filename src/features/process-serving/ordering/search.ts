/** Search parameters of ordering process serving. */
import * as z from 'zod/mini';
import { CourtState, ServingMode } from '@/api/generated/serving/model';
import { orderSteps } from './model/steps';

/** An order's number, which addresses have as text. */
const filingNumber = z.catch(
  z.optional(z.pipe(z.pipe(z.unknown(), z.transform(Number)), z.int().check(z.gte(1), z.lte(2_147_483_647)))),
  undefined,
);

/** `mode`: what a link chose already. `after`: the filing whose stamped papers are served. */
export const orderStartSearch = z.object({
  state: z.catch(z.optional(CourtState), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
  mode: z.catch(z.optional(ServingMode), undefined),
  after: filingNumber,
});

/** `step`: the step shown. `recipient`: the recipient being edited. */
export const orderDraftSearch = z.object({
  mappingId: z.catch(z.optional(z.string()), undefined),
  step: z.catch(z.optional(z.enum(orderSteps)), undefined),
  recipient: z.catch(z.optional(z.string()), undefined),
});
