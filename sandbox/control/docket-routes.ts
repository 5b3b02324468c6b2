/** Plays the courts and docket providers: changes a docket, seals a case, takes a provider down, refuses an account. */
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { docketChanges, docketCredentials, docketOutages } from '../db/schema/dockets.ts';
import { notFound, problem } from '../http/problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { oneTimeCode } from '../services/docket-sync/provider-access.ts';
import { findCase } from '../simulators/dockets/court-records.ts';
import { noticeChange } from '../simulators/dockets/docket-notices.ts';
import { docketProviders } from '../simulators/dockets/providers.ts';
import { readJson } from './read-json.ts';

const providerId = z.coerce.number().pipe(z.union([z.literal(4), z.literal(6), z.literal(7)]));
const providerSchema = z.strictObject({ providerId, status: z.enum(['up', 'down']) });
const accountSchema = z.strictObject({
  credentialId: z.coerce.number().int().min(1).max(2_147_483_647),
  problem: z.enum(['none', 'refused', 'code-required', 'search-inactive']),
});
const changeSchema = z.strictObject({
  providerCaseId: z.string().max(64),
  kind: z.enum(docketChanges.kind.enumValues),
  docketEntryId: z.string().max(64).default(''),
  text: z.string().max(2000).default(''),
});

type ChangeKind = z.infer<typeof changeSchema>['kind'];

/** Changes of one entry. */
const ofEntries: ReadonlySet<ChangeKind> = new Set([
  'amend',
  'remove',
  'seal',
  'release',
  'move-hearing',
  'cancel-hearing',
]);
/** Changes that say something. */
const withText: ReadonlySet<ChangeKind> = new Set(['add', 'amend', 'retitle', 'reassign', 'transfer']);
const isInstant = (text: string) => z.iso.datetime().safeParse(text).success;

export function docketRoutes({ db, clock }: Sandbox): Hono {
  return new Hono()
    .post('/provider', async (context) => {
      const { providerId: id, status } = await readJson(context, providerSchema);
      await db.delete(docketOutages).where(eq(docketOutages.providerId, id));
      if (status === 'down') await db.insert(docketOutages).values({ providerId: id, since: clock.now() });
      return context.json({ providerId: id, status });
    })
    .post('/account', async (context) => {
      const { credentialId, problem: reason } = await readJson(context, accountSchema);
      const changed = await db
        .update(docketCredentials)
        .set(reason === 'none' ? { problem: null, problemSince: null } : { problem: reason, problemSince: clock.now() })
        .where(eq(docketCredentials.credentialId, credentialId))
        .returning({ credentialId: docketCredentials.credentialId });
      if (changed.length === 0) throw notFound('The account does not exist.');
      return context.json({ credentialId, problem: reason });
    })
    .get('/code/:userName', (context) =>
      context.json({ code: oneTimeCode(context.req.param('userName'), clock.now()) }),
    )
    .post('/changes', async (context) => {
      const change = await readJson(context, changeSchema);
      const isKnown = docketProviders.some((provider) => findCase(provider.providerId, change.providerCaseId));
      if (!isKnown) throw notFound('No provider has this case.');
      if (ofEntries.has(change.kind) && change.docketEntryId === '')
        throw problem(422, { code: 'entry-required', detail: 'Name the docket entry.' });
      if (withText.has(change.kind) && change.text.trim() === '')
        throw problem(422, { code: 'text-required', detail: 'Enter the text.' });
      if (change.kind === 'move-hearing' && !isInstant(change.text))
        throw problem(422, { code: 'time-required', detail: 'Enter the new time, such as 2026-12-01T15:00:00Z.' });
      await db.insert(docketChanges).values({
        ...change,
        docketEntryId: change.docketEntryId || null,
        changedAt: clock.now(),
      });
      await noticeChange(db, change.providerCaseId, clock.now());
      return context.json(change);
    })
    .post('/unseal', async (context) => {
      const { providerCaseId } = await readJson(context, z.strictObject({ providerCaseId: z.string().max(64) }));
      await db
        .delete(docketChanges)
        .where(and(eq(docketChanges.providerCaseId, providerCaseId), eq(docketChanges.kind, 'seal-case')));
      return context.json({ providerCaseId });
    });
}
