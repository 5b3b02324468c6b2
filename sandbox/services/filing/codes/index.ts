/**
 * Court code tables of the Tyler states. Lists narrowed to a case type, category or filing type have at most one row
 * per code, the most specific.
 */
import { caseCodes } from './case-codes.ts';
import { courtCodes } from './court-codes.ts';
import { filingCodes } from './filing-codes.ts';

export const codes = { ...courtCodes, ...caseCodes, ...filingCodes };
