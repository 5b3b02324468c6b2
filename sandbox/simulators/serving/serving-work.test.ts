import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPdfPages } from '../../../tests/pdf-pages.ts';
import { stopBilling, testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { files } from '../../db/schema/files.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import type { ServingContent, ServingJob } from '../../generated/serving/schemas.ts';
import { custodyHash } from '../../services/serving/orders/custody.ts';

const backend = testSandbox();

beforeEach(() => stopBilling(backend.sandbox));

async function call(path: string, options: Parameters<typeof backend.call>[1] = {}) {
  const answer = await backend.call(`/serving/v1${path}`, options);
  return { status: answer.status, body: await answer.json() };
}

type Job = ServingContent['jobs'][number];

const recipient = (instructions: string, change: Partial<Job> = {}): Job => ({
  jobId: randomUUID(),
  recipient: { kind: 'individual', firstName: 'Nguyễn', lastName: 'Щербаков' },
  addresses: [
    {
      ...{ addressId: randomUUID(), label: 'home', street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago' },
      ...{ state: 'IL', zip: '60601' },
    },
  ],
  level: 'rush',
  extras: { notarizedProof: false, skipTrace: false },
  instructions,
  ...change,
});

/** Places an order for one recipient with a wish. */
async function placed(instructions: string, change: Partial<Job> = {}, state: 'IL' | 'TX' = 'IL') {
  const fileId = randomUUID();
  const bytes = new TextEncoder().encode(`paper ${fileId}`);
  await backend.sandbox.db.insert(files).values({
    ...{
      fileId,
      clientId: 1,
      userId: 1,
      fileName: 'summons.pdf',
      contentType: 'application/pdf',
      pageCount: 2,
      content: bytes,
    },
    ...{ sizeBytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') },
    uploadedAt: backend.sandbox.clock.now(),
  });
  const job = recipient(instructions, change);
  const content: ServingContent = {
    ...{ state, mode: 'serve-only', notifyEmails: ['paralegal@example.com'], jobs: [job] },
    case: {
      ...{ kind: 'court-case', courtName: 'Lakemoor County Circuit Court', caseNumber: '2026-CH-00418' },
      ...{ caseTitle: 'Ortega v. Щербаков', caseType: 'general' },
    },
    documents: [
      {
        ...{
          documentId: randomUUID(),
          fileId,
          fileName: 'summons.pdf',
          title: 'Summons',
          kind: 'summons',
          pageCount: 2,
        },
        sizeBytes: bytes.byteLength,
      },
    ],
  };
  const draft = await call('/drafts', { body: { idempotencyKey: randomUUID(), content } });
  const { orderId, version } = draft.body;
  const quote = await call('/quotes', { body: { orderId, content } });
  expect(quote.status, JSON.stringify(quote.body)).toBe(200);
  const order = await call('/orders', {
    body: { orderId, version, quoteId: quote.body.quoteId },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(order.status, JSON.stringify(order.body)).toBe(200);
  return { orderId, jobId: job.jobId };
}

async function wait(hours: number): Promise<void> {
  backend.sandbox.clock.offset += hours * 3_600_000;
  await backend.sandbox.dueWork.run();
}

async function jobOf(orderId: number): Promise<ServingJob> {
  const { body } = await call(`/orders/${orderId}`);
  return body.jobs[0];
}

/** Tells what a button of the control page does with a recipient; its status. */
async function press(action: 'accept' | 'attempt' | 'sign', jobId: string): Promise<number> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ jobId }) };
  const answer = await backend.sandbox.fetch(new Request(`${testOrigin}/sandbox/api/serving/${action}`, asked));
  return answer.status;
}

describe('the control page', () => {
  test('has a recipient accepted, served and the proof signed while the clock stands', async () => {
    const { orderId, jobId } = await placed('personal');
    expect(await press('attempt', jobId)).toBe(409);
    expect(await press('accept', jobId)).toBe(200);
    expect(await jobOf(orderId)).toMatchObject({ jobStatus: 'dispatched', server: { county: 'Statewide' } });
    expect(await press('accept', jobId)).toBe(200);
    expect(await press('attempt', jobId)).toBe(200);
    expect(await press('sign', jobId)).toBe(200);
    const { jobStatus, proof, attempts, history } = await jobOf(orderId);
    expect({ jobStatus, proof: proof?.status, attempts: attempts.length }).toEqual({
      ...{ jobStatus: 'served', proof: 'signed', attempts: 1 },
    });
    expect(history.filter(({ text }) => text.startsWith('Accepted by'))).toHaveLength(1);
    // What was scheduled before finds nothing to do.
    await wait(72);
    expect((await jobOf(orderId)).attempts).toHaveLength(1);
  });

  test('has nobody accept a recipient that was not dispatched', async () => {
    const { jobId } = await placed('personal');
    const { body } = await call(`/jobs/${jobId}/hold`, { body: { reason: 'Settlement talks.' } });
    expect(body).toMatchObject({ jobStatus: 'on-hold' });
    expect(await press('accept', jobId)).toBe(409);
  });
});

describe('a recipient', () => {
  test('is served in person, and the signed proof names every fact', async () => {
    const { orderId, jobId } = await placed('personal');
    await wait(0.3);
    expect(await jobOf(orderId)).toMatchObject({ jobStatus: 'dispatched', server: { county: 'Statewide' } });
    await wait(72);
    const job = await jobOf(orderId);
    expect(job).toMatchObject({ jobStatus: 'served', statusText: 'Served: review the proof', needsYou: true });
    const [attempt] = job.attempts;
    expect(attempt).toMatchObject({ success: true, serveType: 'personal', findings: [] });
    expect(new Date(attempt?.at ?? '') <= new Date(job.promise?.firstAttemptBy ?? '')).toBe(true);
    const photo = await backend.call(`/serving/v1/jobs/${jobId}/photos/${attempt?.photos[0]?.photoId}`);
    const bytes = new Uint8Array(await photo.arrayBuffer());
    expect([bytes[0], bytes[1], bytes[2]]).toEqual([0xff, 0xd8, 0xff]);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(attempt?.photos[0]?.sha256);
    const proof = await backend.call(`/serving/v1/jobs/${jobId}/proof`);
    const text = (await readPdfPages(await proof.arrayBuffer())).flat(2).join(' ');
    for (const fact of ['Affidavit of Service', 'Nguyễn Щербаков', 'Personal service', '2026-CH-00418', 'Page 1 of'])
      expect(text).toContain(fact);
    const mails = await backend.sandbox.db
      .select()
      .from(sentMails)
      .where(eq(sentMails.recipient, 'paralegal@example.com'));
    expect(mails.map(({ subject }) => subject)).toContain('Nguyễn Щербаков: served');
    const [row] = await backend.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    expect(row?.status).toBe('billable');
  });

  test('has a chain of custody that a changed entry breaks', async () => {
    const { orderId } = await placed('personal');
    await wait(72);
    const { body } = await call(`/orders/${orderId}/custody`);
    expect(body.map(({ entries }: { entries: { event: string }[] }) => entries.map(({ event }) => event))).toEqual([
      ['uploaded', 'dispatched'],
      ['photographed'],
      ['proof-signed'],
    ]);
    let previous = '0'.repeat(64);
    for (const entry of body[0].entries) {
      expect([entry.previousHash, entry.hash]).toEqual([previous, custodyHash(previous, entry.n, entry)]);
      previous = entry.hash;
    }
    const evidence = await backend.call(`/serving/v1/orders/${orderId}/evidence`);
    expect(evidence.headers.get('content-type')).toBe('application/zip');
    expect(Buffer.from(await evidence.arrayBuffer()).toString('latin1')).toContain('custody.json');
  });

  test('waits for the firm after four failed attempts, at the offered prices', async () => {
    const { orderId, jobId } = await placed('nobody');
    await wait(24 * 14);
    const job = await jobOf(orderId);
    expect(job).toMatchObject({ jobStatus: 'on-hold', holdReason: 'cost', needsYou: true });
    expect(job.attempts).toHaveLength(4);
    expect(job.offers.map(({ offer }) => offer).sort()).toEqual([
      ...['another-address', 'more-attempts', 'non-service', 'skip-trace', 'stakeout'],
    ]);
    const offer = job.offers.find((each) => each.offer === 'non-service');
    const body = { offer: offer?.offer, quoteId: offer?.quoteId };
    const stopped = await call(`/jobs/${jobId}/approvals`, { body });
    expect(stopped.body.jobStatus).toBe('not-served');
    expect(stopped.body.proof).toMatchObject({ status: 'drafted', title: 'Affidavit of Non-Service' });
    expect(stopped.body.proof.fileId).toBeUndefined();
    expect((await call(`/jobs/${jobId}/proof`)).status).toBe(404);
    expect((await call(`/jobs/${jobId}/approvals`, { body })).status).toBe(200);
    await wait(3);
    expect((await jobOf(orderId)).proof).toMatchObject({ title: 'Affidavit of Non-Service', isNonService: true });
  });

  test('is never served by a substitute where only a court may allow one', async () => {
    const { orderId } = await placed('substitute', {}, 'TX');
    await wait(24 * 14);
    expect((await jobOf(orderId)).attempts.map(({ serveType }) => serveType)).toEqual(Array(4).fill('unsuccessful'));
  });

  test.each([
    ['no-gps personal', 'gps-missing'],
    ['far-gps personal', 'gps-far'],
    ['clock-skew personal', 'clock-skew'],
    ['impossible-travel personal', 'impossible-travel'],
    ['no-photo personal', 'photos-missing'],
  ])('with the wish %s has the finding %s, acknowledged before approval', async (instructions, code) => {
    const { orderId, jobId } = await placed(instructions);
    await wait(72);
    const { proof } = await jobOf(orderId);
    expect(proof?.findings.map((finding) => finding.code)).toEqual([code]);
    const body = { version: 1, sha256: proof?.sha256, acknowledged: [] as string[] };
    expect(await call(`/jobs/${jobId}/proof/approval`, { body })).toMatchObject({
      status: 422,
      body: { code: 'findings-open' },
    });
    const acknowledged = proof?.findings.map(({ findingId }) => findingId) ?? [];
    const other = { ...body, acknowledged, sha256: 'a'.repeat(64) };
    expect(await call(`/jobs/${jobId}/proof/approval`, { body: other })).toMatchObject({
      body: { code: 'proof-changed' },
    });
    const approved = await call(`/jobs/${jobId}/proof/approval`, { body: { ...body, acknowledged } });
    expect(approved.body.proof).toMatchObject({ status: 'approved', approvedBy: 'Nora Marlow' });
    expect((await call(`/jobs/${jobId}/proof/approval`, { body: { ...body, acknowledged } })).status).toBe(200);
  });

  test('gets its proof signed again after a change request', async () => {
    const { orderId, jobId } = await placed('personal wrong-proof');
    await wait(72);
    const body = { version: 1, text: 'The name is misspelled.' };
    expect((await call(`/jobs/${jobId}/proof/change-request`, { body })).body.proof.status).toBe('changes-requested');
    await wait(1.1);
    expect((await jobOf(orderId)).proof).toMatchObject({ version: 2, status: 'signed', changeRequests: [body] });
    expect(await call(`/jobs/${jobId}/proof/change-request`, { body })).toMatchObject({
      ...{ status: 409, body: { code: 'proof-changed' } },
    });
  });

  test('moves to the next address when the first is bad, or waits for one', async () => {
    const { orderId, jobId } = await placed('bad-address');
    await wait(72);
    expect(await jobOf(orderId)).toMatchObject({ jobStatus: 'on-hold', holdReason: 'address' });
    const address = {
      ...{
        addressId: randomUUID(),
        label: 'work',
        street: '301 Main Street',
        city: 'Chicago',
        state: 'IL',
        zip: '60601',
      },
    };
    const added = await call(`/jobs/${jobId}/addresses`, { body: { address, makeActive: true } });
    expect(added.body, JSON.stringify(added.body)).toMatchObject({ jobStatus: 'attempting' });
    expect(added.body.addresses.map(({ status }: { status: string }) => status)).toEqual(['bad', 'active']);
    const blocked = { ...address, addressId: randomUUID(), street: 'PO Box 1' };
    expect(await call(`/jobs/${jobId}/addresses`, { body: { address: blocked, makeActive: false } })).toMatchObject({
      ...{ status: 422, body: { code: 'address-blocked' } },
    });
  });

  test('is held, resumed, written about and cancelled at the price of its state', async () => {
    const { orderId, jobId } = await placed('nobody', { level: 'standard' });
    const message = { messageId: randomUUID(), text: 'He works nights.' };
    expect(await call(`/jobs/${jobId}/messages`, { body: message })).toMatchObject({
      status: 409,
      body: { code: 'not-now' },
    });
    await wait(0.4);
    expect((await call(`/jobs/${jobId}/messages`, { body: message })).body.messages).toHaveLength(1);
    await wait(0.1);
    expect((await jobOf(orderId)).messages.map(({ from }) => from)).toEqual(['firm', 'server']);
    expect((await call(`/jobs/${jobId}/hold`, { body: { reason: 'Settlement' } })).body.holdReason).toBe('firm');
    await wait(24 * 7);
    expect((await jobOf(orderId)).attempts).toEqual([]);
    expect((await call(`/jobs/${jobId}/resume`, { method: 'POST' })).body.jobStatus).toBe('dispatched');
    expect((await call(`/jobs/${jobId}/cancel`, { body: { reason: 'Settled' } })).body.jobStatus).toBe('cancelled');
    expect((await call(`/orders/${orderId}`)).body).toMatchObject({ status: 'cancelled', total: 25 });
    const free = await placed('personal');
    expect((await call(`/orders/${free.orderId}/cancel`, { body: { reason: '' } })).body).toMatchObject({ total: 0 });
  });
});
