/** Profile settings of a firm (type 5) or person (type 6). A service's value overrides the general one. */
import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { clients, profileSettings, services } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/platform/operations.ts';
import type { UpsertProfileSettingCommandOutput } from '../../generated/platform/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { requireOwnFirm } from './clients.ts';
import { requireAdministrator } from './require-administrator.ts';
import { findUser } from './users.ts';

const ofFirm = 5;
/** In the columns `userId` and `serviceId`: applies to all. */
const all = 0;
/** The one firm setting that anyone may change; others need an administrator. */
const onboardingKey = 'hascompletedonboarding';

type SettingRow = typeof profileSettings.$inferSelect;

export const settings = {
  listClientSettings: async ({ db, session, params, query }) => {
    requireOwnFirm(session, params.clientId);
    const names = query.settingNames?.map(keyOf);
    if (names?.length === 0) return [];
    const partyId = await partyOf(db, session);
    const found = await inForce(db, { partyId, userId: all, serviceId: query.serviceId }, (name) =>
      names ? inArray(name, names) : undefined,
    );
    return found.map(toValue);
  },

  getUserSetting: async ({ db, session, params, query }) => {
    // People see only their own settings; others return 404.
    if (params.userId !== session.userId) throw notFound('The setting does not exist.');
    const partyId = await partyOf(db, session);
    const owner = { partyId, userId: session.userId, serviceId: query.serviceId };
    const [setting] = await inForce(db, owner, (name) => eq(name, keyOf(params.settingName)));
    if (!setting) throw notFound('The setting has no value.');
    return toValue(setting);
  },

  upsertProfileSetting: async ({ db, clock, session, body }) => {
    const owner = await ownerOf(db, session, body);
    if (!isHarmless(body)) requireAdministrator(session);
    const serviceId = await knownService(db, body.serviceId);
    const values = {
      name: body.name,
      value: body.value,
      profileSettingType: body.profileSettingType,
      isSensitive: body.isSensitive,
      readOnlyForType: body.readOnlyForType ?? null,
      updatedAt: clock.now(),
    };
    const [stored] = await db
      .insert(profileSettings)
      .values({ ...owner, serviceId, nameKey: keyOf(body.name), ...values })
      .onConflictDoUpdate({
        target: [profileSettings.partyId, profileSettings.userId, profileSettings.serviceId, profileSettings.nameKey],
        set: values,
        setWhere: or(
          isNull(profileSettings.readOnlyForType),
          ne(profileSettings.readOnlyForType, body.profileSettingType),
        ),
      })
      .returning();
    if (!stored) throw problem(403, { code: 'setting-read-only', detail: 'This setting is read-only.' });
    return {
      profileSettingType: stored.profileSettingType,
      name: stored.name,
      value: stored.isSensitive ? null : stored.value,
      partyId: stored.partyId,
      userId: stored.userId === all ? null : stored.userId,
      serviceId: stored.serviceId === all ? null : stored.serviceId,
      isSensitive: stored.isSensitive,
      readOnlyForType: stored.readOnlyForType,
    };
  },
} satisfies Handlers<Operations>;

/**
 * Tells whether a change binds nobody else: it locks no setting, which would hold for administrators, too; and all that it
 * does to the firm's onboarding is to complete it.
 */
function isHarmless({ profileSettingType, readOnlyForType, isSensitive, value }: UpsertProfileSettingCommandOutput) {
  if ((readOnlyForType ?? null) !== null) return false;
  return profileSettingType !== ofFirm || (value === 'true' && !isSensitive);
}

/** The owner and the service. */
interface Scope {
  partyId: number;
  userId: number;
  serviceId: number | undefined;
}

/** One row per name: the service's if any. */
async function inForce(
  db: Database,
  { partyId, userId, serviceId }: Scope,
  named: (nameKey: typeof profileSettings.nameKey) => SQL | undefined,
): Promise<SettingRow[]> {
  const rows = await db
    .select()
    .from(profileSettings)
    .where(
      and(
        eq(profileSettings.partyId, partyId),
        eq(profileSettings.userId, userId),
        inArray(profileSettings.serviceId, [all, serviceId ?? all]),
        named(profileSettings.nameKey),
      ),
    )
    .orderBy(profileSettings.serviceId, profileSettings.nameKey);
  // General rows come first, so a service's row replaces them.
  return [...new Map(rows.map((row) => [row.nameKey, row])).values()];
}

async function partyOf(db: Database, session: Session): Promise<number> {
  const [firm] = await db
    .select({ partyId: clients.partyId })
    .from(clients)
    .where(eq(clients.clientId, session.clientId));
  if (!firm) throw notFound('The firm does not exist.');
  return firm.partyId;
}

/**
 * @throws ProblemError 422 without the owner the type requires, 404 outside the firm, 403 for a colleague's setting or,
 * unless an administrator, a firm's.
 */
async function ownerOf(
  db: Database,
  session: Session,
  command: { profileSettingType: 5 | 6; name: string; partyId?: number; userId?: number },
): Promise<{ partyId: number; userId: number }> {
  const partyId = await partyOf(db, session);
  if (command.partyId !== undefined && command.partyId !== partyId) throw notFound('The firm does not exist.');
  if (command.profileSettingType === ofFirm) {
    if (command.partyId === undefined) throw ownerMissing('partyId', "A firm's setting needs partyId.");
    if (keyOf(command.name) !== onboardingKey) requireAdministrator(session);
    return { partyId, userId: all };
  }
  if (command.userId === undefined) throw ownerMissing('userId', "A person's setting needs userId.");
  if (command.userId !== session.userId) {
    await findUser(db, session, command.userId);
    throw problem(403, { code: 'not-own-setting', detail: 'The setting belongs to another person.' });
  }
  return { partyId, userId: session.userId };
}

function ownerMissing(field: string, detail: string) {
  return problem(422, { code: 'setting-owner-missing', detail, errors: { [field]: [detail] } });
}

async function knownService(db: Database, serviceId: number | undefined): Promise<number> {
  if (serviceId === undefined) return all;
  const found = await db
    .select({ serviceId: services.serviceId })
    .from(services)
    .where(eq(services.serviceId, serviceId));
  if (found.length === 0) {
    const detail = 'The service does not exist.';
    throw problem(422, { code: 'service-unknown', detail, errors: { serviceId: [detail] } });
  }
  return serviceId;
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

function toValue({ name, value, isSensitive, profileSettingType, serviceId }: SettingRow) {
  return {
    settingName: name,
    settingValue: isSensitive ? null : value,
    profileSettingType,
    serviceId: serviceId === all ? undefined : serviceId,
  };
}
