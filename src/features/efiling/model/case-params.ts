/** The case that a link names, as the addresses of filing pages carry it (specification, application section 3). */
import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);
/** `true` and `1` are true, anything else is false. */
const flag = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => ['true', '1'].includes(String(value))),
  ),
);

/** Search parameters. A value that can't be read counts as missing. */
export const caseParams = z.object({
  courtName: text,
  /** The number of the court's e-filing system. */
  apiType: z.catch(
    z.optional(z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number))),
    undefined,
  ),
  courtLocationCode: text,
  caseNumber: text,
  caseTrackingId: text,
  isPhysical: flag,
  isUnlawfulDetainer: flag,
  uniformCaseNumber: text,
  orgName: text,
  orgUnitName: text,
});

export type CaseParams = z.infer<typeof caseParams>;
