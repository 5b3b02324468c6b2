import { expect, it } from 'vitest';
import { coverLetterText } from './cover-letter';

const facts = {
  judge: 'Hon. Ana Reyes',
  caseNumber: '48-2025-CA-001234-OAXXXX',
  caseTitle: 'Ortega v. Lakeshore',
  title: 'Order on motion to compel',
  related: 'Motion to Compel',
  signer: 'Nora Marlow',
};

it('names the judge, the case, the order and why it can be signed', () => {
  expect(coverLetterText({ basis: 'after-hearing', hearingDate: '2026-11-20' }, facts)).toBe(
    `Dear Hon. Ana Reyes:

Re: Ortega v. Lakeshore, Case No. 48-2025-CA-001234-OAXXXX

Enclosed is a proposed order, “Order on motion to compel”, on the Motion to Compel. It reflects the Court’s ruling at the hearing on Nov 20, 2026.

The order is submitted for the Court’s review and signature.

Respectfully,
Nora Marlow`,
  );
});

it.each([
  [{ basis: 'agreed' } as const, 'All parties agree to its entry.'],
  [
    { basis: 'no-response', sentToOthersOn: '2026-11-20' } as const,
    'sent to the other parties on Nov 20, 2026, and none',
  ],
  [{ basis: 'competing' } as const, 'The parties submit competing orders.'],
])('%j', (order, words) => {
  expect(coverLetterText(order, { ...facts, judge: undefined, related: undefined, caseNumber: undefined })).toContain(
    words,
  );
});

const bare = {
  ...{ judge: undefined, caseNumber: undefined, caseTitle: '', title: 'Order', related: undefined, signer: undefined },
};

it('without a case, a judge, a motion and a signer has only the order', () => {
  expect(coverLetterText({ basis: 'agreed' }, bare)).toBe(
    `Dear Judge:



Enclosed is a proposed order, “Order”. All parties agree to its entry.

The order is submitted for the Court’s review and signature.

Respectfully,`,
  );
});

it.each([
  ['Ortega v. Lakeshore', '26-1', 'Re: Ortega v. Lakeshore, Case No. 26-1'],
  ['Ortega v. Lakeshore', undefined, 'Re: Ortega v. Lakeshore'],
  ['', '26-1', 'Re: Case No. 26-1'],
])('the case “%s” with the number %s is its subject', (caseTitle, caseNumber, line) => {
  expect(coverLetterText({ basis: 'agreed' }, { ...bare, caseTitle, caseNumber }).split('\n')[2]).toBe(line);
});

it.each([
  [{ basis: 'after-hearing' } as const, 'It reflects the Court’s ruling at the hearing.'],
  [{ basis: 'no-response' } as const, 'It was sent to the other parties, and none has objected.'],
  [
    { basis: 'no-response', sentToOthersOn: '2026-11-20' } as const,
    'It was sent to the other parties on Nov 20, 2026, and none has objected.',
  ],
])('the reason of %j needs no day', (order, reason) => {
  expect(coverLetterText(order, bare).split('\n')[4]).toBe(`Enclosed is a proposed order, “Order”. ${reason}`);
});

it('a basis that isn’t known yet gives no reason', () => {
  expect(coverLetterText({ basis: 'other' as never }, bare).split('\n')[4]).toBe(
    'Enclosed is a proposed order, “Order”. ',
  );
});
