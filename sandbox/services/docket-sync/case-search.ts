/** Searching the providers' cases. PACER charges for each page of results. */

import type { Database } from '../../db/connection.ts';
import { plainText } from '../../db/plain-text.ts';
import type { Operations } from '../../generated/docket-sync/operations.ts';
import type { CaseSearchResult } from '../../generated/docket-sync/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { type CourtRecord, casesOf, dayLength, partiesOf } from '../../simulators/dockets/court-records.ts';
import { pacerPrice, searchPageSize } from '../../simulators/dockets/pacer-prices.ts';
import { pacer, providerOf } from '../../simulators/dockets/providers.ts';
import { readChanges } from './docket-changes.ts';
import { trackedOrders } from './docket-order-store.ts';
import { buy, toReceipt } from './pacer-ledger.ts';
import { countSearch, requireAccount } from './provider-access.ts';

/** More is too much for the providers. */
const mostResults = 1000;
/** Shorter names and titles find too much. */
const leastLetters = 2;

export const caseSearch = {
  searchDocketCases: async ({ db, clock, session, query, headers }) => {
    const now = clock.now();
    const provider = providerOf(query.providerId);
    const account = await requireAccount(db, provider, { clientId: session.clientId, now });
    const refused = await countSearch(db, session.clientId, now);
    if (refused) return refused;
    const found = casesOf(query.providerId).filter(
      (record) =>
        (query.CourtId === undefined || record.courtId === query.CourtId) &&
        (query.CourtSystemId === undefined || record.courtSystemId === query.CourtSystemId) &&
        (query.State === undefined || record.state === query.State) &&
        (query.Federal === undefined || record.federal === query.Federal) &&
        matches(record, query.CaseSearchType, query.SearchTerm),
    );
    const isShort = query.CaseSearchType !== 'CaseNumber' && normal(query.SearchTerm).length < leastLetters;
    if (isShort || found.length > mostResults)
      throw problem(422, {
        code: 'too-many-results',
        detail: 'The search finds too many cases. Enter more of the name.',
      });
    const start = (query.Page - 1) * searchPageSize;
    const items = found.slice(start, start + searchPageSize);
    const purchase =
      provider === pacer
        ? await chargeSearch(db, session, {
            term: query.SearchTerm,
            clientCode: account.clientCode,
            key: headers['Idempotency-Key'],
            now,
          })
        : undefined;
    return {
      page: query.Page,
      pageSize: searchPageSize,
      total: found.length,
      ...(purchase ? { receipt: toReceipt(purchase) } : {}),
      readAt: now.toISOString(),
      items: await toResults(db, session, items, { type: query.CaseSearchType, term: query.SearchTerm }),
    };
  },
} satisfies Handlers<Operations>;

async function chargeSearch(
  db: Database,
  { clientId, userId, name }: Session,
  { term, clientCode, key, now }: { term: string; clientCode: string | null; key: string | undefined; now: Date },
) {
  const wanted = {
    clientId,
    userId,
    userName: name,
    kind: 'search' as const,
    description: `Search: ${term}`,
    pages: 1,
    amountCents: pacerPrice('search', 1),
    clientCode: clientCode ?? undefined,
    key,
  };
  const [purchase] = await db.transaction((tx) => buy(tx, [wanted], now));
  return purchase;
}

/** Lower-case letters and digits without accents, single spaces. */
export const normal = (text: string): string =>
  plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function matches(record: CourtRecord, type: 'CaseNumber' | 'PartyName' | 'CaseTitle', term: string): boolean {
  if (type === 'CaseNumber') return isNumber(record.caseNumber, term);
  if (record.isSealed) return false;
  return type === 'CaseTitle'
    ? normal(record.caseTitle).includes(normal(term))
    : matchedParty(record, term) !== undefined;
}

/** Numbers are compared without dashes; an office or a defendant may be left out. */
function isNumber(caseNumber: string, term: string): boolean {
  const digits = (text: string) => normal(text).replaceAll(' ', '');
  const asked = digits(term);
  const whole = digits(caseNumber);
  if (asked === '') return false;
  const withoutOffice = digits(caseNumber.replace(/^\d:/, ''));
  const withoutDefendant = digits(caseNumber.replace(/(-cr-\d{5})-\d+$/, '$1'));
  return [
    whole,
    withoutOffice,
    withoutDefendant,
    digits(caseNumber.replace(/^\d:/, '').replace(/(-cr-\d{5})-\d+$/, '$1')),
  ].includes(asked);
}

function matchedParty(record: CourtRecord, term: string): string | undefined {
  const [last = '', first = ''] = term.split(',').map(normal);
  return partiesOf(record)
    .map(({ person, organization }) => organization ?? `${person?.given ?? ''} ${person?.surname ?? ''}`.trim())
    .find((name) => normal(name).includes(last) && normal(name).includes(first));
}

async function toResults(
  db: Database,
  { clientId }: Session,
  records: readonly CourtRecord[],
  { type, term }: { type: string; term: string },
): Promise<CaseSearchResult[]> {
  const tracked = await trackedOrders(db, clientId);
  const sealed = new Set(
    (
      await readChanges(
        db,
        records.map(({ providerCaseId }) => providerCaseId),
      )
    )
      .filter(({ kind }) => kind === 'seal-case')
      .map(({ providerCaseId }) => providerCaseId),
  );
  return records.map((record) => {
    const shared = {
      caseId: record.providerCaseId,
      providerId: record.providerId,
      caseNumber: record.caseNumber,
      courtSystemId: record.courtSystemId,
      courtId: record.courtId,
      courtName: record.courtName,
      ...(record.pacerCourt ? { pacerCourt: record.pacerCourt } : {}),
      state: record.state,
      federal: record.federal,
      isSubscribed: tracked.has(record.providerCaseId),
      ...(record.defendantNumber ? { defendantNumber: record.defendantNumber } : {}),
    };
    if (record.isSealed || sealed.has(record.providerCaseId))
      return { ...shared, caseTitle: 'Sealed case', isSealed: true };
    const party = type === 'PartyName' ? matchedParty(record, term) : undefined;
    return {
      ...shared,
      caseTitle: record.caseTitle,
      caseType: record.caseType,
      judge: record.judge,
      status: record.closedDay ? 'Disposed' : 'Active',
      filedDate: new Date(record.filedDay * dayLength).toISOString().slice(0, 10),
      ...(party ? { matchedParty: party } : {}),
    };
  });
}
