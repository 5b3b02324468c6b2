/** Florida's 67 counties by number, with their judicial circuits. */

/** Each circuit's counties, from the first. */
const circuits: readonly (readonly string[])[] = [
  ['Escambia', 'Okaloosa', 'Santa Rosa', 'Walton'],
  ['Franklin', 'Gadsden', 'Jefferson', 'Leon', 'Liberty', 'Wakulla'],
  ['Columbia', 'Dixie', 'Hamilton', 'Lafayette', 'Madison', 'Suwannee', 'Taylor'],
  ['Clay', 'Duval', 'Nassau'],
  ['Citrus', 'Hernando', 'Lake', 'Marion', 'Sumter'],
  ['Pasco', 'Pinellas'],
  ['Flagler', 'Putnam', 'St. Johns', 'Volusia'],
  ['Alachua', 'Baker', 'Bradford', 'Gilchrist', 'Levy', 'Union'],
  ['Orange', 'Osceola'],
  ['Hardee', 'Highlands', 'Polk'],
  ['Miami-Dade'],
  ['DeSoto', 'Manatee', 'Sarasota'],
  ['Hillsborough'],
  ['Bay', 'Calhoun', 'Gulf', 'Holmes', 'Jackson', 'Washington'],
  ['Palm Beach'],
  ['Monroe'],
  ['Broward'],
  ['Brevard', 'Seminole'],
  ['Indian River', 'Martin', 'Okeechobee', 'St. Lucie'],
  ['Charlotte', 'Collier', 'Glades', 'Hendry', 'Lee'],
];

/** Circuits whose courts keep Central time. */
const centralCircuits = new Set([1, 14]);

interface County {
  number: number;
  name: string;
  circuit: number;
  timeZone: string;
}

/**
 * The numbers in case numbers follow the alphabet, except that Miami-Dade keeps the place it had as Dade, and Santa Rosa
 * stands after the saints.
 */
export const counties: readonly County[] = circuits
  .flatMap((names, index) => names.map((name) => ({ name, circuit: index + 1 })))
  .toSorted((one, other) => (placeOf(one.name) < placeOf(other.name) ? -1 : 1))
  .map(({ name, circuit }, index) => ({
    number: index + 1,
    name,
    circuit,
    timeZone: centralCircuits.has(circuit) ? 'America/Chicago' : 'America/New_York',
  }));

function placeOf(name: string): string {
  const place = name === 'Miami-Dade' ? 'dade' : name.replace(/^St\. /, 'Saint ');
  return place.toLowerCase().replaceAll(' ', '');
}
