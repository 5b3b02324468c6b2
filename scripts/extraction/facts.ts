/** Invented cases in the eleven states: what the papers of the corpus say. */
import type { Chance } from '../../sandbox/demo/orders/chance.ts';
import type { ExtractionState } from '../../sandbox/generated/extraction/schemas.ts';

/** The layouts of the corpus: a pleading's caption, a court's form, a running text. */
export const layouts = ['caption', 'form', 'citation'] as const;
export type Layout = (typeof layouts)[number];

export interface CourtFacts {
  /** As printed over a caption, line by line. */
  lines: readonly string[];
  county: string;
  /** Before the lines, as `IN THE`; no part of the name. */
  lead: string;
}

export interface PaperFacts {
  state: ExtractionState;
  stateName: string;
  court: CourtFacts;
  caseNumber: string;
  plaintiffs: readonly string[];
  defendants: readonly string[];
  /** Parties that no one can be served as. */
  nobody?: string;
  attorney: string;
  barNumber: string;
  phone: string;
  agent?: string;
  serviceAddress: string;
  /** ISO 8601 days. */
  filedOn: string;
  issuedOn: string;
  hearing: { day: string; time: string; place: string };
}

interface StateFacts {
  name: string;
  city: string;
  zip: string;
  counties: readonly string[];
  court(county: string, chance: Chance): CourtFacts;
  numbers: readonly ((year: number, serial: string, chance: Chance) => string)[];
}

const plainCourt = (lines: readonly string[], county: string, lead = 'IN THE'): CourtFacts => ({ lines, county, lead });
const two = (year: number) => String(year).slice(2);
const ordinals = ['FIRST', 'SECOND', 'FOURTH', 'SIXTH', 'NINTH', 'ELEVENTH', 'FIFTEENTH', 'SEVENTEENTH'];

