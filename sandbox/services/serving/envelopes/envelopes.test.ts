import { createHash, randomUUID } from 'node:crypto';
import { desc, eq, is, like } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { degrees, PDFDocument, PDFName } from 'pdf-lib';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPdfPages } from '../../../../tests/pdf-pages.ts';
import { stopBilling, testSandbox } from '../../../../tests/sandbox.ts';
import { charges } from '../../../db/schema/charges.ts';
import { files } from '../../../db/schema/files.ts';
import { mailAttachments, sentMails } from '../../../db/schema/filing-logins.ts';
import * as schema from '../../../db/schema/index.ts';
import { matterPushes } from '../../../db/schema/matter-records.ts';
import { clients } from '../../../db/schema/platform.ts';
import type { EnvelopeToSend } from '../../../generated/serving/schemas.ts';

const backend = testSandbox();
const june = 'june.ashgrove@example.com';
const [ada, james] = ['ada.quill@example.com', 'james.ortega@example.com'];
const day = 86_400_000;

beforeEach(async () => {
  await stopBilling(backend.sandbox);
  await backend.sandbox.db.delete(sentMails);
});

async function call(path: string, options: Parameters<typeof backend.call>[1] = {}) {
  const answer = await backend.call(`/serving/v1${path}`, options);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? await answer.json() : new Uint8Array(await answer.arrayBuffer()) };
}

async function storeFile(content: Uint8Array, clientId = 1): Promise<string> {
  const fileId = randomUUID();
  await backend.sandbox.db.insert(files).values({
    ...{ fileId, clientId, userId: 1, fileName: 'letter.pdf', contentType: 'application/pdf', content },
    ...{ sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex'), pageCount: null },
    uploadedAt: backend.sandbox.clock.now(),
  });
  return fileId;
}

async function letter(turned = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  pdf.addPage([612, 792]).setRotation(degrees(turned));
  return pdf.save();
}

const box = { x: 0.1, y: 0.7, width: 0.35, height: 0.06 };

async function toSend(change: Partial<EnvelopeToSend> = {}): Promise<EnvelopeToSend> {
  const fileId = await storeFile(await letter());
  return {
    ...{ state: 'IL', fee: 3, title: 'Engagement letter', message: 'By Friday, please.', isInOrder: true },
    documents: [{ fileId, title: 'Engagement letter' }],
    signers: [
      { signerId: 's1', name: 'Nguyễn Ánh', email: ada },
      { signerId: 's2', name: 'James Ortega', email: james },
    ],
    fields: [
      { fieldId: 'f1', signerId: 's1', fileId, page: 1, kind: 'signature', box, isRequired: true },
      { fieldId: 'f2', signerId: 's1', fileId, page: 2, kind: 'text', box, label: 'Title', isRequired: true },
      { fieldId: 'f3', signerId: 's1', fileId, page: 2, kind: 'initials', box: { ...box, y: 0.2 }, isRequired: true },
      { fieldId: 'f4', signerId: 's2', fileId, page: 2, kind: 'signature', box: { ...box, y: 0.5 }, isRequired: true },
      { fieldId: 'f5', signerId: 's2', fileId, page: 2, kind: 'date', box: { ...box, y: 0.6 }, isRequired: true },
    ],
    ...change,
  };
}

const send = async (body: EnvelopeToSend, { key = randomUUID(), as = 'nora.marlow@example.com' } = {}) =>
  call('/envelopes', { body, headers: { 'Idempotency-Key': key }, as });
const read = async (orderId: number, as?: string) => call(`/envelopes/${orderId}`, as === undefined ? {} : { as });

/** The token of the person's latest link. */
async function tokenOf(email: string): Promise<string> {
  const mails = await backend.sandbox.db
    .select()
    .from(sentMails)
    .where(eq(sentMails.recipient, email))
    .orderBy(desc(sentMails.mailId));
  return mails.find(({ link }) => link?.includes('#token='))?.link?.split('#token=')[1] ?? '';
}

const open = (token: string) => call('/signing/open', { body: { token }, as: null });
const consent = (token: string) => call('/signing/consent', { body: { token }, as: null });
const typed = { kind: 'typed', text: 'Nguyễn Ánh' };
const sign = (token: string, change: object = {}) =>
  call('/signing/sign', { body: { token, signature: typed, texts: {}, ...change }, as: null });
const adasAnswers = { initials: 'NA', texts: { f2: 'Managing partner' } };
const chargesOf = (orderId: number) => backend.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));

async function wait(milliseconds: number): Promise<void> {
  backend.sandbox.clock.offset += milliseconds;
  await backend.sandbox.dueWork.run();
}

