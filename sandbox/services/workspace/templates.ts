/** The firm's filing templates. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { filingTemplates } from '../../db/schema/filing-templates.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/platform.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Operations } from '../../generated/workspace/operations.ts';
import type { FilingTemplate } from '../../generated/workspace/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { flowOf } from '../filing/filing-content.ts';
import { templateContent } from './template-content.ts';

type TemplateRow = typeof filingTemplates.$inferSelect;

const maxTemplates = 200;

export const templates = {
  listTemplates: async ({ db, session }) => {
    const isAdministrator = await administers(db, session);
    const rows = await db.select().from(filingTemplates).where(ofFirm(session)).orderBy(asc(filingTemplates.name));
    return rows.map((row) => toTemplate(row, session, isAdministrator));
  },

  createTemplate: async ({ db, clock, session, body: { orderId, name, idempotencyKey } }) => {
    const made = await findByKey(db, session, idempotencyKey);
    if (made) return made;
    const { state, provider, content } = await readFiled(db, session, orderId);
    const saved = await templateContent(db, { clientId: session.clientId, state, provider }, content);
    if (!saved) {
      const detail = 'Choose a court before you save a template.';
      throw problem(422, { code: 'not-a-court-filing', detail, errors: { orderId: [detail] } });
    }
    const [existing] = await db.select({ count: count() }).from(filingTemplates).where(ofFirm(session));
    if ((existing?.count ?? 0) >= maxTemplates) {
      const detail = `A firm has ${maxTemplates} templates at most. Delete one first.`;
      throw problem(422, { code: 'too-many-templates', detail });
    }
    try {
      const [row] = await db
        .insert(filingTemplates)
        .values({
          clientId: session.clientId,
          name: requireName(name),
          state,
          filingFlow: flowOf(content),
          content: saved,
          createdByUserId: session.userId,
          createdByName: session.name,
          createdAt: clock.now(),
          idempotencyKey,
        })
        .returning();
      if (!row) throw new Error('The template was not inserted.');
      return toTemplate(row, session, true);
    } catch (error) {
      // The key was used a moment ago, or else the name is.
      const other = isUniqueViolation(error) ? await findByKey(db, session, idempotencyKey) : undefined;
      if (other) return other;
      throw asNameProblem(error);
    }
  },

  renameTemplate: async ({ db, session, params: { templateId }, body }) => {
    await requireChangeable(db, session, templateId);
    return change(db, session, templateId, { name: requireName(body.name) });
  },

  deleteTemplate: async ({ db, clock, session, params: { templateId } }) => {
    const { deletedAt } = await requireOwned(db, session, templateId);
    if (deletedAt === null) await change(db, session, templateId, { deletedAt: clock.now() });
    return undefined;
  },

  restoreTemplate: async ({ db, session, params: { templateId } }) => {
    await requireOwned(db, session, templateId);
    return change(db, session, templateId, { deletedAt: null });
  },
} satisfies Handlers<Operations>;

const ofFirm = ({ clientId }: Session) =>
  and(eq(filingTemplates.clientId, clientId), isNull(filingTemplates.deletedAt));

/** The order's content, as submitted or as saved in the draft. */
async function readFiled(db: Database, { clientId }: Session, orderId: number) {
  const [found] = await db
    .select({ state: orders.state, provider: orders.provider, submitted: envelopes.content, saved: drafts.content })
    .from(orders)
    .leftJoin(envelopes, eq(envelopes.orderId, orders.orderId))
    .leftJoin(drafts, eq(drafts.orderId, orders.orderId))
    .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)));
  const content: FilingContent | null | undefined = found?.submitted ?? found?.saved;
  if (!found || !content) throw notFound('The order does not exist, or is no court filing.');
  return { state: found.state, provider: found.provider, content };
}

async function findByKey(db: Database, session: Session, idempotencyKey: string) {
  const [row] = await db
    .select()
    .from(filingTemplates)
    .where(and(eq(filingTemplates.clientId, session.clientId), eq(filingTemplates.idempotencyKey, idempotencyKey)));
  return row && toTemplate(row, session, row.createdByUserId === session.userId);
}

/** A template of the firm that the caller may change, deleted or not. @throws ProblemError 404, 403. */
async function requireOwned(db: Database, session: Session, templateId: string): Promise<TemplateRow> {
  const [row] = await db
    .select()
    .from(filingTemplates)
    .where(and(eq(filingTemplates.templateId, templateId), eq(filingTemplates.clientId, session.clientId)));
  if (!row) throw notFound('The template does not exist.');
  if (row.createdByUserId !== session.userId && !(await administers(db, session))) {
    const detail = `Only ${row.createdByName} and your firm's administrators can change this template.`;
    throw problem(403, { code: 'not-your-template', detail });
  }
  return row;
}

async function requireChangeable(db: Database, session: Session, templateId: string): Promise<void> {
  const { deletedAt } = await requireOwned(db, session, templateId);
  if (deletedAt !== null) throw notFound('The template was deleted.');
}

async function change(
  db: Database,
  session: Session,
  templateId: string,
  changes: Partial<Pick<TemplateRow, 'name' | 'deletedAt'>>,
): Promise<FilingTemplate> {
  try {
    const [row] = await db
      .update(filingTemplates)
      .set(changes)
      .where(eq(filingTemplates.templateId, templateId))
      .returning();
    if (!row) throw notFound('The template does not exist.');
    return toTemplate(row, session, true);
  } catch (error) {
    throw asNameProblem(error);
  }
}

function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  const detail = 'Enter a name.';
  throw problem(422, { code: 'name-required', detail, errors: { name: [detail] } });
}

function asNameProblem(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  const detail = 'Your firm already has a template with this name.';
  return problem(409, { code: 'template-exists', detail, errors: { name: [detail] } });
}

async function administers(db: Database, { userId }: Session): Promise<boolean> {
  const [user] = await db
    .select({ isAdministrator: users.userAdministrator })
    .from(users)
    .where(eq(users.userId, userId));
  return user?.isAdministrator ?? false;
}

function toTemplate(row: TemplateRow, { userId }: Session, isAdministrator: boolean): FilingTemplate {
  return {
    templateId: row.templateId,
    name: row.name,
    state: row.state,
    filingFlow: row.filingFlow,
    createdBy: { userId: row.createdByUserId, name: row.createdByName },
    createdAt: row.createdAt.toISOString(),
    mayChange: isAdministrator || row.createdByUserId === userId,
    content: row.content,
  };
}
