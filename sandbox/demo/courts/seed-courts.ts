/** Seeds the demo courts and their invented code tables. */
import { bulkInsert } from '../../db/bulk-insert.ts';
import { wholeState } from '../../db/schema/code-table-row.ts';
import {
  caseCategories,
  caseTypes,
  courtPolicies,
  courts,
  crossReferences,
  damageAmounts,
  dataFields,
  disclaimerRequirements,
  filerTypes,
  partyTypes,
  procedureRemedies,
  serviceTypes,
} from '../../db/schema/codes.ts';
import {
  addressStates,
  countries,
  documentTypes,
  filingComponents,
  filingTypes,
  languages,
  motionTypes,
  nameSuffixes,
  optionalServices,
} from '../../db/schema/filing-codes.ts';
import { stateCapabilities } from '../../services/state-capabilities.ts';
import type { Demo } from '../demo-step.ts';
import * as caseRows from './case-rows.ts';
import { demoCourts } from './court-list.ts';
import * as filingRows from './filing-rows.ts';
import { addressStateNames, countryNames, languageNames, suffixes } from './state-tables.ts';
import { tableSets } from './table-sets.ts';

/** Courts of all eleven states, with code tables for Tyler states. */
export async function seedCourts({ db, now }: Demo): Promise<void> {
  const of = <Row>(rows: (set: (typeof tableSets)[number]) => Row[]): Row[] => tableSets.flatMap(rows);
  await bulkInsert(db, courts, demoCourts());
  await bulkInsert(
    db,
    courtPolicies,
    tableSets.map((set) => caseRows.policyRow(set, now)),
  );
  await bulkInsert(db, caseCategories, of(caseRows.categoryRows));
  await bulkInsert(db, caseTypes, of(caseRows.caseTypeRows));
  await bulkInsert(db, partyTypes, of(caseRows.partyTypeRows));
  await bulkInsert(db, crossReferences, of(caseRows.crossReferenceRows));
  await bulkInsert(db, procedureRemedies, of(caseRows.procedureRows));
  await bulkInsert(db, damageAmounts, of(caseRows.damageRows));
  await bulkInsert(db, dataFields, of(caseRows.dataFieldRows));
  await bulkInsert(db, serviceTypes, of(caseRows.serviceTypeRows));
  await bulkInsert(db, filerTypes, of(caseRows.filerTypeRows));
  await bulkInsert(db, disclaimerRequirements, of(caseRows.disclaimerRows));
  await bulkInsert(db, filingTypes, of(filingRows.filingTypeRows));
  await bulkInsert(db, filingComponents, of(filingRows.componentRows));
  await bulkInsert(db, documentTypes, of(filingRows.documentTypeRows));
  await bulkInsert(db, motionTypes, of(filingRows.motionTypeRows));
  await bulkInsert(db, optionalServices, of(filingRows.optionalServiceRows));
  await seedStateTables({ db, now });
}

/** Tables shared by all courts of a state. */
async function seedStateTables({ db }: Demo): Promise<void> {
  const states = stateCapabilities.filter(({ provider }) => provider === 'tyler').map(({ state }) => state);
  const inEachState = <Row>(rows: Row[]) =>
    states.flatMap((state) => rows.map((row) => ({ ...row, state, location: wholeState })));
  await bulkInsert(db, nameSuffixes, inEachState(suffixes.map(([code, name]) => ({ code, name }))));
  await bulkInsert(
    db,
    languages,
    inEachState(languageNames.map((name, index) => ({ code: String(3301 + index), name }))),
  );
  await bulkInsert(db, countries, inEachState(countryNames.map(([code, name]) => ({ code, name }))));
  await bulkInsert(
    db,
    addressStates,
    inEachState(addressStateNames.map(([code, name]) => ({ code, name, countryCode: 'US' }))),
  );
}