describe('an envelope', () => {
  test('is signed one after another, sealed with a digital signature, charged and sent to all', async () => {
    const sent = await send(await toSend({ mappingId: '00000000-0000-4000-8000-000000000001' }));
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const { orderId } = sent.body;
    expect(sent.body).toMatchObject({ status: 'sent', statusText: '0 of 2 signed', fee: 3, isCharged: false });
    expect(sent.body.signers.map(({ status }: { status: string }) => status)).toEqual(['sent', 'waiting']);
    expect(await tokenOf(james)).toBe('');

    const token = await tokenOf(ada);
    expect((await open(token)).body).toMatchObject({
      ...{ status: 'open', firmName: 'Marlow & Finch LLP', senderName: 'Nora Marlow', hasConsented: false },
      ...{ documents: [], fields: [] },
    });
    const [document] = sent.body.documents;
    const fetchIt = () => call('/signing/document', { body: { token, fileId: document.fileId }, as: null });
    expect(await fetchIt()).toMatchObject({ status: 409, body: { code: 'consent-missing' } });
    expect(await sign(token, adasAnswers)).toMatchObject({ status: 409, body: { code: 'consent-missing' } });
    const consented = await consent(token);
    expect(consented.body.fields.map(({ fieldId }: { fieldId: string }) => fieldId)).toEqual(['f1', 'f2', 'f3']);
    expect((await read(orderId)).body).toMatchObject({ status: 'delivered' });
    expect(
      createHash('sha256')
        .update((await fetchIt()).body)
        .digest('hex'),
    ).toBe(document.sha256);

    const refused = await sign(token, { signature: { kind: 'typed', text: ' ' }, texts: { f1: 'x' } });
    expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
      422,
      ['initials', 'signature.text', 'texts.f1', 'texts.f2'],
    ]);
    const foreign = { signature: { kind: 'typed', text: '王小明' }, initials: '王', texts: { f2: 'Chef 😀' } };
    expect(await sign(token, foreign)).toMatchObject({
      status: 422,
      body: {
        errors: {
          'signature.text': ['We can’t print 王, 小, 明. Draw your signature instead.'],
          initials: ['We can’t print 王. Enter your initials in Latin letters.'],
          'texts.f2': ['We can’t print 😀. Use Latin letters.'],
        },
      },
    });
    expect((await sign(token, adasAnswers)).body).toMatchObject({ status: 'signed', documents: [], fields: [] });
    expect(await sign(token, adasAnswers)).toMatchObject({ status: 409, body: { code: 'link-used' } });
    expect((await open(token)).body.status).toBe('signed');
    expect((await read(orderId)).body.statusText).toBe('1 of 2 signed');

    const second = await tokenOf(james);
    await consent(second);
    const drawn = {
      kind: 'drawn',
      strokes: [
        [10, 20, 300, 150, 590, 20],
        [20, 30, 40, 50],
      ],
    };
    expect((await sign(second, { signature: drawn })).status).toBe(200);
    const { body: done } = await read(orderId);
    expect(done).toMatchObject({ status: 'completed', statusText: 'Signed', isCharged: true, canVoid: false });
    expect((await open(token)).body.status).toBe('completed');
    expect(await chargesOf(orderId)).toMatchObject([{ amountCents: 300, status: 'billable' }]);

    const { db } = backend.sandbox;
    const [sealed] = await db.select().from(files).where(eq(files.fileId, done.sealed.fileId));
    expect(
      createHash('sha256')
        .update(sealed?.content ?? '')
        .digest('hex'),
    ).toBe(done.sealed.sha256);
    await expectSealed(sealed?.content ?? new Uint8Array());
    const pages = (await readPdfPages(sealed?.content ?? new Uint8Array())).map((page) => page.flat().join(' '));
    expect(pages[0]).toContain('Nguyễn Ánh');
    expect(pages[1]).toMatch(/NA[\s\S]*James Ortega, signed electronically[\s\S]*Managing partner/);
    const [certificate] = await db.select().from(files).where(eq(files.fileId, done.sealed.certificateFileId));
    const text = (await readPdfPages(certificate?.content ?? new Uint8Array())).flat(2).join(' ');
    for (const fact of [done.sealed.sha256, document.sha256, 'Nguyễn Ánh', james, '127.0.0.1', 'Typed: Nguyễn Ánh'])
      expect(text.replaceAll(/\s/g, '')).toContain(fact.replaceAll(/\s/g, ''));
    const copies = await db
      .select({ recipient: sentMails.recipient })
      .from(sentMails)
      .innerJoin(mailAttachments, eq(mailAttachments.mailId, sentMails.mailId));
    expect(copies.map(({ recipient }) => recipient).toSorted()).toEqual([ada, ada, james, james]);
    const pushed = await db.select().from(matterPushes).where(eq(matterPushes.orderId, orderId));
    expect(pushed.map(({ kind }) => kind).toSorted()).toEqual(['document', 'document', 'fee']);
  });

  test('is sent once for a key, for the fee that was shown', async () => {
    const [body, key] = [await toSend(), randomUUID()];
    const sent = await Promise.all([send(body, { key }), send(body, { key }), send(body, { key })]);
    expect(new Set(sent.map((each) => each.body.orderId)).size).toBe(1);
    expect(await backend.sandbox.db.select().from(sentMails)).toHaveLength(1);
    expect(await send({ ...body, title: 'Other' }, { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await send({ ...body, fee: 2 })).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
  });

  test('is refused during a credit hold, and nothing is sent', async () => {
    const { db } = backend.sandbox;
    await db.update(clients).set({ creditHold: true }).where(eq(clients.clientId, 1));
    expect(await send(await toSend())).toMatchObject({ status: 403, body: { code: 'credit-hold' } });
    await db.update(clients).set({ creditHold: false }).where(eq(clients.clientId, 1));
    expect(await db.select().from(sentMails)).toEqual([]);
  });

  test('names what is wrong with it', async () => {
    const good = await toSend();
    const [first] = good.fields;
    if (!first) throw new Error('There is no field.');
    const [text, others] = [await storeFile(Buffer.from('no pdf')), await storeFile(await letter(), 2)];
    const cases: [Partial<EnvelopeToSend>, string][] = [
      [{ title: '  ' }, 'title'],
      [{ documents: [{ fileId: text, title: 'Text' }] }, 'documents.0'],
      [{ documents: [{ fileId: others, title: 'Another firm’s' }] }, 'documents.0'],
      [{ documents: [...good.documents, ...good.documents] }, 'documents.1'],
      [{ fields: good.fields.slice(0, 3) }, 'signers.1'],
      [{ fields: [...good.fields, { ...first, fieldId: 'f9', page: 3 }] }, 'fields.5.page'],
      [{ fields: [...good.fields, { ...first, fieldId: 'f9', box: { ...box, x: 0.9 } }] }, 'fields.5.box'],
      [{ fields: [...good.fields, { ...first, fieldId: 'f9', signerId: 's9' }] }, 'fields.5.signerId'],
      [{ fields: [...good.fields, { ...first, fieldId: 'f9', fileId: text }] }, 'fields.5.fileId'],
      [{ fields: [...good.fields, first] }, 'fields.5.fieldId'],
      [{ signers: good.signers.map((signer) => ({ ...signer, signerId: 's1' })) }, 'signers.1.signerId'],
    ];
    for (const [change, field] of cases) {
      const { status, body } = await send({ ...good, ...change });
      expect([status, body.code, Object.keys(body.errors)], field).toEqual([
        422,
        'envelope-invalid',
        expect.arrayContaining([field]),
      ]);
    }
    expect(await backend.sandbox.db.select().from(sentMails)).toEqual([]);
  });

  test('is the firm’s alone', async () => {
    const { orderId } = (await send(await toSend())).body;
    expect((await read(orderId, june)).status).toBe(404);
    for (const [path, body] of [
      ['reminders', {}],
      ['void', { reason: 'Mine' }],
    ] as const)
      expect((await call(`/envelopes/${orderId}/${path}`, { body, as: june })).status).toBe(404);
    expect((await call('/envelopes', { as: june })).body).not.toContainEqual(expect.objectContaining({ orderId }));
    expect((await call('/envelopes')).body[0]).toMatchObject({ orderId, title: 'Engagement letter' });
  });

  test('is voided with a reason that signers read, free until one of them opened it', async () => {
    const { orderId } = (await send(await toSend({ isInOrder: false }))).body;
    const token = await tokenOf(james);
    const voidIt = (id: number) => call(`/envelopes/${id}/void`, { body: { reason: 'Wrong matter.' } });
    expect((await voidIt(orderId)).body).toMatchObject({ status: 'voided', endReason: 'Wrong matter.', fee: 0 });
    expect((await voidIt(orderId)).status).toBe(200);
    expect(await chargesOf(orderId)).toEqual([]);
    expect((await open(token)).body).toMatchObject({ status: 'voided', reason: 'Wrong matter.' });
    expect(await consent(token)).toMatchObject({ status: 409, body: { code: 'envelope-voided' } });
    expect(
      await backend.sandbox.db.select().from(sentMails).where(like(sentMails.body, '%Wrong matter.%')),
    ).toHaveLength(2);

    const opened = (await send(await toSend())).body;
    await consent(await tokenOf(ada));
    expect((await voidIt(opened.orderId)).body).toMatchObject({ status: 'voided', fee: 3, isCharged: true });
    expect((await call(`/envelopes/${opened.orderId}/reminders`, { method: 'POST' })).status).toBe(409);
  });

  test('ends for everyone when a signer declines', async () => {
    const { orderId } = (await send(await toSend())).body;
    const token = await tokenOf(ada);
    const decline = () => call('/signing/decline', { body: { token, reason: 'The rate is wrong.' }, as: null });
    expect((await decline()).body.status).toBe('declined');
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'envelope-declined' } });
    expect((await read(orderId)).body).toMatchObject({ status: 'declined', endReason: 'The rate is wrong.' });
    const [mail] = await backend.sandbox.db.select().from(sentMails).where(like(sentMails.subject, 'Declined%'));
    expect(mail).toMatchObject({ recipient: 'nora.marlow@example.com', link: `/app/order-details/${orderId}` });
  });

  test('reminds those whose turn it is with a link that ends the earlier one', async () => {
    const { orderId } = (await send(await toSend({ reminderDays: 3 }))).body;
    const first = await tokenOf(ada);
    const remind = () => call(`/envelopes/${orderId}/reminders`, { method: 'POST' });
    await remind();
    expect(await tokenOf(ada), 'too soon').toBe(first);
    await wait(3 * day);
    const second = await tokenOf(ada);
    expect(second).not.toBe(first);
    expect((await open(first)).body.status).toBe('replaced');
    expect(await consent(first)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect((await open(second)).body.status).toBe('open');
    await wait(3_600_000);
    await remind();
    expect(await tokenOf(ada)).not.toBe(second);
    expect((await read(orderId)).body.events[0]).toMatchObject({ actor: 'Nora Marlow' });
  });

  test('expires after 30 days', async () => {
    const { orderId } = (await send(await toSend())).body;
    const token = await tokenOf(ada);
    await wait(30 * day);
    expect((await read(orderId)).body).toMatchObject({ status: 'expired', statusText: 'Expired' });
    expect((await open(token)).body.status).toBe('expired');
    expect(await consent(token)).toMatchObject({ status: 409, body: { code: 'envelope-expired' } });
  });

  test('keeps no link’s token', async () => {
    await send(await toSend());
    const token = await tokenOf(ada);
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || table === sentMails || table === files) continue;
      expect(JSON.stringify(await backend.sandbox.db.select().from(table))).not.toContain(token);
    }
    expect((await open('A'.repeat(43))).status).toBe(404);
    expect((await open('short')).status).toBe(400);
  });
});

