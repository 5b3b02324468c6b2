/** Florida's courts in the portal: every county with its divisions and judges. */
import { flCases, flCaseTypes, flCourts, flDocketCodes, flJudicialOfficers } from '../../db/schema/florida.ts';
import type { DemoStep } from '../demo-step.ts';
import { casesOf } from './cases.ts';
import { counties } from './counties.ts';
import { caseTypes, divisions, docketCodes, partyRoles } from './policies.ts';

/** Ends of case numbers that are not the usual one, by county. */
const suffixes: Readonly<Record<string, string>> = { Orange: 'OAXXXX', Broward: 'AXXXCE', 'Miami-Dade': '0000XX' };

type Formats = (typeof flJudicialOfficers.$inferInsert)['proposedOrderFormats'];
const pdfAlone: Formats = ['pdf'];
const pdfOrWord: Formats = ['pdf', 'docx'];

const firstNames = ['Lucinda', 'Marcus', 'Yvette', 'Thaddeus', 'Carmela', 'Reginald', 'Solange', 'Everett', 'Ximena'];
const lastNames = ['Abreu', 'Cordell', 'Fontaine', 'Garrity', 'Ibanez', 'Kessel', 'Larrabee', 'Montrose', 'Oyelaran'];

/** Seeds the courts, the same on every run. */
export const seedFlorida: DemoStep = async ({ db }) => {
  const courts = counties.map(({ number, name, circuit, timeZone }) => ({
    courtId: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    countyNumber: number,
    county: name,
    name: `${name} County Circuit and County Courts`,
    circuit,
    timeZone,
    usualSuffix: suffixes[name] ?? 'XXXXXX',
    divisions: [...divisions],
    partyRoles: [...partyRoles],
  }));
  await db.insert(flCourts).values(courts);
  await db.insert(flCaseTypes).values([...caseTypes]);
  await db.insert(flDocketCodes).values([...docketCodes]);
  await db.insert(flCases).values(courts.flatMap(casesOf));
  await db.insert(flJudicialOfficers).values(
    courts.flatMap(({ courtId, countyNumber }) =>
      divisions.flatMap(({ divisionId }, place) =>
        Array.from({ length: 2 + ((countyNumber + place) % 3) }, (_, index) => {
          const number = countyNumber * 31 + place * 7 + index;
          const isMagistrate = index === 2;
          return {
            judicialOfficerId: `jo-${courtId}-${divisionId}-${index + 1}`,
            courtId,
            divisionId,
            name: `Hon. ${firstNames[number % firstNames.length]} ${lastNames[(number >> 1) % lastNames.length]}`,
            title: isMagistrate ? 'General Magistrate' : 'Circuit Judge',
            section: String(10 + place * 4 + index),
            proposedOrderFormats: number % 3 === 0 ? pdfAlone : pdfOrWord,
            wantsCoverLetter: number % 2 === 0,
          };
        }),
      ),
    ),
  );
};
