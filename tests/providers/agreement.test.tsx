/**
 * The form and the courts agree: of random filings at the demo's courts, the form names what the court refuses, and
 * stops nothing that the court takes. `RANDOM_FILINGS=2000` runs more.
 */

import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { multisourceCases, multisourceCourts } from '../../sandbox/db/schema/multisource.ts';
import { Chance } from '../../sandbox/demo/orders/chance.ts';
import type { EFilingProvider, StateCode, TrackedCase } from '../../sandbox/generated/filing/schemas.ts';
import { failureOf } from '../../src/api/errors/index.ts';
import { factsOf, findFieldProblems, loadProvider, withoutHidden } from '../../src/features/efiling/index.ts';
import { readServerProblems } from '../../src/features/filing/model/server-problems.ts';
import { toSubmission } from '../../src/features/filing/model/submission.ts';
import { isSameContent } from '../../src/lib/form/is-same-content.ts';
import { orangeCase } from '../florida.ts';
import { uploadPdf } from '../new-case.ts';
import { appUnderTest } from '../render-app.tsx';
import { contextOf, type Filer, randomFiling, withMistakes } from './random-filing.ts';

const app = appUnderTest();
const count = Number(process.env.RANDOM_FILINGS ?? 60);

it.each([
  ['tyler', 'IL', 'new-case'],
  ['tyler', 'IL', 'existing-case'],
  ['granicus', 'FL', 'new-case'],
  ['granicus', 'FL', 'existing-case'],
  ['onelegal', 'CA', 'new-case'],
  ['onelegal', 'CA', 'existing-case'],
  ['jti', 'CA', 'new-case'],
  ['jti', 'CA', 'existing-case'],
  ['none', 'CA', 'existing-case'],
] as const)('%s in %s, %s', { timeout: count * 1_000 }, async (id, state, flow) => {
  const { queryClient: client } = await app.renderApp('/settings');
  const provider = await loadProvider(id);
  const filer: Filer = { provider, state, client, ...(await choices(state, id)), contacts: [] };
  filer.contacts = (await client.fetchQuery(provider.serviceContacts(state))).slice(0, 50);
  const chance = new Chance(flow === 'new-case' ? 1 : 2);
  const { calls, codec, fields } = provider;
  const rules = await provider.loadRules();
  let refused = 0;
  let taken = 0;
  const unnamed: string[] = [];
  const stopped: string[] = [];
  for (let done = 0; done < count; done += 1) {
    const right = await randomFiling(filer, flow, chance);
    // As a saved draft comes back: without what the provider has no input for.
    const wire = codec[flow].toWire(withMistakes(right, chance.pick([0, 0, 1, 1, 2, 3]), chance));
    const content = codec[flow].fromWire(wire);
    expect(isSameContent(codec[flow].toWire(content), wire), 'survives wire and back').toBe(true);

    const context = await contextOf(content, filer);
    const found = [...rules(content, context), ...findFieldProblems(content, fields, context.tables)];
    const { paths, messages } = await refusalOf(content, context.tables);
    if (paths === undefined) {
      taken += 1;
      if (found.length > 0) stopped.push(JSON.stringify(found[0]));
      continue;
    }
    refused += paths.length;
    for (const path of paths)
      if (!found.some((problem) => isSameInput(problem.path, path))) unnamed.push(`${path}: ${messages.get(path)}`);
  }
  console.info(
    `${id} ${flow}: ${taken} taken, ${stopped.length} of them stopped; ${unnamed.length} of ${refused} not named`,
  );
  if (process.env.RANDOM_FILINGS) console.info([...new Set([...unnamed, ...stopped])].join('\n'));
  expect(unnamed.length / refused, [...new Set(unnamed)].join('\n')).toBeLessThanOrEqual(0.01);
  expect(stopped.length / taken, [...new Set(stopped)].join('\n')).toBeLessThanOrEqual(0.05);
  expect(Math.min(refused, taken)).toBeGreaterThan(count / 20);

  /** Tells what the court refuses, by the form's path; nothing of what it takes. */
  async function refusalOf(
    entered: Awaited<ReturnType<typeof randomFiling>>,
    tables: Awaited<ReturnType<typeof contextOf>>['tables'],
  ) {
    const submitted = toSubmission(tables ? withoutHidden(entered, fields, tables) : entered);
    const draft = await calls[flow].saveDraft(state, { content: entered, idempotencyKey: crypto.randomUUID() });
    try {
      await calls[flow].submit(
        state,
        { orderId: draft.orderId, version: draft.version, content: submitted },
        { 'Idempotency-Key': crypto.randomUUID() },
      );
      return { paths: undefined, messages: new Map<string, string>() };
    } catch (error) {
      const { fieldErrors, kind, detail } = failureOf(error);
      // The court takes it; the card's bank doesn't.
      if (kind === 'payment-declined') return { paths: undefined, messages: new Map<string, string>() };
      const problems = readServerProblems(fieldErrors, { submitted, entered, fields });
      if (problems.length === 0) throw new Error(`${kind}: ${detail}`, { cause: error });
      return {
        paths: problems.map(({ path }) => path),
        messages: new Map(problems.map(({ path, message }) => [path, message])),
      };
    }
  }
});

/**
 * Tells whether one path is the other's or within it: the form has an input for a list, the court an error for its row.
 */
const isSameInput = (one: string, other: string) =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Cases that the firm has not filed into: with a type, of another division, and without a type. */
const ofClerk = [orangeCase, '48-2026-SC-005120-OAXXXX', '48-2019-CA-000402-OAXXXX'].map((caseTrackingId) => ({
  courtCode: 'orange',
  caseTrackingId,
  caseNumber: caseTrackingId,
}));

async function choices(state: StateCode, id: EFilingProvider) {
  const { call, sandbox } = app.backend;
  const documents = [await uploadPdf(sandbox.db), await uploadPdf(sandbox.db, { fileName: 'exhibit.pdf' })];
  const apiType = factsOf(id)?.apiType;
  const tracked: TrackedCase[] = await (await call(`/filing/Cases/${state}`)).json();
  const cases = tracked.flatMap(({ courtLocationCode: courtCode, caseTrackingId, caseNumber, ...each }) =>
    courtCode && caseTrackingId && each.apiType === apiType ? [{ courtCode, caseTrackingId, caseNumber }] : [],
  );
  if (state === 'FL') return { documents, cases: [...cases, ...ofClerk] };
  if (cases.length > 0) return { documents, cases };
  // The firm has filed into none there; the courts' records have some.
  const recorded = await sandbox.db
    .select({ found: multisourceCases })
    .from(multisourceCases)
    .innerJoin(multisourceCourts, eq(multisourceCourts.courtId, multisourceCases.courtCode))
    .where(and(eq(multisourceCases.state, state), eq(multisourceCourts.provider, id)));
  return { documents, cases: recorded.map(({ found }) => found) };
}
