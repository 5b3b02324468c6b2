/** The price list of process serving, in cents (serving supplement, section 5). */

export const prices = {
  /** By zone, from 1. */
  zones: [95_00, 95_00, 105_00, 125_00, 145_00],
  registeredAgent: 60_00,
  rush: 54_00,
  sameDay: 120_00,
  /** The second and later recipients at an address; no level surcharge. */
  sameAddress: 50_00,
  notarizedProof: 15_00,
  /** Added to the fee handed to a witness. */
  witnessFeeHandling: 10_00,
  backupAddress: 60_00,
  mailing: 25_00,
  /** Each attempt after the fourth. */
  extraAttempt: 25_00,
  stakeoutHour: 85_00,
  leastStakeoutHours: 2,
  skipTrace: 65_00,
  /** After acceptance, before the first attempt. */
  cancellation: 25_00,
} as const;

/** Most attempts in the price. */
export const includedAttempts = 4;

/** For each recipient: up to so many pages, so much. */
const pageSteps = [
  [25, 0],
  [100, 8_00],
  [250, 20_00],
  [500, 45_00],
] as const;

export function pagesPrice(pages: number): number {
  return pageSteps.find(([most]) => pages <= most)?.[1] ?? 90_00;
}
