import { describe, expect, it } from 'vitest';
import { connectionTitle, isLinkBlocked, proceedStyle, switchContinue } from './connection';
import type { MappingStatus } from './mapping';

type Status = MappingStatus['status'];
const statuses: readonly Status[] = ['valid', 'mismatch', 'not-found', 'error', 'loading'];

describe('a link', () => {
  const mapped = { clientReference: '00015-Ortega', mappingId: 'm-1' };
  const refuse = (): boolean => false;
  const unmapped = { clientReference: '00015-Ortega' };

  it.each(statuses)('that doesn’t send to the matter is never blocked: %s', (status) => {
    for (const matter of [undefined, mapped, unmapped])
      expect(isLinkBlocked({ behavior: 'noBlock', status, matter, check: refuse })).toBe(false);
  });

  it.each([
    ['valid', undefined, undefined, false],
    ['valid', unmapped, refuse, false],
    ['mismatch', undefined, undefined, true],
    ['not-found', undefined, undefined, true],
    ['error', undefined, undefined, true],
    ['loading', undefined, undefined, true],
    ['mismatch', mapped, undefined, false],
    ['not-found', mapped, undefined, false],
    ['not-found', unmapped, undefined, true],
    ['error', { mappingId: '' }, undefined, true],
    ['error', mapped, refuse, true],
    ['error', unmapped, (): boolean => true, false],
    ['loading', mapped, undefined, false],
  ] as const)('is blocked or not: %s, %j', (status, matter, check, expected) => {
    expect(isLinkBlocked({ behavior: 'block', status, matter, check })).toBe(expected);
  });
});

describe('the connection dialog', () => {
  it.each([
    ['valid', 'continue'],
    ['mismatch', 'ghost'],
    ['not-found', 'destructive'],
    ['error', 'destructive'],
    ['loading', 'none'],
  ] as const)('lets the person go on: %s, %s', (status, expected) => {
    expect(proceedStyle(status)).toBe(expected);
  });

  it.each([
    [true, 'mismatch', 'Connect to a matter'],
    [true, 'not-found', 'Connect to a matter'],
    [true, 'error', 'Connect to a matter'],
    [false, 'mismatch', 'You are not connected to this matter'],
    [false, 'not-found', 'Matter is not connected to Benchfile'],
    [false, 'error', 'Matter is not connected to Benchfile'],
  ] as const)('has its title: can change %s, %s', (canChangeMatter, status, expected) => {
    expect(connectionTitle({ canChangeMatter, status, productName: 'Benchfile' })).toBe(expected);
  });
});

describe('the dialog that switches matters', () => {
  it.each(statuses)('stays on the page outside a frame, once the mapping is valid: %s', (status) => {
    for (const clientReference of [undefined, '00015-Ortega'])
      expect(switchContinue({ isEmbedded: false, clientReference, status })).toEqual({
        leadsTo: 'current-page',
        isEnabled: status === 'valid',
      });
  });

  it.each(statuses)('opens the matter in a frame, once there is a reference: %s', (status) => {
    expect(switchContinue({ isEmbedded: true, clientReference: '00015-Ortega', status })).toEqual({
      leadsTo: 'matter-view',
      isEnabled: true,
    });
    for (const clientReference of [undefined, ''])
      expect(switchContinue({ isEmbedded: true, clientReference, status }).isEnabled).toBe(false);
  });
});
