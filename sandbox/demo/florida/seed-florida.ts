/** Florida's courts in the portal: every county with its divisions and judges. */
import { flCases, flCaseTypes, flCourts, flDocketCodes, flJudicialOfficers } from '../../db/schema/florida.ts';
import type { DemoStep } from '../demo-step.ts';
import { casesIn } from './cases.ts';
import { floridaCourts } from './courts.ts';
import { caseTypes, divisions, docketCodes } from './policies.ts';

type Formats = (typeof flJudicialOfficers.$inferInsert)['proposedOrderFormats'];
const pdfAlone: Formats = ['pdf'];
const pdfOrWord: Formats = ['pdf', 'docx'];

const firstNames = ['Lucinda', 'Marcus', 'Yvette', 'Thaddeus', 'Carmela', 'Reginald', 'Solange', 'Everett', 'Ximena'];
const lastNames = ['Abreu', 'Cordell', 'Fontaine', 'Garrity', 'Ibanez', 'Kessel', 'Larrabee', 'Montrose', 'Oyelaran'];

/** Seeds the courts, the same on every run. */
export const seedFlorida: DemoStep = async ({ db }) => {
  await db.insert(flCourts).values([...floridaCourts]);
  await db.insert(flCaseTypes).values([...caseTypes]);
  await db.insert(flDocketCodes).values([...docketCodes]);
  await db.insert(flCases).values(floridaCourts.flatMap(casesIn));
  await db.insert(flJudicialOfficers).values(
    floridaCourts.flatMap(({ courtId, countyNumber }) =>
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
