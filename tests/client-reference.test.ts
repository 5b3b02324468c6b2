/** A clientReference of 201 to 255 characters is one thing everywhere. */
import { describe, expect, it } from 'vitest';
import { backends } from '../orval.config.ts';
import { callerOf, goodRequest, pathOf } from './conformance/bad-requests.ts';
import { bodyOf, type Contract, type ContractOperation, readContract, resolveSchema } from './conformance/contract.ts';
import { testOrigin, testSandbox } from './sandbox.ts';

const opened = testSandbox();
const isReference = (name: string) => name.toLowerCase() === 'clientreference';

/** The operations that take a reference: as a parameter, or in their body. */
const taking = backends.flatMap((backend) => {
  const contract = readContract(backend);
  return contract.operations.flatMap((operation) => {
    const parameter = operation.parameters.find(({ name }) => isReference(name))?.name;
    const inBody = propertyOf(contract, operation);
    const isRead = operation.method === 'get' || operation.method === 'post';
    return isRead && (parameter ?? inBody) !== undefined ? [{ backend, contract, operation, parameter, inBody }] : [];
  });
});

function propertyOf(contract: Contract, operation: ContractOperation): string | undefined {
  const body = bodyOf(operation);
  if (!body?.type.includes('json')) return undefined;
  return Object.keys(resolveSchema(contract, body.schema).properties ?? {}).find(isReference);
}

async function send({ backend, contract, operation, parameter, inBody }: (typeof taking)[number], value: string) {
  const good = goodRequest(contract, operation);
  const headers = new Headers(good.headers);
  headers.set('authorization', `Bearer ${await opened.tokenOf(callerOf(operation))}`);
  if (good.contentType) headers.set('content-type', good.contentType);
  const path = pathOf(contract, operation, parameter === undefined ? {} : { [parameter]: value });
  const body =
    inBody !== undefined && typeof good.body === 'string'
      ? JSON.stringify({ ...JSON.parse(good.body), [inBody]: value })
      : good.body;
  const answer = await opened.sandbox.fetch(
    new Request(`${testOrigin}/api/${backend}${path}`, { method: operation.method.toUpperCase(), headers, body }),
  );
  const text = await answer.text();
  return { status: answer.status, saysReference: answer.status === 400 && /clientreference/i.test(text) };
}

describe('a client reference', () => {
  it('is known in every backend that orders', () => {
    expect(new Set(taking.map(({ backend }) => backend)).size).toBeGreaterThan(5);
    expect(taking.length).toBeGreaterThan(25);
  });

  it.each(taking.map((each) => [each.operation.operationId, each] as const))(
    'of 201 to 255 characters is one thing for %s',
    async (_, each) => {
      for (const length of [201, 255]) {
        const { status, saysReference } = await send(each, 'R'.repeat(length));
        expect({ length, status, saysReference }).toMatchObject({ saysReference: false });
        expect(status).toBeLessThan(500);
      }
      expect(await send(each, 'R'.repeat(256))).toEqual({ status: 400, saysReference: true });
    },
  );

  it('of 255 characters leads from the mapping through a draft to the lists and back', async () => {
    const clientReference = `Long ${'reference '.repeat(24)}`.padEnd(255, '9');
    const mapped = await opened.call('/integration/v2/mappings', {
      body: { mapping: { clientReference, matterId: '' } },
    });
    const { mappingId, ...mapping }: { mappingId: string; clientReference: string } = await mapped.json();
    expect(mapping).toMatchObject({ clientReference });

    const contract = readContract('filing');
    const save = contract.operations.find(({ operationId }) => operationId === 'saveNewCaseDraft');
    const { body } = goodRequest(contract, save ?? expect.unreachable());
    const { content } = JSON.parse(String(body));
    const saved = await opened.call('/filing/Tyler/IL/Drafts/New-Case', {
      body: { content, mappingId, clientReference, idempotencyKey: crypto.randomUUID() },
    });
    const draft: { orderId: number; clientReference: string } = await saved.json();
    expect(draft).toMatchObject({ clientReference });

    const listed = await opened.call('/filing/Order/List', {
      body: { top: 10, skip: 0, clientReference, statuses: ['draft'] },
    });
    const found = await opened.call('/billing/services/us-platform/Order/Search', {
      body: { top: 10, skip: 0, clientReference, statuses: ['draft'] },
    });
    for (const answer of [listed, found])
      expect((await answer.json()).items).toMatchObject([{ orderId: draft.orderId, clientReference }]);
    const back = await opened.call(`/integration/v2/mappings?clientReference=${encodeURIComponent(clientReference)}`);
    expect(await back.json()).toMatchObject([{ mappingId, clientReference }]);
  });
});
