import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactEnvelope, redactText } from './redaction';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpbmY6bG9naW5pZCI6IjEifQ.c2lnbmF0dXJl_-';

describe('a text', () => {
  it.each([
    ['a token', `Failed with ${jwt}!`, 'Failed with [redacted]!'],
    ['a token cut short', `…${jwt.slice(0, 40)}`, '…[redacted]'],
    ['a header', 'Authorization: Bearer abc.def-ghi', 'Authorization: [redacted] [redacted]'],
    ['a scheme', 'sent "Bearer abc123"', 'sent "Bearer [redacted]"'],
    [
      'an address’s query',
      'GET https://a.example/app/orders?q=Ortega#x failed',
      'GET https://a.example/app/orders?[redacted]#x failed',
    ],
    ['a path’s token', '/app/?x=1&tempAuthId=abc&y=2', '/app/?x=1&tempAuthId=[redacted]&y=2'],
    ['another', '/app/?_token=abc', '/app/?_token=[redacted]'],
    ['an invitation’s', 'from /app/join#token=abc_-9 to /app/join', 'from /app/join#token=[redacted] to /app/join'],
    ['one with an encoded name', '/app/?x=1&%74oken=abc&y=2', '/app/?x=1&%74oken=[redacted]&y=2'],
    [
      'one with every letter encoded',
      '?%74%65%6d%70%41%75%74%68%49%64=abc',
      '?%74%65%6d%70%41%75%74%68%49%64=[redacted]',
    ],
    ['one with its underscore encoded', 'failed: /app/?%5Ftok%65n=abc', 'failed: /app/?%5Ftok%65n=[redacted]'],
    [
      'one in an encoded address',
      'returnUrl=%2Fapp%2F%3Ftoken%3Dabc%26x%3D1',
      'returnUrl=%2Fapp%2F%3Ftoken%3D[redacted]%26x%3D1',
    ],
    [
      'encoded names in an encoded address',
      'returnUrl=%2Fapp%2F%3F%2574oken%3Dabc%26tempAuth%2549d%3Ddef%26x%3D1',
      'returnUrl=%2Fapp%2F%3F%2574oken%3D[redacted]%26tempAuth%2549d%3D[redacted]%26x%3D1',
    ],
    ['a cookie', 'access_token=abc; theme=dark', 'access_token=[redacted]; theme=dark'],
    ['a card', 'Card 4242 4242 4242 4242 declined', 'Card [redacted] declined'],
    ['a card with dashes', '3782-822463-10005', '[redacted]'],
    ['a card and its name', 'card4242424242424242', 'card[redacted]'],
    [
      'JSON',
      '{"cardNumber":"x","cvv":123,"brand":"visa"}',
      '{"cardNumber":[redacted],"cvv":[redacted],"brand":"visa"}',
    ],
    ['JSON in JSON', '"{\\"cvv\\":\\"123\\",\\"a\\":1}"', '"{\\"cvv\\":[redacted],\\"a\\":1}"'],
    ['a form', 'routing_number=021000021&accountNumber=12345', 'routing_number=[redacted]&accountNumber=[redacted]'],
    ['a sentence', 'Security code: 737', 'Security code: [redacted]'],
  ])('loses %s', (_, text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it.each([
    'search?q%5B0%5D=Ortega&page=2',
    "Cannot read properties of undefined (reading 'orderId')",
    'at https://app.benchfile.example/app/assets/index-BEyJ2x_y.js:1:17333',
    'Order 1234567890123 of firm 2',
    'eyebrow.and.more',
    'The token is expired',
    '2027-01-31T10:00:00.000Z',
    'a4242424242424242b0000000000000f',
  ])('stays unchanged: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe('a report', () => {
  it('redacts secret fields by name, and card numbers', () => {
    expect(
      redact({
        cvv: 123,
        bankAccount: { number: 1 },
        Access_Token: 'x',
        n: 4242424242424242,
        at: 1800000000007,
        tags: [jwt, 7],
      }),
    ).toEqual({
      cvv: '[redacted]',
      bankAccount: '[redacted]',
      Access_Token: '[redacted]',
      n: '[redacted]',
      at: 1800000000007,
      tags: ['[redacted]', 7],
    });
  });

  it('may be circular', () => {
    const report: Record<string, unknown> = { message: jwt };
    report.self = report;
    const redacted = redact(report);
    expect(redacted.message).toBe('[redacted]');
    expect(redacted.self).toBe(redacted);
  });

  it('of a replay keeps its format: valid length and JSON lines', () => {
    const recording = `{"segment_id":0}\n${JSON.stringify([{ timestamp: 1800000000007, data: { href: `/app/?token=${jwt}` } }])}`;
    const [, [item]] = redactEnvelope([
      {},
      [[{ type: 'replay_recording', length: recording.length }, recording]],
    ] as never) as unknown as [unknown, [[{ length: number }, string]]];
    const [header, body] = item;
    expect(header.length).toBe(body.length);
    expect(body.split('\n').map((line) => JSON.parse(line))).toEqual([
      { segment_id: 0 },
      [{ timestamp: 1800000000007, data: { href: '/app/?token=[redacted]' } }],
    ]);
  });
});

/** Digits that pass Luhn's check: random ones and the check digit. */
const cardNumber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 }).map((digits) => {
  const doubled = digits
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit * 2 - (digit > 4 ? 9 : 0) : digit));
  const sum = doubled.reduce((total, digit) => total + digit, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
});
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const token = fc
  .tuple(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.object(), fc.base64String({ minLength: 8 }))
  .map(([header, claims, signature]) =>
    [base64url(JSON.stringify(header)), base64url(JSON.stringify(claims)), base64url(signature)].join('.'),
  );

describe('in any report', () => {
  const around = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\w-]/g, ''));

  it('no card number is sent', () => {
    fc.assert(
      fc.property(cardNumber, fc.constantFrom('', ' ', '-'), around, fc.jsonValue(), (card, separator, text, more) => {
        const written = card.replaceAll(/(\d{4})(?=\d)/g, `$1${separator}`);
        const sent = JSON.stringify(
          redact({ message: `${text}${written}${text}`, deep: [{ [written]: [written, more] }] }),
        );
        expect(sent).not.toContain(written);
      }),
      { numRuns: 500 },
    );
  });

  it('no token is sent', () => {
    fc.assert(
      fc.property(token, around, fc.jsonValue(), (secret, text, more) => {
        const report = { message: `${text}${secret}${text}`, deep: [more, { [secret]: `?x=${secret}` }] };
        expect(JSON.stringify(redact(report))).not.toContain(secret);
      }),
      { numRuns: 500 },
    );
  });
});
