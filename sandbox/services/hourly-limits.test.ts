import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox, testOrigin } from '../../tests/sandbox.ts';
import { countMails, countSignUp, networkOf } from './hourly-limits.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
afterAll(() => opened.sandbox.close());

const mail = (userId: number, clientId: number, ...recipients: string[]) =>
  countMails(opened.sandbox, { userId, clientId }, recipients);
const signUp = (email: string, from: string) =>
  countSignUp(opened.sandbox, new Request(testOrigin, { headers: { 'x-client-address': from } }), email);
const wait = (milliseconds: number) => {
  opened.sandbox.clock.offset += milliseconds;
};

/** Makes so many calls, some at once; tells how many passed, and what the others said. */
async function tally(total: number, call: (index: number) => Promise<void>) {
  const results = await Promise.allSettled(Array.from({ length: total }, (_, index) => call(index)));
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { passed: total - refusals.length, refusal: refusals[0] };
}

describe('emails within an hour', () => {
  it('are limited for a person, whoever gets them, and for nobody else', async () => {
    const { passed, refusal } = await tally(65, (index) => mail(1, 1, `person${index}@example.com`));
    expect(passed).toBe(60);
    expect(refusal).toMatchObject({
      status: 429,
      fields: { code: 'too-many-mails', retryAfter: expect.any(Number), detail: expect.stringContaining('60 minutes') },
    });
    await mail(2, 1, 'someone@example.com');
  });

  it('are limited for a firm', async () => {
    const { passed } = await tally(210, (index) => mail(100 + (index % 7), 2, `of${index}@example.com`));
    expect(passed).toBe(200);
  });

  it('are limited for an address, whichever firms write to it and however it is spelled', async () => {
    const spelled = ['One@example.com', 'one@EXAMPLE.com', ' one@example.com'];
    const { passed } = await tally(35, (index) => mail(200 + index, 200 + index, spelled[index % 3] ?? ''));
    expect(passed).toBe(30);
  });

  it('of which one more would be too many are refused together, and count not at all', async () => {
    const { db, clock } = opened.sandbox;
    const recipients = Array.from({ length: 61 }, (_, index) => `all${index}@example.com`);
    const sent = db.transaction((tx) => countMails({ db: tx, clock }, { userId: 300, clientId: 300 }, recipients));
    await expect(sent).rejects.toMatchObject({ status: 429 });
    await mail(300, 300, ...recipients.slice(1));
  });

  it('are sent again after it', async () => {
    await expect(mail(1, 1, 'later@example.com')).rejects.toMatchObject({ status: 429 });
    wait(3_600_000);
    await mail(1, 1, 'later@example.com');
  });
});

describe('sign-ups within an hour', () => {
  it('are limited for a connection, and for no other', async () => {
    const { passed, refusal } = await tally(105, (index) => signUp(`new${index}@example.com`, '203.0.113.7'));
    expect(passed).toBe(100);
    expect(refusal).toMatchObject({ status: 429, fields: { code: 'too-many-sign-ups' } });
    await signUp('new@example.com', '203.0.113.8');
  });

  it('are limited for an email', async () => {
    expect((await tally(25, (index) => signUp('same@example.com', `198.51.100.${index}`))).passed).toBe(20);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
