/**
 * Florida's uniform case number, `CC-YYYY-TT-SSSSSS-PPPPBB`: county, year, court type, sequence, and party and branch
 * (filing variants, section 5).
 */

interface Ucn {
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

/** Writes the number as the portal and the contract do. */
export function formatUcn({ county, year, courtType, sequence, suffix }: Ucn): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(county, 2)}-${digits(year, 4)}-${courtType}-${digits(sequence, 6)}-${suffix}`;
}
