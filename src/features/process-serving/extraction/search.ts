/** Search parameters of reading papers. */
import * as z from 'zod/mini';
import { ExtractionPurpose } from '@/api/generated/extraction/model';
import { CourtState } from '@/api/generated/serving/model';
import { uuidParams } from '@/lib/links/id-params';

/** A reading in an address. */
export const extractionIdParams = uuidParams('extractionId');

/** `for`: what the papers are read for. `extraction`: the reading under way, which a reload returns to. */
export const fileImportSearch = z.object({
  state: z.catch(z.optional(CourtState), undefined),
  mappingId: z.catch(z.optional(z.string()), undefined),
  for: z.catch(z.optional(ExtractionPurpose), undefined),
  extraction: z.catch(z.optional(z.uuid()), undefined),
});

export const extractionOptionSearch = z.object({
  mappingId: z.catch(z.optional(z.string()), undefined),
});
