/**
 * Court code tables of the Tyler states. A list narrowed to a case type, a category or a filing type has one row a
 * code at most, the most particular one.
 */
import { caseCodes } from './case-codes.ts';
import { courtCodes } from './court-codes.ts';
import { filingCodes } from './filing-codes.ts';

export const codes = { ...courtCodes, ...caseCodes, ...filingCodes };
