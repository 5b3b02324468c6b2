/** The filing service: its version, limits and cache. */
import { sql } from 'drizzle-orm';
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { readConfiguration, writeConfiguration } from './service-configuration.ts';

export const service = {
  getFilingVersion: () => ({ version: '1.0.0', apiVersion: '1', builtAt: '2026-01-05T12:00:00Z' }),

  getFilingConfiguration: ({ db }) => readConfiguration(db),

  updateFilingConfiguration: async ({ db, clock, session, body }) => {
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('filing-configuration'))`);
      const current = await readConfiguration(tx);
      if (body.version !== current.version) {
        throw problem(409, { code: 'version-conflict', detail: 'Someone else changed the configuration.' });
      }
      const limits = { ...current, ...body };
      if (limits.defaultMaxDocumentBytes > limits.defaultMaxEnvelopeBytes) {
        const errors = { defaultMaxDocumentBytes: ['A document cannot be larger than its envelope.'] };
        throw problem(422, { code: 'limits-contradict', detail: 'The limits contradict each other.', errors });
      }
      const changed = {
        ...limits,
        version: current.version + 1,
        updatedAt: clock.now().toISOString(),
        updatedBy: { userId: session.userId, name: session.name },
      };
      await writeConfiguration(tx, changed);
      return changed;
    });
  },

  // The sandbox caches nothing, so every region is empty.
  clearFilingOutputCache: () => undefined,
} satisfies Handlers<Operations>;
