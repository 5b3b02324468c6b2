/** The criteria of a case search, as the address holds them and as the courts are asked. */
import type { CaseSearchRequest, FindFlCasesParams, FlCase, StateCode } from '@/api/generated/filing/model';
import { readCaseNumber } from '@/features/docket-sync';
import type { CaseSearchSearch } from '../search';
import type { OpenedCase } from './case-links';

export type SearchBy = 'number' | NonNullable<CaseSearchSearch['by']>;

export const searchKinds: readonly { by: SearchBy; label: string }[] = [
  { by: 'number', label: 'By number' },
  { by: 'person', label: 'By person' },
  { by: 'business', label: 'By business' },
];

type Criteria = Pick<CaseSearchSearch, 'by' | 'number' | 'last' | 'first' | 'middle' | 'business' | 'court'>;

/** The request for the cases that an address asks for; undefined while something is missing. */
export function searchRequest(
  state: StateCode,
  { by, number, last, first, middle, business, court }: Criteria,
): Omit<CaseSearchRequest, 'page' | 'pageSize'> | undefined {
  const at = { state, courtId: court };
  switch (by) {
    case undefined:
      return number ? { ...at, caseSearchType: 'CaseNumber', caseNumber: number } : undefined;
    case 'person':
      return last
        ? { ...at, caseSearchType: 'PersonName', lastName: last, firstName: first, middleName: middle }
        : undefined;
    case 'business':
      return business ? { ...at, caseSearchType: 'BusinessName', businessName: business } : undefined;
  }
}

/** The texts of the search form. */
export interface SearchTexts {
  number: string;
  last: string;
  first: string;
  middle: string;
  business: string;
}

/** Tells what is wrong with a search, by field. */
export function searchErrors(by: SearchBy, texts: SearchTexts): Partial<Record<keyof SearchTexts, string>> {
  if (by === 'number') return /[\p{L}\p{N}]/u.test(texts.number) ? {} : { number: 'Enter the case number.' };
  if (by === 'person') return texts.last.trim() ? {} : { last: 'Enter the last name.' };
  return texts.business.trim() ? {} : { business: 'Enter the name of the business.' };
}

/** The parts of a Florida case number, as typed. */
export interface FloridaNumber {
  /** Two digits. */
  county: string;
  year: string;
  kind: string;
  number: string;
}

/** The parts of a number that was pasted whole; undefined for any other text. */
export function floridaParts(text: string): FloridaNumber | undefined {
  const read = readCaseNumber(text);
  if ('error' in read || read.system !== 'FL') return undefined;
  return { county: read.county, year: read.year, kind: read.caseType, number: read.number };
}

/** Tells what is wrong with a Florida number or citation, by field. */
export function floridaErrors(
  { county, year, kind, number }: FloridaNumber,
  citation: string,
): Partial<Record<keyof FloridaNumber | 'citation', string>> {
  if (citation.trim() !== '')
    return /^[A-Z0-9-]{1,20}$/.test(citation.trim().toUpperCase())
      ? {}
      : { citation: 'A citation number has letters, digits and hyphens only.' };
  return {
    ...(!county && { county: 'Choose the county.' }),
    ...(!/^(19|20)\d\d$/.test(year.trim()) && { year: 'Enter the year in four digits.' }),
    ...(!/^[A-Z]{2}$/i.test(kind.trim()) && { kind: 'Enter the two letters.' }),
    ...(!(/^\d{1,6}$/.test(number.trim()) && Number(number) > 0) && { number: 'Enter the number after the letters.' }),
  };
}

type FloridaCriteria = Pick<CaseSearchSearch, 'by' | 'county' | 'year' | 'kind' | 'number' | 'citation'>;

/** The request for a Florida number or citation; undefined while something is missing. */
export function floridaRequest(
  { by, county = '', year = '', kind = '', number = '', citation }: FloridaCriteria,
  courts: readonly { courtId: string; countyNumber?: number | undefined }[],
): FindFlCasesParams | undefined {
  if (by !== undefined) return undefined;
  const errors = floridaErrors({ county, year, kind, number }, citation ?? '');
  if (Object.keys(errors).length > 0) return undefined;
  if (citation) return { TrafficCitationNumber: citation.trim().toUpperCase() };
  const court = courts.find(({ countyNumber }) => countyNumber === Number(county));
  if (!court) return undefined;
  return {
    Court: court.courtId,
    CourtType: kind.trim().toUpperCase(),
    CaseYear: Number(year),
    CaseNumberSequence: number.trim(),
  };
}

/** A case of the Florida clerks' records. */
export function caseOfFlorida(found: FlCase, apiType: OpenedCase['apiType']): OpenedCase {
  return {
    state: 'FL',
    apiType,
    caseNumber: found.ucn,
    caseTitle: found.caseTitle,
    courtName: found.court.name,
    courtLocationCode: found.court.code,
    caseTrackingId: found.ucn,
    uniformCaseNumber: found.ucn,
    caseCategory: found.division.name,
    caseType: found.caseType?.name,
    judge: found.judge,
    status: found.status,
    filedDate: found.filedDate,
    isPhysical: false,
  };
}
