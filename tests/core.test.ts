/**
 * One filing from draft to fee summary on both databases: PGlite always, PostgreSQL when DATABASE_URL names a server
 * that can create databases. Catches differences between them.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCase, uploadPdf } from './new-case.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { openTestSandbox, type TestSandbox, testOrigin } from './sandbox.ts';

const server = process.env.DATABASE_URL;
const reference = '00015-Ortega';
const mappingId = '00000000-0000-4000-8000-000000000001';
const name = `benchfile_test_${process.pid}`;

describe.each([{ database: 'PGlite', url: undefined }, ...(server ? [{ database: 'PostgreSQL', url: server }] : [])])(
  'the core on $database',
  ({ url }) => {
    let opened: TestSandbox;

    beforeAll(async () => {
      opened = await openTestSandbox(url ? { kind: 'server', url: await createDatabase(url, name) } : undefined);
    }, 30_000);
    afterAll(async () => {
      await opened.sandbox.close();
      if (url) await dropDatabase(url, name);
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

      const later = { method: 'POST', body: JSON.stringify({ advance: 120_000 }) };
      await json(await sandbox.fetch(new Request(`${testOrigin}/sandbox/api/clock`, later)));
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
