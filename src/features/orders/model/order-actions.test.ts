import { describe, expect, it } from 'vitest';
import { refusalOf } from './order-actions';

const allowed = (['cancel', 'copy-to-draft', 'download-documents', 'edit-and-resubmit'] as const).map((action) => ({
  action,
  isAllowed: true,
}));
const opensCase = { actions: allowed, provider: 'tyler', filingFlow: 'new-case' } as const;

describe('an action', () => {
  it('gives the backend’s reason why it is refused, and none when it is allowed', () => {
    const reason = 'The order has no documents.';
    const actions = [{ action: 'download-documents' as const, isAllowed: false, reason }];
    expect(refusalOf({ ...opensCase, actions }, 'download-documents')).toBe(reason);
    expect(refusalOf({ ...opensCase, actions }, 'copy-to-draft')).toBe('This cannot be done with this order.');
    for (const { action } of allowed) expect(refusalOf(opensCase, action)).toBeUndefined();
  });

  it.each(['copy-to-draft', 'edit-and-resubmit'] as const)('that goes on in a form needs one: %s', (action) => {
    expect(refusalOf({ ...opensCase, filingFlow: 'existing-case' }, action)).toBeUndefined();
    expect(refusalOf({ ...opensCase, provider: 'granicus' }, action)).toMatch(/^Filings of this state/);
    expect(refusalOf({ ...opensCase, provider: 'granicus' }, 'cancel')).toBeUndefined();
  });
});
