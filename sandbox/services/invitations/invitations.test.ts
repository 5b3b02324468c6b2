import { randomUUID } from 'node:crypto';
import { desc, eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import * as schema from '../../db/schema/index.ts';
import { invitations } from '../../db/schema/invitations.ts';
import { userRoles, users } from '../../db/schema/platform.ts';

const opened = testSandbox();
const nora = 'nora.marlow@example.com';
const theo = 'theo.finch@example.com';
const june = 'june.ashgrove@example.com';
const rosa = 'rosa.lind@example.com';
const password = 'Harbor2026';
const day = 24 * 3600 * 1000;

beforeEach(async () => {
  const { db } = opened.sandbox;
  await db.delete(invitations);
  await db.delete(sentMails);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

const wait = (milliseconds: number) => {
  opened.sandbox.clock.offset += milliseconds;
};

interface Options {
  as?: string | null;
  body?: unknown;
  method?: string;
}

async function call(path: string, { as = nora, ...options }: Options = {}) {
  const answer = await opened.call(`/invitations/v1/${path}`, { as, ...options });
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}

const request = (differing: object = {}) => ({
  email: rosa,
  name: 'Rosa Lind',
  role: 'member',
  idempotencyKey: randomUUID(),
  ...differing,
});
const send = (differing: object = {}, as = nora) => call('invitations', { body: request(differing), as });
const list = async (as = nora) => (await call('invitations', { as })).body;
const open = (token: string) => call('links/open', { body: { token }, as: null });
const accept = (token: string, chosen = password) =>
  call('links/accept', { body: { token, password: chosen }, as: null });

const mails = (recipient = rosa) =>
  opened.sandbox.db.select().from(sentMails).where(eq(sentMails.recipient, recipient)).orderBy(desc(sentMails.mailId));

/** The token of the latest link. */
async function mailed(recipient = rosa): Promise<string> {
  const [mail] = await mails(recipient);
  return mail?.link?.split('#token=')[1] ?? '';
}

const person = async (userName: string) => {
  const [user] = await opened.sandbox.db.select().from(users).where(eq(users.userName, userName));
  return user;
};

/** Invites someone new, because people can't be removed. */
async function invited(name: string, differing: object = {}) {
  const email = `${name}@example.com`;
  const { body } = await send({ email, ...differing });
  return { email, invitationId: body.invitationId as number, token: await mailed(email) };
}

describe('an invitation', () => {
  it('is emailed as a link for seven days, and listed without it', async () => {
    const { status, body } = await send({ email: ' Rosa.Lind@example.com ', name: ' Rosa Lind ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: rosa,
      name: 'Rosa Lind',
      role: 'member',
      status: 'open',
      invitedBy: 'Nora Marlow',
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.sentAt)).toBe(7 * day);
    expect(await list()).toEqual([body]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Join Marlow & Finch LLP on Benchfile',
      link: expect.stringMatching(/^\/app\/join#token=[\w-]{43}$/),
    });
    expect(mail?.body).toContain('Nora Marlow invited you.');
    expect(mail?.body).not.toContain(await mailed());
  });

  it('is stored without its token or a password', async () => {
    const { token } = await invited('secret.keeper');
    await accept(token);
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || table === sentMails) continue;
      const rows = JSON.stringify(await opened.sandbox.db.select().from(table));
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(password);
    }
  });

  it('is sent once, however often the request is repeated', async () => {
    const body = request();
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('invitations', { body })));
    expect(new Set(answers.map(({ body: { invitationId } }) => invitationId)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await call('invitations', { body: { ...body, name: 'Somebody Else' } })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('is refused for an email that has one, or an account here or elsewhere', async () => {
    await send();
    expect(await send({ email: rosa.toUpperCase() })).toMatchObject({ status: 409, body: { code: 'already-invited' } });
    expect(await send({ email: theo })).toMatchObject({
      status: 409,
      body: { code: 'already-member', detail: 'Theo Finch is already in your firm.' },
    });
    const elsewhere = await send({ email: june });
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'email-known' } });
    expect(JSON.stringify(elsewhere.body)).not.toContain('Ashgrove Legal');
    expect((await send({}, june)).status, 'another firm may invite the same person').toBe(200);
  });

  it('replaces an expired one', async () => {
    await send();
    const first = await mailed();
    wait(7 * day);
    expect(await list()).toMatchObject([{ status: 'expired' }]);
    expect((await send()).status).toBe(200);
    expect(await list()).toMatchObject([{ status: 'open' }]);
    expect((await open(first)).body.status).toBe('revoked');
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ name: '  ' }, 'name'],
    [{ role: 'owner' }, 'role'],
    [{ role: 'deedpro' }, 'role'],
    [{ idempotencyKey: '' }, 'idempotencyKey'],
  ])('is refused with %j', async (differing, field) => {
    expect(await send(differing)).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('is an administrator’s, within the firm', async () => {
    const { invitationId } = (await send()).body;
    expect((await call('invitations', { as: null })).status).toBe(401);
    expect((await send({ email: 'new@example.com' }, theo)).status).toBe(403);
    expect((await call('invitations', { as: theo })).status).toBe(403);
    const requests: [string, string][] = [
      [`invitations/${invitationId}`, 'DELETE'],
      [`invitations/${invitationId}/resend`, 'POST'],
    ];
    for (const [path, method] of requests) {
      expect((await call(path, { method, as: theo })).status).toBe(403);
      expect((await call(path, { method, as: june })).status).toBe(404);
    }
    expect(await list(june)).toEqual([]);
  });

  it('can’t give a role that the administrator lacks', async () => {
    const { userId = 0 } = (await person(nora)) ?? {};
    await opened.sandbox.db.insert(userRoles).values({ userId, roleId: 2 });
    expect(await send({ role: 'bookkeeper' })).toMatchObject({ status: 403, body: { code: 'role-not-allowed' } });
    await opened.sandbox.db.delete(userRoles).where(eq(userRoles.userId, userId));
    expect((await send({ role: 'bookkeeper' })).status).toBe(200);
  });

  it('is one of at most fifty an hour', async () => {
    for (let sent = 0; sent < 50; sent += 1) await send({ email: `person${sent}@example.com` });
    expect(await send()).toMatchObject({ status: 429, body: { code: 'too-many-invitations' } });
    wait(3601_000);
    expect((await send()).status).toBe(200);
  });
});

