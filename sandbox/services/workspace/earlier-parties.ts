/** The parties that a firm entered in earlier cases. */
import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Party, StateCode } from '../../generated/filing/schemas.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { EarlierParty } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { partyName } from '../filing/filing-content.ts';

export const earlierParties = {
  searchEarlierParties: ({ db, session, params: { state }, query: { search, limit } }) =>
    findParties(db, session, { state, search, limit }),
} satisfies Handlers<Operations>;

interface PartySearch {
  state: StateCode;
  search: string;
  limit: number;
}

/** Enough rows that parties filed many times still leave `limit` different ones. */
const rowsPerParty = 20;

async function findParties(db: Database, { clientId }: Session, { state, search, limit }: PartySearch) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const name = sql`concat_ws(' ', party ->> 'organizationName', party -> 'person' ->> 'firstName', party -> 'person' ->> 'middleName', party -> 'person' ->> 'lastName')`;
  const confidential = db
    .select({ entry: sql`entry` })
    .from(sql`jsonb_array_elements(${envelopes.content} -> 'filings') as entry`)
    .where(sql`entry ->> 'security' <> 'public'`);
  const rows = await db
    .select({
      party: sql<Party>`party`,
      orderId: orders.orderId,
      caseTitle: orders.caseTitle,
      courtName: orders.courtName,
      submittedAt: envelopes.submittedAt,
    })
    .from(envelopes)
    .innerJoin(orders, eq(orders.orderId, envelopes.orderId))
    .innerJoinLateral(sql`jsonb_array_elements(${envelopes.content} -> 'parties') as party`, sql`true`)
    .where(
      and(
        eq(orders.clientId, clientId),
        eq(orders.state, state),
        ne(orders.status, 'draft'),
        ...words.map((word) => containsText(name, word)),
        notExists(confidential),
      ),
    )
    .orderBy(desc(envelopes.submittedAt), desc(orders.orderId))
    .limit(limit * rowsPerParty);
  const known = new Map<string, EarlierParty>();
  for (const { party, courtName, submittedAt, ...order } of rows) {
    const key = `${party.kind} ${partyName(party).toLowerCase()}`;
    if (known.has(key)) continue;
    const { kind, person, organizationName, email, phone, address } = party;
    known.set(key, {
      kind,
      ...(kind === 'person' ? { person } : { organizationName }),
      email,
      phone,
      address,
      ...order,
      courtName: courtName ?? '',
      submittedAt: submittedAt.toISOString(),
    });
  }
  return [...known.values()].slice(0, limit);
}
