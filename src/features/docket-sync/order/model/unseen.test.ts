import { expect, test } from 'vitest';
import type { ChangeKind, DocketChange } from '@/api/generated/docket-watch/model';
import { unseenOf } from './unseen';

const change = (changeId: number, kind: ChangeKind, docketEntryId?: string): DocketChange => ({
  ...{ changeId, kind, at: '2026-11-20T11:00:00Z', productCaseId: 1, orderId: 2, caseNumber: '652211/2025' },
  ...{ caseTitle: 'Ortega v. Lakeshore', isRead: false, settingIds: [] },
  ...(docketEntryId === undefined ? {} : { docketEntryId }),
});

test('an entry counts once, by its latest change; changes of the case stand apart', () => {
  const { ofEntry, ofCase, counts, upTo } = unseenOf([
    change(9, 'judge-changed'),
    change(8, 'entry-amended', 'a'),
    change(7, 'entry-added', 'b'),
    change(6, 'entry-added', 'a'),
  ]);
  expect([...ofEntry]).toEqual([
    ['a', 'entry-amended'],
    ['b', 'entry-added'],
  ]);
  expect(ofCase.map(({ changeId }) => changeId)).toEqual([9]);
  expect([...counts]).toEqual([
    ['entry-amended', 1],
    ['entry-added', 1],
  ]);
  expect(upTo).toBe(9);
  expect(unseenOf([]).upTo).toBeUndefined();
});
