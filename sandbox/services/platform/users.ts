/** The people in the caller's firm, and their roles. */
import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { roles, userRoles, users } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/platform/operations.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { requireOwnFirm } from './clients.ts';

type UserRow = typeof users.$inferSelect;

const sortColumns = { name: users.name, userName: users.userName, email: users.email, createdAt: users.createdAt };

export const people = {
  listClientUsers: async ({ db, session, params, query }) => {
    requireOwnFirm(session, params.clientId);
    const { name, email } = query;
    const where = and(
      eq(users.clientId, session.clientId),
      name ? containsText(users.name, name) : undefined,
      email ? containsText(users.email, email) : undefined,
    );
    return page(db, where, asc(users.name), query);
  },

  searchUsers: async ({ db, session, query }) => {
    const { name } = query;
    const where = and(
      eq(users.clientId, session.clientId),
      name ? or(...[users.name, users.userName, users.email].map((text) => containsText(text, name))) : undefined,
    );
    return page(db, where, order(query.orderBy), query);
  },

  getUser: async ({ db, session, params }) => {
    const user = await findUser(db, session, params.userId);
    return toUser(user, await rolesOf(db, [user.userId]));
  },

  getUserRoles: async ({ db, session, params }) => {
    const { userId } = await findUser(db, session, params.userId);
    const found = await db
      .select({ roleId: roles.roleId, roleName: roles.roleName })
      .from(userRoles)
      .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
      .where(eq(userRoles.userId, userId))
      .orderBy(roles.roleId);
    return { userId, roles: found };
  },
} satisfies Handlers<Operations>;

/** @throws ProblemError 404 for a person of another firm. */
export async function findUser(db: Database, session: Session, userId: number): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.clientId, session.clientId)));
  if (!user) throw notFound('The person does not exist.');
  return user;
}

async function page(
  db: Database,
  where: SQL | undefined,
  orderBy: SQL,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db.select().from(users).where(where).orderBy(orderBy, users.userId).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  const named = await rolesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return { items: rows.map((row) => toUser(row, named)), total: counted?.total ?? 0 };
}

/** `createdAt desc` → SQL; the contract has validated the text. */
function order(text: string): SQL {
  const [property, direction] = text.split(' ');
  const column = Object.entries(sortColumns).find(([name]) => name === property)?.[1] ?? users.name;
  return direction === 'desc' ? desc(column) : asc(column);
}

/** The names of people's roles, by person. */
async function rolesOf(db: Database, userIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const found = await db
    .select({ userId: userRoles.userId, roleName: roles.roleName })
    .from(userRoles)
    .innerJoin(roles, eq(roles.roleId, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(roles.roleId);
  return new Map(
    Map.groupBy(found, ({ userId }) => userId)
      .entries()
      .map(([userId, each]) => [userId, each.map(({ roleName }) => roleName)]),
  );
}

function toUser({ passwordHash: _, createdAt, ...user }: UserRow, named: ReadonlyMap<number, string[]>) {
  return { ...user, createdAt: createdAt.toISOString(), roleNames: named.get(user.userId) ?? [] };
}
