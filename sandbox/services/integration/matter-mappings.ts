/** Mappings of matters by the firm's references, for orders of many matters at once. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { mappings, matters } from '../../db/schema/integration.ts';
import { clients, retailers } from '../../db/schema/platform.ts';

/**
 * The mappings of references, by reference. A reference that names a matter of the connected system is mapped now; one that
 * names none has no mapping.
 */
export async function mapMatters(
  tx: Database,
  clientId: number,
  references: readonly string[],
  { now, newId = randomUUID }: { now: Date; newId?: () => string },
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(references)].filter((reference) => reference !== '');
  const mapped = await readMappings(tx, clientId, wanted);
  const missing = wanted.filter((reference) => !mapped.has(reference));
  if (missing.length === 0) return mapped;
  const found = await tx
    .select()
    .from(matters)
    .where(
      and(eq(matters.clientId, clientId), inArray(matters.displayName, missing), ne(matters.retailerReference, '')),
    );
  if (found.length === 0) return mapped;
  const [firm] = await tx
    .select({ retailerCode: retailers.retailerCode })
    .from(clients)
    .innerJoin(retailers, eq(clients.retailerId, retailers.retailerId))
    .where(eq(clients.clientId, clientId));
  await tx
    .insert(mappings)
    .values(
      found.map(({ displayName, description, matterReference, retailerReference }) => ({
        mappingId: newId(),
        clientId,
        clientReference: displayName,
        matterId: matterReference,
        json: JSON.stringify({
          ClientReference: displayName,
          MatterReference: matterReference,
          RetailerReference: retailerReference,
          RetailerCode: firm?.retailerCode,
          DisplayName: [displayName, description].filter(Boolean).join(' - '),
        }),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
  return readMappings(tx, clientId, wanted);
}

async function readMappings(
  tx: Database,
  clientId: number,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const known = await tx
    .select({ clientReference: mappings.clientReference, mappingId: mappings.mappingId })
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), inArray(mappings.clientReference, [...references])));
  return new Map(known.map(({ clientReference, mappingId }) => [clientReference, mappingId]));
}