/** Courts as their papers print them, and numbers as their dockets count them. */
export const states: Readonly<Record<ExtractionState, StateFacts>> = {
  CA: {
    ...{ name: 'California', city: 'Oakland', zip: '946', counties: ['Alameda', 'Los Angeles', 'San Mateo', 'Orange'] },
    court: (county, chance) =>
      chance.happens(0.5)
        ? plainCourt([`SUPERIOR COURT OF CALIFORNIA`, `COUNTY OF ${county.toUpperCase()}`], county, '')
        : plainCourt(
            ['SUPERIOR COURT OF THE STATE OF CALIFORNIA', `FOR THE COUNTY OF ${county.toUpperCase()}`],
            county,
            '',
          ),
    numbers: [
      (year, serial) => `${two(year)}STCV${serial.slice(0, 5)}`,
      (year, serial) => `${two(year)}CV${serial}`,
      (year, serial) => `37-${year}-000${serial.slice(0, 5)}-CU-BC-CTL`,
      (year, serial) => `${two(year)}-CIV-${serial.slice(0, 5)}`,
    ],
  },
  FL: {
    ...{ name: 'Florida', city: 'Orlando', zip: '328', counties: ['Orange', 'Miami-Dade', 'Palm Beach', 'Broward'] },
    court: (county, chance) => {
      const circuit = chance.pick(ordinals);
      return chance.happens(0.5)
        ? plainCourt(
            [`CIRCUIT COURT OF THE ${circuit} JUDICIAL CIRCUIT`, `IN AND FOR ${county.toUpperCase()} COUNTY, FLORIDA`],
            county,
          )
        : plainCourt([`COUNTY COURT IN AND FOR ${county.toUpperCase()} COUNTY, FLORIDA`], county);
    },
    numbers: [
      (year, serial) => `${year}-CA-${serial}-O`,
      (year, serial) => `${year}-${serial}-CA-01`,
      (year, serial) => `${year}CA${serial}`,
    ],
  },
  GA: {
    ...{ name: 'Georgia', city: 'Atlanta', zip: '303', counties: ['Fulton', 'Cobb', 'DeKalb', 'Gwinnett'] },
    court: (county, chance) =>
      plainCourt(
        [`${chance.pick(['STATE', 'SUPERIOR'])} COURT OF ${county.toUpperCase()} COUNTY`, 'STATE OF GEORGIA'],
        county,
      ),
    numbers: [
      (year, serial) => `${two(year)}EV${serial}`,
      (year, serial) => `${year}CV${serial}`,
      (year, serial) => `${two(year)}-A-${serial.slice(0, 5)}-3`,
    ],
  },
  IL: {
    ...{ name: 'Illinois', city: 'Chicago', zip: '606', counties: ['Cook', 'DuPage', 'Lake', 'Will'] },
    court: (county) => plainCourt([`CIRCUIT COURT OF ${county.toUpperCase()} COUNTY, ILLINOIS`], county),
    numbers: [
      (year, serial) => `${year} L ${serial}`,
      (year, serial) => `${year} M1 ${serial}`,
      (year, serial) => `${year}LA${serial}`,
      (year, serial) => `${year}-CH-${serial.slice(0, 5)}`,
    ],
  },
  IN: {
    ...{ name: 'Indiana', city: 'Indianapolis', zip: '462', counties: ['Marion', 'Lake', 'Allen', 'Hamilton'] },
    court: (county, chance) =>
      plainCourt([`${county.toUpperCase()} ${chance.pick(['SUPERIOR', 'CIRCUIT'])} COURT`], county),
    numbers: [
      (year, serial, chance) =>
        `49D${chance.pick(['01', '05', '11'])}-${two(year)}${chance.pick(['01', '03', '04'])}-CT-${serial}`,
      (year, serial, chance) => `45C01-${two(year)}${chance.pick(['02', '05'])}-PL-${serial}`,
    ],
  },
  MD: {
    ...{
      name: 'Maryland',
      city: 'Baltimore',
      zip: '212',
      counties: ['Baltimore', 'Montgomery', 'Howard', 'Anne Arundel'],
    },
    court: (county, chance) =>
      chance.happens(0.6)
        ? plainCourt([`CIRCUIT COURT FOR ${county.toUpperCase()} COUNTY, MARYLAND`], county)
        : plainCourt([`DISTRICT COURT OF MARYLAND FOR ${county.toUpperCase()} COUNTY`], county),
    numbers: [(year, serial) => `C-03-CV-${two(year)}-${serial}`, (year, serial) => `D-06-CV-${two(year)}-${serial}`],
  },
  NV: {
    ...{ name: 'Nevada', city: 'Las Vegas', zip: '891', counties: ['Clark', 'Washoe'] },
    court: (county) => plainCourt(['DISTRICT COURT', `${county.toUpperCase()} COUNTY, NEVADA`], county, ''),
    numbers: [(year, serial) => `A-${two(year)}-${serial}-C`, (year, serial) => `CV${two(year)}-${serial.slice(0, 5)}`],
  },
  NY: {
    ...{ name: 'New York', city: 'Brooklyn', zip: '112', counties: ['Kings', 'Queens', 'Nassau', 'Westchester'] },
    court: (county) =>
      plainCourt(['SUPREME COURT OF THE STATE OF NEW YORK', `COUNTY OF ${county.toUpperCase()}`], county, ''),
    numbers: [(year, serial) => `${serial}/${year}`, (year, serial) => `EF${year}-${serial.slice(0, 5)}`],
  },
  TX: {
    ...{ name: 'Texas', city: 'Houston', zip: '770', counties: ['Harris', 'Dallas', 'Travis', 'Bexar'] },
    court: (county, chance) =>
      chance.happens(0.5)
        ? plainCourt(['DISTRICT COURT', `OF ${county.toUpperCase()} COUNTY, TEXAS`], county)
        : plainCourt(['DISTRICT COURT', `${county.toUpperCase()} COUNTY, TEXAS`], county),
    numbers: [
      (year, serial) => `${year}-${serial.slice(0, 5)}`,
      (year, serial) => `DC-${two(year)}-${serial.slice(0, 5)}`,
      (year, serial) => `D-1-GN-${two(year)}-${serial}`,
    ],
  },
  UT: {
    ...{ name: 'Utah', city: 'Salt Lake City', zip: '841', counties: ['Salt Lake', 'Utah', 'Davis'] },
    court: (county, chance) =>
      plainCourt(
        [
          `${chance.pick(['THIRD', 'FOURTH', 'SECOND'])} JUDICIAL DISTRICT COURT`,
          `${county.toUpperCase()} COUNTY, STATE OF UTAH`,
        ],
        county,
      ),
    numbers: [(year, serial, chance) => `${two(year)}${chance.pick(['09', '04', '19'])}${serial.slice(0, 5)}`],
  },
  VA: {
    ...{ name: 'Virginia', city: 'Fairfax', zip: '220', counties: ['Fairfax', 'Henrico', 'Arlington', 'Loudoun'] },
    court: (county) => plainCourt([`CIRCUIT COURT OF ${county.toUpperCase()} COUNTY, VIRGINIA`], county),
    numbers: [
      (year, serial) => `CL${two(year)}-${serial.slice(0, 5)}`,
      (year, serial) => `CL-${year}-00${serial.slice(0, 5)}`,
    ],
  },
};

