/**
 * One filing from draft to fee summary on both databases: PGlite always, PostgreSQL when DATABASE_URL names a server
 * that can create databases. Catches differences between them.
 */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCase, uploadPdf } from './new-case.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.ts';

const server = process.env.DATABASE_URL;
const reference = '00015-Ortega';
const mappingId = '00000000-0000-4000-8000-000000000001';
const name = `benchfile_test_${process.pid}`;

/** Creates an empty database on the server and returns its address. */
async function makeDatabase(url: string): Promise<string> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function dropDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe(`drop database if exists ${name}`);
  await client.end();
}

describe.each([{ database: 'PGlite', url: undefined }, ...(server ? [{ database: 'PostgreSQL', url: server }] : [])])(
  'the core on $database',
  ({ url }) => {
    let opened: TestSandbox;

    beforeAll(async () => {
      opened = await openTestSandbox(url ? { kind: 'server', url: await makeDatabase(url) } : undefined);
    }, 30_000);
    afterAll(async () => {
      await opened.sandbox.close();
      if (url) await dropDatabase(url);
    });

    const json = async (answer: Response) => {
      const body = await answer.json();
      expect(answer.status, JSON.stringify(body)).toBe(200);
      return body;
    };

    it('takes a filing from draft to the matter’s fee summary, once', async () => {
      const { sandbox, call } = opened;
      const content = newCase(await uploadPdf(sandbox.db));
      const created = await json(
        await call('/filing/Tyler/IL/Drafts/New-Case', {
          body: {
            idempotencyKey: randomUUID(),
            mappingId,
            clientReference: reference,
            content: { ...content, filings: [] },
          },
        }),
      );
      const draft = await json(
        await call('/filing/Tyler/IL/Drafts/New-Case', {
          body: { orderId: created.orderId, version: created.version, content },
        }),
      );
      const stale = await call('/filing/Tyler/IL/Drafts/New-Case', {
        body: { orderId: created.orderId, version: created.version, content: { ...content, parties: [] } },
      });
      expect(stale.status).toBe(409);

      const submit = () =>
        call('/filing/Tyler/IL/Filings/New-Case', {
          body: { orderId: draft.orderId, version: draft.version, content },
          headers: { 'idempotency-key': `core-${draft.orderId}` },
        });
      const answers = await Promise.all([submit(), submit(), submit()]);
      const results = await Promise.all(answers.map(json));
      expect(new Set(results.map((result) => result.envelopeId)).size).toBe(1);

      sandbox.clock.offset += 120_000;
      const order = await json(await call(`/filing/Order/order-details/IL/${draft.orderId}`));
      expect(order.status).toBe('accepted');
      expect(order.filings[0].documents[0].stampedUrl).toBeTruthy();

      const found = await json(
        await call('/billing/services/us-platform/Order/Search', {
          body: {
            searchText: results[0].envelopeId,
            sort: [{ field: 'dateOrdered', direction: 'desc' }],
            top: 10,
            skip: 0,
          },
        }),
      );
      expect(found.items.map((row: { orderId: number }) => row.orderId)).toEqual([draft.orderId]);

      const fees = await json(
        await call('/billing/services/us-platform/FeeSummary/Search', {
          body: { clientReference: reference, top: 200, skip: 0 },
        }),
      );
      const charged = fees.items
        .filter((row: { orderId: number }) => row.orderId === draft.orderId)
        .reduce((sum: number, row: { amount: number }) => sum + Math.round(row.amount * 100), 0);
      expect(charged).toBe(Math.round(order.payment.transactionAmount * 100));
    });

    it('returns a court’s code tables', async () => {
      const types = await json(
        await opened.call(
          '/filing/Tyler/IL/Codes/Filing-Types?courtCode=lakemoor:cv1&caseCategoryCode=7100&caseTypeCode=70111&caseFilingType=Initial',
        ),
      );
      expect(types.map((type: { code: string }) => type.code)).toContain('40100');
    });
  },
);
