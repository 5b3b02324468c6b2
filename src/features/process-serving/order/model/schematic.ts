/** A schematic drawing of attempts around an address: no map, so nothing leaves the product. */
import type { Location, ServingAttempt } from '@/api/generated/serving/model';
import { formatCount, formatTenths } from '@/lib/format/numbers';

const metersPerDegree = 111_320;
const metersPerFoot = 0.3048;
const feetPerMile = 5280;

/** A point in the drawing, in its units. */
interface Point {
  x: number;
  y: number;
}

/** An attempt with a position. */
interface DrawnAttempt extends Point {
  attemptId: string;
  number: number;
  success: boolean;
  /** Of the position's accuracy. */
  radius: number;
}

/** The drawing: the address at its center, north up. */
export interface Schematic {
  size: number;
  address: Point;
  attempts: readonly DrawnAttempt[];
  scale: { length: number; label: string };
}

type Attempt = Pick<ServingAttempt, 'attemptId' | 'number' | 'success' | 'location' | 'accuracyMeters'>;

/** Meters east and north of a place. Exact to well under a percent at the distances that servers walk. */
function offsetOf(from: Location, to: Location): { east: number; north: number } {
  const eastward = ((((to.lng - from.lng) % 360) + 540) % 360) - 180;
  return {
    east: eastward * metersPerDegree * Math.cos((from.lat * Math.PI) / 180),
    north: (to.lat - from.lat) * metersPerDegree,
  };
}

/** Meters between two places. */
export function metersBetween(one: Location, other: Location): number {
  const { east, north } = offsetOf(one, other);
  return Math.hypot(east, north);
}

/** The smallest half-width drawn, in meters: closer attempts would only show the accuracy of phones. */
const leastReach = 25;

/** Draws the attempts with a position, each with its circle inside a square of this size. */
export function schematicOf(address: Location, attempts: readonly Attempt[], size: number): Schematic {
  const placed = attempts.flatMap((attempt) =>
    attempt.location
      ? [{ ...attempt, ...offsetOf(address, attempt.location), accuracy: attempt.accuracyMeters ?? 0 }]
      : [],
  );
  const reaches = placed.map(({ east, north, accuracy }) => Math.max(Math.abs(east), Math.abs(north)) + accuracy);
  const reach = Math.max(leastReach, ...reaches) * 1.15;
  const middle = size / 2;
  const perMeter = middle / reach;
  return {
    size,
    address: { x: middle, y: middle },
    attempts: placed.map(({ attemptId, number, success, east, north, accuracy }) => ({
      attemptId,
      number,
      success,
      x: middle + east * perMeter,
      y: middle - north * perMeter,
      radius: accuracy * perMeter,
    })),
    scale: scaleFor(reach / 2, perMeter),
  };
}

/** The longest round length in feet or miles that fits into so many meters. */
function scaleFor(meters: number, perMeter: number): Schematic['scale'] {
  const feet = meters / metersPerFoot;
  const inMiles = feet >= feetPerMile / 4;
  const most = inMiles ? feet / feetPerMile : feet;
  const step = 10 ** Math.floor(Math.log10(most));
  const round = [5, 2, 1].map((each) => each * step).find((each) => each <= most) ?? step;
  const length = round * (inMiles ? feetPerMile : 1) * metersPerFoot * perMeter;
  return { length, label: `${formatTenths(round)} ${inMiles ? 'mi' : 'ft'}` };
}

/** 11 → `36 ft (11 m)`, 2_400 → `1.5 mi (2.4 km)`. */
export function distanceText(meters: number): string {
  const feet = meters / metersPerFoot;
  if (feet < 1000) return `${formatCount(Math.round(feet))} ft (${Math.round(meters)} m)`;
  return `${formatTenths(feet / feetPerMile)} mi (${formatTenths(meters / 1000)} km)`;
}

/** `41.885800, -87.622900`, as map services read it. */
export function coordinatesText({ lat, lng }: Location): string {
  return `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
}

/** The link to a map. @param template of the runtime config, with `{lat}` and `{lng}` */
export function mapLink(template: string, { lat, lng }: Location): string {
  return template.replaceAll('{lat}', lat.toFixed(6)).replaceAll('{lng}', lng.toFixed(6));
}
