import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connection.ts';
import { attorneys } from '../../db/schema/filing-accounts.ts';
import type { users } from '../../db/schema/platform.ts';
import { statesWithAccounts } from '../state-capabilities.ts';

/**
 * Registers a firm's first person as its attorney with every state's provider that keeps them. In production, the firm registers attorneys
 * with the provider; without one, it can't file.
 */
export async function registerAttorney(db: Database, user: typeof users.$inferSelect): Promise<void> {
  const [first = user.name, ...rest] = user.name.split(/\s+/);
  await db.insert(attorneys).values(
    statesWithAccounts.map((state) => ({
      attorneyId: randomUUID(),
      clientId: user.clientId,
      state,
      firstName: first,
      lastName: rest.join(' ') || first,
      barNumber: String(6_400_000 + user.userId),
      email: user.email,
    })),
  );
}