/** The signature covers the whole file but itself, and its digest is the file's. */
async function expectSealed(content: Uint8Array): Promise<void> {
  const { default: forge } = await import('node-forge');
  const text = Buffer.from(content).toString('latin1');
  const range = /\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(text)?.slice(1).map(Number) ?? [];
  const [start = 0, before = 0, after = 0, rest = 0] = range;
  expect(start).toBe(0);
  expect(after + rest).toBe(content.byteLength);
  // The rest of the room for the signature is zeros.
  const der = Buffer.from(text.slice(before + 1, after - 1), 'hex');
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(der.subarray(0, 4 + der.readUInt16BE(2)).toString('latin1')),
  );
  const attributes = JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? '' : value));
  const digest = createHash('sha256')
    .update(content.subarray(0, before))
    .update(content.subarray(after))
    .digest('latin1');
  expect(attributes).toContain(JSON.stringify(digest).slice(1, -1));
  const pdf = await PDFDocument.load(content);
  expect(pdf.catalog.has(PDFName.of('AcroForm'))).toBe(true);
}

test.each([0, 90, 180, 270])('what is filled in stands where it was placed on a page turned by %d°', async (turned) => {
  const fileId = await storeFile(await letter(turned));
  const { orderId } = (
    await send(
      await toSend({
        documents: [{ fileId, title: 'Turned' }],
        signers: [{ signerId: 's1', name: 'Ada', email: ada }],
        fields: [{ fieldId: 'f1', signerId: 's1', fileId, page: 2, kind: 'signature', box, isRequired: true }],
      }),
    )
  ).body;
  const token = await tokenOf(ada);
  await consent(token);
  await sign(token);
  const { sealed } = (await read(orderId)).body;
  const [file] = await backend.sandbox.db.select().from(files).where(eq(files.fileId, sealed.fileId));
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(file?.content ?? []), verbosity: 0 });
  const page = await (await task.promise).getPage(2);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) => ('str' in item && item.str.includes('signed electronically') ? [item] : []));
  const [x, y] = viewport.convertToViewportPoint(Number(placed[0]?.transform[4]), Number(placed[0]?.transform[5]));
  expect(x / viewport.width).toBeCloseTo(box.x, 1);
  expect(y / viewport.height).toBeGreaterThan(box.y);
  expect(y / viewport.height).toBeLessThan(box.y + box.height + 0.01);
  await task.destroy();
});
