/** What a court of California offers for content, read once for a check. The court's own system has the tables. */
import type { Database } from '../../db/connection.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type {
  CodeName,
  CourtPolicy,
  MultisourceCaseType,
  MultisourceDocumentType,
  StateCode,
} from '../../generated/filing/schemas.ts';
import { findCourt } from '../../services/filing/codes/court.ts';
import { usualPolicy } from '../../services/filing/codes/usual-policy.ts';
import { isExistingCase } from '../../services/filing/filing-content.ts';
import {
  findMultisourceCourt,
  isPhysical,
  readTables,
  type StoredCourt,
} from '../../services/filing/multisource-store.ts';
import { capabilityOf } from '../../services/state-capabilities.ts';
import { timeZoneOfState } from '../../services/time-zone-of-state.ts';
import { facts as portal } from '../granicus/facts.ts';
import { records as portalRecords } from '../granicus/records.ts';
import type { ContentRules } from '../provider.ts';
import { caseExtra } from './codec.ts';

export interface CaliforniaRules extends ContentRules {
  court: { code: string; name: string };
  isPhysical: boolean;
  filingFlows: StoredCourt['filingFlows'];
  divisions: StoredCourt['divisions'];
  /** The chosen category; undefined when the court lacks it. */
  category: CodeName | undefined;
  /** Case types of the chosen category by code; undefined for a category that the court lacks. */
  caseTypes: ReadonlyMap<string, MultisourceCaseType> | undefined;
  partyTypes: ReadonlyMap<string, string>;
  documentTypes: ReadonlyMap<string, MultisourceDocumentType>;
  policy: Omit<CourtPolicy, 'courtCode'>;
}

/** Undefined for a court that the state doesn't have. */
export async function readRules(
  db: Database,
  state: StateCode,
  content: FilingContent,
): Promise<CaliforniaRules | undefined> {
  const { courtCode, caseCategoryCode } = content;
  const court = courtCode === undefined ? undefined : await findMultisourceCourt(db, state, courtCode);
  const system = court && (await readTables(db, state, court.provider));
  if (!court || !system) return readServiceRules(db, state, content);
  const { tables, policy } = system;
  const category = tables.caseCategories.find(({ code }) => code === caseCategoryCode);
  return {
    court: { code: court.courtId, name: court.name },
    isPhysical: isPhysical(court),
    filingFlows: court.filingFlows,
    divisions: court.divisions,
    category,
    caseTypes: category && new Map(category.caseTypes.map((type) => [type.code, type])),
    partyTypes: new Map(tables.partyTypes.map(({ code, name }) => [code, name])),
    documentTypes: new Map(tables.documentTypes.map((type) => [type.code, type])),
    filingTypes: new Map(
      tables.documentTypes.map(({ code, name }) => [code, { type: { name }, documentTypes: new Map() }]),
    ),
    policy,
  };
}

/** Tells whether content is only served: it goes to no clerk. */
export const isServiceAlone = ({ filings }: FilingContent): boolean =>
  filings.length > 0 && filings.every(({ action }) => action === 'Serve');

/** Tells whether content asks for the price of service alone: recipients and no filings. */
export const isPricedAlone = (content: FilingContent): boolean =>
  isExistingCase(content) && content.filings.length === 0 && caseExtra(content).serviceRecipients.length > 0;

/** Tells whether content orders printed copies for chambers, which files nothing. */
export const isCourtesyCopy = (content: FilingContent): boolean =>
  isExistingCase(content) && caseExtra(content).courtesyCopy !== undefined;

/** Tells whether One Legal carries content in states of other providers, too: it reaches no clerk. */
export const isCarriedAnywhere = (content: FilingContent): boolean =>
  isServiceAlone(content) || isPricedAlone(content) || isCourtesyCopy(content);

/** A court of a state of another provider, in whichever system keeps it. */
async function findServedCourt(db: Database, state: StateCode, courtCode: string) {
  const court = await findCourt(db, state, courtCode);
  if (court) return { code: court.code, name: court.name, timeZone: court.timeZone };
  if (capabilityOf(state).provider !== portal.id) return undefined;
  const { courtName, courtTimeZone } = portalRecords;
  const name = await courtName(db, state, courtCode);
  return name === undefined
    ? undefined
    : { code: courtCode, name, timeZone: (await courtTimeZone(db, state, courtCode)) ?? null };
}

/** Courts of other states take no filings through One Legal, but in their cases it serves and delivers, too. */
async function readServiceRules(
  db: Database,
  state: StateCode,
  content: FilingContent,
): Promise<CaliforniaRules | undefined> {
  const { courtCode } = content;
  const court = courtCode && isCarriedAnywhere(content) ? await findServedCourt(db, state, courtCode) : undefined;
  if (!court) return undefined;
  const timeZone = court.timeZone ?? timeZoneOfState(state) ?? 'America/Los_Angeles';
  const { courtTimeZone, lastUpdated, ...policy } = usualPolicy({
    state,
    location: court.code,
    timeZone,
    now: new Date(0),
  });
  return {
    court: { code: court.code, name: court.name },
    isPhysical: false,
    filingFlows: ['existing-case'],
    divisions: [],
    category: undefined,
    caseTypes: undefined,
    partyTypes: new Map(),
    documentTypes: new Map(),
    filingTypes: new Map(),
    policy: { ...policy, courtTimeZone, lastUpdated: lastUpdated.toISOString() },
  };
}
