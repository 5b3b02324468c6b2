/** An order's matter. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { mappings } from '../../db/schema/integration.ts';
import { problem } from '../../http/problem.ts';

/** The matter columns of an order. */
export interface OrderMatter {
  mappingId: string;
  clientReference: string;
  /** Without the reference: `Ortega v. Lakeshore Holdings LLC`. */
  matterName: string;
}

/** The part of a mapping's text needed here. */
const mappingText = z.object({ DisplayName: z.string() });

/**
 * Looks up the firm's mapping.
 * @throws ProblemError 422 `unknown-mapping` for an unknown mapping.
 */
export async function readOrderMatter(db: Database, clientId: number, mappingId: string): Promise<OrderMatter> {
  const [row] = await db
    .select()
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), eq(mappings.mappingId, mappingId)));
  if (!row) {
    const errors = { mappingId: ['The mapping does not exist.'] };
    throw problem(422, { code: 'unknown-mapping', detail: 'The firm doesn’t have this mapping.', errors });
  }
  return { mappingId, clientReference: row.clientReference, matterName: matterName(row.json, row.clientReference) };
}

function matterName(json: string, clientReference: string): string {
  try {
    const { DisplayName } = mappingText.parse(JSON.parse(json));
    const prefix = `${clientReference} - `;
    return DisplayName.startsWith(prefix) ? DisplayName.slice(prefix.length) : DisplayName;
  } catch {
    return clientReference;
  }
}
