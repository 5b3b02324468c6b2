import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients, users } from '../../db/schema/platform.ts';
import { demoPeople } from '../../demo/people.ts';

/** A demo person. The password is public. */
export interface DemoAccount {
  userId: number;
  userName: string;
  name: string;
  firm: string;
  position: string;
}

/** The demo people; empty without demo data. */
export async function demoAccounts(db: Database): Promise<DemoAccount[]> {
  const positions = new Map(demoPeople.map(({ userName, position }) => [userName, position]));
  const found = await db
    .select({ userId: users.userId, userName: users.userName, name: users.name, firm: clients.name })
    .from(users)
    .innerJoin(clients, eq(clients.clientId, users.clientId))
    .where(inArray(users.userName, [...positions.keys()]))
    .orderBy(users.userId);
  return found.map((person) => ({ ...person, position: positions.get(person.userName) ?? '' }));
}
