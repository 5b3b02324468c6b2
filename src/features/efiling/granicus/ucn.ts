/**
 * Florida's uniform case number, `CC-YYYY-TT-SSSSSS-PPPPBB`: county, year, court type, sequence, and party and branch
 * (filing variants, section 5). The portal checks the same.
 */

export interface Ucn {
  /** 1 to 67, by name of the county. */
  county: number;
  year: number;
  /** Two capitals, such as CA. */
  courtType: string;
  /** 1 to 999999. */
  sequence: number;
  /** Six capitals and digits: the party and the branch. */
  suffix: string;
}

/** The chosen court, which completes a number that people shorten. */
export interface UcnCourt {
  countyNumber: number;
  /** Its usual party and branch. */
  usualSuffix: string;
}

/** A number that was read, or what is wrong with it, for people. */
export type ReadUcn = { ucn: Ucn; problem?: undefined } | { ucn?: undefined; problem: string };

/** The number as the portal and the contract write it. */
export function formatUcn({ county, year, courtType, sequence, suffix }: Ucn): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(county, 2)}-${digits(year, 4)}-${courtType}-${digits(sequence, 6)}-${suffix}`;
}

/**
 * Reads a number with or without hyphens, spaces, county, suffix and leading zeros, in any case. The county and a missing
 * suffix come from the court.
 */
export function parseUcn(text: string, court: UcnCourt): ReadUcn {
  const parts = partsOf(text.trim().toUpperCase());
  if (!parts) return { problem: 'Enter the year, two letters and the number, such as 2025 CA 1234.' };
  const { county = String(court.countyNumber), year, courtType, sequence, suffix = court.usualSuffix } = parts;
  if (Number(county) < 1 || Number(county) > 67)
    return { problem: `There is no county ${county} in Florida. Counties are 01 to 67.` };
  if (Number(county) !== court.countyNumber)
    return { problem: `This number is of county ${county}; the court’s county is ${court.countyNumber}.` };
  if (Number(year) < 1900 || Number(year) > 2100) return { problem: `The year ${year} can’t be right.` };
  if (Number(sequence) === 0) return { problem: 'The number after the letters can’t be zero.' };
  if (!/^[A-Z0-9]{6}$/.test(suffix))
    return { problem: `The end ${suffix} must be six letters or digits, such as ${court.usualSuffix}.` };
  return { ucn: { county: Number(county), year: Number(year), courtType, sequence: Number(sequence), suffix } };
}

/** Separators say where the sequence ends. Without them, six digits do, or the first letter. */
const separated =
  /^(?:(?<county>\d{1,2})[-\s]+)?(?<year>\d{4})[-\s]*(?<courtType>[A-Z]{2})[-\s]*(?<sequence>\d{1,6})(?:[-\s]+(?<suffix>.+))?$/;
const joined = [
  /^(?<county>\d{1,2})?(?<year>\d{4})(?<courtType>[A-Z]{2})(?<sequence>\d{6})(?<suffix>.+)$/,
  /^(?<county>\d{1,2})?(?<year>\d{4})(?<courtType>[A-Z]{2})(?<sequence>\d{1,6})(?<suffix>[A-Z].*)?$/,
];

function partsOf(text: string) {
  const together = text.replaceAll(/[-\s]/g, '');
  const found = separated.exec(text) ?? joined.map((pattern) => pattern.exec(together)).find((match) => match !== null);
  const { county, year, courtType, sequence, suffix } = found?.groups ?? {};
  if (!year || !courtType || !sequence) return undefined;
  return { county, year, courtType, sequence, suffix: suffix?.replaceAll(/[-\s]/g, '') };
}

/** Finds the case of a whole number at a court. */
export function caseQuery(ucn: string, courtId: string) {
  const [, year = '', courtType = '', sequence = ''] = ucn.split('-');
  return { Court: courtId, CourtType: courtType, CaseYear: Number(year), CaseNumberSequence: sequence };
}