describe('an invitation sent again', () => {
  it('has a new link, and ends the old one', async () => {
    const { invitationId } = (await send()).body;
    const first = await mailed();
    const resend = () => call(`invitations/${invitationId}/resend`, { method: 'POST' });
    expect(await resend()).toMatchObject({ status: 429, body: { code: 'sent-recently' } });
    wait(8 * day);
    expect(await resend()).toMatchObject({ status: 200, body: { invitationId, status: 'open' } });
    expect((await open(first)).status).toBe(404);
    expect((await open(await mailed())).body.status).toBe('open');
  });

  it('is refused once revoked or used', async () => {
    const { invitationId, token } = await invited('used.up');
    await accept(token);
    const resent = await call(`invitations/${invitationId}/resend`, { method: 'POST' });
    expect(resent).toMatchObject({ status: 409, body: { code: 'invitation-used' } });
    const other = (await send()).body.invitationId;
    await call(`invitations/${other}`, { method: 'DELETE' });
    expect(await call(`invitations/${other}/resend`, { method: 'POST' })).toMatchObject({
      status: 409,
      body: { code: 'invitation-revoked' },
    });
  });
});

describe('a link', () => {
  it('says what it offers as often as it is opened, and adds the person once', async () => {
    const { email, token } = await invited('mira.sole', { name: 'Mira Sole', role: 'administrator' });
    for (let times = 0; times < 3; times += 1)
      expect((await open(token)).body).toMatchObject({
        status: 'open',
        firmName: 'Marlow & Finch LLP',
        invitedBy: 'Nora Marlow',
        email,
        name: 'Mira Sole',
        role: 'administrator',
      });
    const answers = await Promise.all([accept(token), accept(token, 'Other2026'), accept(token, 'Third2026')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await person(email)).toMatchObject({ clientId: 1, name: 'Mira Sole', userAdministrator: true });
    expect((await open(token)).body.status).toBe('used');
    expect((await list()).map((each: { email: string }) => each.email)).not.toContain(email);
  });

  it('signs the person in by the platform, once', async () => {
    const { token } = await invited('ada.quill');
    const { tempAuthId } = (await accept(token)).body;
    const signIn = () =>
      opened.sandbox.fetch(
        new Request(
          `${testOrigin}/api/platform/account/login?${new URLSearchParams({ tempAuthId, returnUrl: '/app/' })}`,
        ),
      );
    const signedIn = await signIn();
    expect(signedIn.status).toBe(302);
    expect(signedIn.headers.get('location')).toBe('/app/');
    expect((await signIn()).status, 'the sign-in page').toBe(200);
  });

  it('makes a bookkeeper', async () => {
    const { email, token } = await invited('penny.ledger', { role: 'bookkeeper' });
    await accept(token);
    const found = await opened.call(`/platform/v1/Users/${(await person(email))?.userId}/roles`);
    expect((await found.json()).roles).toMatchObject([{ roleName: 'Bookkeeper' }]);
    expect(await person(email)).toMatchObject({ userAdministrator: false });
    const listed = await (await opened.call(`/platform/v1/Clients/1/users?email=${email}`)).json();
    expect(listed.items).toMatchObject([{ email, roleNames: ['Bookkeeper'] }]);
  });

  it('can be repeated after a lost response with the same password, for half an hour', async () => {
    const { token } = await invited('lost.answer');
    const { userId } = (await accept(token)).body;
    expect(await accept(token)).toMatchObject({ status: 200, body: { userId, tempAuthId: expect.any(String) } });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await accept(token, `Wrong202${tries}`)).toMatchObject({ status: 409, body: { code: 'invitation-used' } });
    expect((await accept(token)).status).toBe(429);
    wait(61_000);
    expect((await accept(token)).status).toBe(200);
    wait(30 * 60_000);
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'invitation-used' } });
  });

  it('ends when it expires, is revoked, or its sender stops being an administrator', async () => {
    const { token } = await invited('late.comer');
    wait(7 * day);
    expect((await open(token)).body.status).toBe('expired');
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'invitation-expired' } });

    const revoked = await invited('not.wanted');
    const revoke = () => call(`invitations/${revoked.invitationId}`, { method: 'DELETE' });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect((await open(revoked.token)).body.status).toBe('revoked');
    expect(await accept(revoked.token)).toMatchObject({ status: 409, body: { code: 'invitation-revoked' } });

    const left = await invited('left.behind');
    const { userId = 0 } = (await person(nora)) ?? {};
    const administer = (userAdministrator: boolean) =>
      opened.sandbox.db.update(users).set({ userAdministrator }).where(eq(users.userId, userId));
    await administer(false);
    expect((await open(left.token)).body.status).toBe('revoked');
    expect(await accept(left.token)).toMatchObject({ status: 409, body: { code: 'invitation-revoked' } });
    const mira = await person('mira.sole@example.com');
    expect(await list(mira?.userName)).toContainEqual(
      expect.objectContaining({ email: left.email, status: 'inactive' }),
    );
    const resent = await call(`invitations/${left.invitationId}/resend`, {
      method: 'POST',
      as: mira?.userName ?? null,
    });
    expect(resent).toMatchObject({ status: 200, body: { status: 'open', invitedBy: 'Mira Sole' } });
    await administer(true);
    expect(await person(left.email)).toBeUndefined();
  });

  it('is of no use to a person who got an account in another way', async () => {
    const { email, token } = await invited('two.firms');
    await send({ email }, june);
    const other = await mailed(email);
    expect((await accept(other)).status).toBe(200);
    expect((await open(token)).body.status).toBe('account-exists');
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'account-exists' } });
    expect(await person(email)).toMatchObject({ clientId: 2 });
    expect(await list()).toEqual([]);
  });

  it.each([['short'], ['a'.repeat(44)], ['%'.repeat(43)], ['']])('that is malformed is refused: %s', async (token) => {
    expect((await open(token)).status).toBe(400);
    expect((await accept(token)).status).toBe(400);
  });

  it('that is unknown is refused, and a weak password leaves it open', async () => {
    expect((await open('A'.repeat(43))).status).toBe(404);
    expect((await accept('A'.repeat(43))).status).toBe(404);
    const { token } = await invited('weak.word');
    expect((await accept(token, 'harbor2026')).status).toBe(400);
    expect((await accept(token, 'Ab1')).status).toBe(400);
    expect((await open(token)).body.status).toBe('open');
  });
});
