import { expect, it } from 'vitest';
import { setHomeZone } from '@/lib/format/home-zone';
import { ownZone } from '@/lib/format/own-zone.testing';
import { canContinue, draftLink, draftName, hasDraftForm } from './draft';

setHomeZone(ownZone);

const expiresAt = '2026-06-01T09:41:27Z';

it('continues drafts for those we file with', () => {
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'new-case', expiresAt } })).toBe(true);
  expect(canContinue({ draft: { provider: 'tyler', filingFlow: 'existing-case', expiresAt } })).toBe(true);
  expect(canContinue({ draft: { provider: 'tybera', filingFlow: 'new-case', expiresAt } })).toBe(false);
  expect(canContinue({})).toBe(false);
  expect(hasDraftForm({ provider: 'tyler' })).toBe(false);
  expect(hasDraftForm({ provider: 'tyler', apiType: 0, filingFlow: 'new-case' })).toBe(true);
  expect(hasDraftForm({ provider: 'tyler', apiType: 7, filingFlow: 'new-case' })).toBe(false);
});

it('links to the form of the filing flow', () => {
  const draft = { provider: 'tyler', filingFlow: 'existing-case', expiresAt } as const;
  expect(draftLink({ orderId: 41_300, service: 'FileIntoCase', mappingId: 'm', draft })).toEqual({
    to: '/existing-case/$orderId',
    params: { orderId: 41_300 },
    search: { mappingId: 'm' },
  });
  expect(draftLink({ orderId: 1, service: 'FileIntoCase', draft: { ...draft, filingFlow: 'new-case' } })?.to).toBe(
    '/case-initiation/$orderId',
  );
  expect(draftLink({ orderId: 1, service: 'FileIntoCase', draft: { ...draft, provider: 'tybera' } })).toBeUndefined();
  expect(draftLink({ orderId: 1, service: 'FileIntoCase' })).toBeUndefined();
  expect(draftLink({ orderId: 1, service: 'CourtesyCopy', draft })).toMatchObject({ search: { draft: 1 } });
  expect(draftLink({ orderId: 1, service: 'ProcessServing', draft: { expiresAt } })?.to).toBe(
    '/serve-it/order/process-serving/$orderId',
  );
});

it('names a draft by its case or, before it has one, by its service, court and day', () => {
  const draft = { service: 'CreateCase', dateOrdered: '2026-11-21T18:00:00Z' } as const;
  const courtName = 'Lakemoor County - Circuit Court - Civil';
  expect(draftName({ ...draft, courtName, caseTitle: 'Ortega v. Lakeshore' })).toBe('Ortega v. Lakeshore');
  const papers = { leadDocumentTitle: 'Petition', documentCount: 2 };
  expect(draftName({ ...draft, ...papers, caseTitle: 'Ortega v. Lakeshore' })).toBe('Petition +1');
  expect(draftName({ ...draft, courtName, caseTitle: '' })).toBe('New case, Lakemoor Co. - Civil, Nov 21, 2026');
  expect(draftName({ ...draft, service: 'FileIntoCase' })).toBe('File into case, Nov 21, 2026');
});
