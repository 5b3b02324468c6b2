import { expect, test } from 'vitest';
import type { FilingType } from '@/api/generated/filing/model';
import { newFiling } from '@/features/efiling';
import { summonsHint, summonsTypes, withOwnFiling, withOwnFilingUndone } from './own-filing';

const type = (code: string, name: string, isCourtUseOnly = false): FilingType => ({
  code,
  name,
  filingType: 'Both',
  isCourtUseOnly,
  civilClaimAmount: 'Not Available',
  probateEstateAmount: 'Not Available',
  amountInControversy: 'Not Available',
  useDueDate: false,
  isProposedOrder: false,
});
const [complaint, summons, alias] = [type('1', 'Complaint'), type('2', ' Summons '), type('3', 'Alias Summons')];
const document = (id: string, fileName: string) => ({ id, fileId: `f-${id}`, fileName, sizeBytes: 1, pageCount: 1 });

test('a summons in Illinois is a filing of its own, if the court has a code for it', () => {
  expect(summonsTypes({ fileName: 'Summons.pdf' }, 'IL', [complaint, summons])).toEqual([summons]);
  expect(summonsTypes({ fileName: 'Alias Summons.pdf' }, 'IL', [summons, alias])).toEqual([alias, summons]);
  expect(summonsTypes({ fileName: 'scan.pdf', firstPage: { title: 'SUMMONS' } }, 'IL', [summons])).toEqual([summons]);
  expect(summonsTypes({ fileName: 'Summons.pdf' }, 'IL', [complaint, type('4', 'Summons', true)])).toEqual([]);
  expect(summonsTypes({ fileName: 'Exhibit A.pdf' }, 'IL', [summons])).toEqual([]);
  // No rule on file elsewhere.
  expect(summonsTypes({ fileName: 'Summons.pdf' }, 'TX', [summons])).toEqual([]);
});

test('before the court is known, a summons is told what to do with it in Illinois alone', () => {
  expect(summonsHint({ fileName: 'Summons.pdf' }, 'IL')).toContain('filing of its own');
  expect(summonsHint({ fileName: 'Summons.pdf' }, 'CA')).toBeUndefined();
  expect(summonsHint({ fileName: 'Complaint.pdf' }, 'IL')).toBeUndefined();
});

test('an attachment becomes the lead document of the next filing, with its type if there is one', () => {
  const attached = { ...document('s', 'Summons.pdf'), filingComponentCode: '552', documentTypeCode: '9301' };
  const first = {
    ...newFiling('a', 'nora', ['p@example.com']),
    leadDocument: document('c', 'Complaint.pdf'),
    attachments: [document('x', 'Exhibit A.pdf'), attached],
  };
  const last = newFiling('z', undefined);
  const filingTypes = [complaint, summons];
  const separated = withOwnFiling({ filings: [first, last] }, 's', { id: 'n', types: [summons], filingTypes });
  expect(separated.map(({ id }) => id)).toEqual(['a', 'n', 'z']);
  expect(separated[0]?.attachments.map(({ id }) => id)).toEqual(['x']);
  expect(separated[1]).toMatchObject({
    leadDocument: document('s', 'Summons.pdf'),
    filingTypeCode: '2',
    filingAttorneyId: 'nora',
    courtesyCopyEmails: ['p@example.com'],
  });
  expect(separated[1]?.leadDocument).not.toHaveProperty('documentTypeCode');
  // Of several types, the one that the name states is suggested.
  const [, suggested] = withOwnFiling({ filings: [first] }, 's', { id: 'n', types: [summons, alias], filingTypes });
  expect(suggested).toMatchObject({ filingTypeCode: '2', filingTypeReadFrom: 'Summons.pdf' });
  // A lead document is a filing already.
  expect(withOwnFiling({ filings: [first] }, 'c', { id: 'n', types: [summons], filingTypes })).toEqual([first]);
  expect(withOwnFiling({ filings: [] }, 's', { id: 'n', types: [], filingTypes })).toEqual([]);
});

test('it is taken back to its place, unless its filing was changed or the other is gone', () => {
  const summonsDocument = { ...document('s', 'Summons.pdf'), documentTypeCode: '9301' };
  const first = {
    ...newFiling('a', undefined),
    leadDocument: document('c', 'Complaint.pdf'),
    attachments: [summonsDocument, document('x', 'Exhibit A.pdf')],
  };
  const made = withOwnFiling({ filings: [first] }, 's', { id: 'n', types: [summons], filingTypes: [summons] });
  const former = { id: 'n', from: 'a', document: summonsDocument, place: 0 };
  expect(withOwnFilingUndone(made, former)).toEqual([first]);
  const extended = made.map((filing) =>
    filing.id === 'n' ? { ...filing, attachments: [document('y', 'Rider.pdf')] } : filing,
  );
  expect(withOwnFilingUndone(extended, former)).toEqual(extended);
  const alone = made.filter(({ id }) => id === 'n');
  expect(withOwnFilingUndone(alone, former)).toEqual(alone);
  expect(withOwnFilingUndone([first], former)).toEqual([first]);
});