const firstNames = [
  'Maria',
  'James',
  'Aisha',
  'Thomas',
  'Linh',
  'Deborah',
  'Kwame',
  'Elena',
  'Patrick',
  'Sofia',
  'Marcus',
  'Ingrid',
  'Oscar',
  'Naomi',
  'Victor',
];
const middles = ['', '', '', ' L.', ' A.', ' Anne', ' R.'];
const lastNames = [
  "O'Brien",
  'Ortega',
  'Nguyen',
  'Castellanos',
  'Whitfield',
  'Abernathy',
  'Kowalski',
  'Smith-Rhodes',
  'Okafor',
  'Lindqvist',
  'Delgado',
  'McAllister',
  'Petrova',
  'Yamamoto',
  'Fairbanks',
];
const suffixes = ['', '', '', '', ' Jr.', ', Jr.', ' III'];
const companies = [
  'Redwood Harbor Properties',
  'Acme Logistics',
  'Lakeshore Holdings',
  'Sunrise Home Care',
  'Tri-County Paving',
  'Blue Ridge Dental',
  'Meridian Auto Finance',
  'Northgate Capital',
  'First Harbor Bank',
  'Willow Creek Apartments',
  'Ironclad Roofing & Siding',
  'Palmetto Grocers',
];
const forms = [', LLC', ' LLC', ', Inc.', ' Inc.', ' Corporation', ', L.P.', ', N.A.', ' Co.'];
const agents = [
  'Prairie Registered Agents, Inc.',
  'Capitol Corporate Services',
  'Statewide Agent Company',
  'Northwest Document Agents LLC',
  'Paula Renner',
];
const streets = [
  'Maple Street',
  'Grand Avenue',
  'W. Monroe Street',
  'Peachtree Road NE',
  'Oak Hollow Drive',
  'N. Harbor Boulevard',
  'Third Avenue',
  'Old Mill Road',
];

const person = (chance: Chance) =>
  `${chance.pick(firstNames)}${chance.pick(middles)} ${chance.pick(lastNames)}${chance.pick(suffixes)}`;
const company = (chance: Chance) => `${chance.pick(companies)}${chance.pick(forms)}`;

/** Different names; none is of the other side. */
function parties(chance: Chance, most: number, others: readonly string[] = []): string[] {
  const names = new Set<string>();
  const count = chance.between(1, most);
  while (names.size < count) {
    const name = chance.happens(0.5) ? person(chance) : company(chance);
    if (!others.includes(name)) names.add(name);
  }
  return [...names];
}

const isoDay = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The facts of a paper. */
export function factsOf(chance: Chance, state: ExtractionState): PaperFacts {
  const facts = states[state];
  const county = chance.pick(facts.counties);
  const year = chance.pick([2024, 2025, 2026]);
  const month = chance.between(1, 9);
  const serial = String(chance.between(100_000, 999_999));
  const plaintiffs = parties(chance, 2);
  const hasUnit = chance.happens(0.3);
  return {
    state,
    stateName: facts.name,
    court: facts.court(county, chance),
    caseNumber: chance.pick(facts.numbers)(year, serial, chance),
    plaintiffs,
    defendants: parties(chance, 3, plaintiffs),
    ...(chance.happens(0.4) && {
      nobody: chance.pick(['DOES 1 through 20, inclusive', 'JOHN DOE', 'all unknown occupants']),
    }),
    attorney: `${chance.pick(firstNames)} ${chance.pick(['B.', 'T.', 'M.'])} ${chance.pick(lastNames)}`,
    barNumber: String(chance.between(100_000, 399_999)),
    phone: `(${chance.pick(['312', '415', '305', '713'])}) 555-01${chance.between(10, 99)}`,
    ...(chance.happens(0.5) && { agent: chance.pick(agents) }),
    serviceAddress: `${chance.between(12, 9899)} ${chance.pick(streets)}${hasUnit ? `, Apt ${chance.between(1, 40)}` : ''}, ${facts.city}, ${state} ${facts.zip}${String(chance.between(1, 60)).padStart(2, '0')}`,
    filedOn: isoDay(year, month, chance.between(1, 14)),
    issuedOn: isoDay(year, month, chance.between(15, 28)),
    hearing: {
      day: isoDay(year, month + chance.between(1, 2), chance.between(1, 28)),
      time: chance.pick(['08:30', '09:00', '09:30', '10:15', '13:30', '14:00']),
      place: chance.pick(['Courtroom 4B', 'Room 1205', 'Dept. 12', 'Courtroom 301']),
    },
  };
}
