import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePersonalData, expireDrafts } from './personal-data';

const day = 86_400_000;
const draft = (age: number) =>
  JSON.stringify({ content: 'Ortega', editedAt: new Date(Date.now() - age).toISOString() });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-09T15:00:00Z'), toFake: ['Date'] });
  const local = {
    access_token: 'x',
    'signed-out': '1',
    'single-keys-off': 'yes',
    'view:palette-recent': 'Ortega',
    'bulk-sync-selected': 'Ortega',
    'draft:1.7': draft(day),
    'draft:1.8': draft(8 * day),
    'draft:1.9': 'unreadable',
    'submission:1.7': '{"key":"k"}',
  };
  const tab = { MappingId: 'm', 'redirect-to': '/matter-view/Ortega', 'matter-files:1': 'Ortega', 'retry-logout': '9' };
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const keysOf = (storage: Storage) => Object.keys(storage).sort();

describe('a sign-out', () => {
  it('deletes everything that may name a client, except drafts that wait to be saved', () => {
    deletePersonalData('this browser');
    expect(keysOf(sessionStorage)).toEqual(['MappingId', 'retry-logout']);
    expect(keysOf(localStorage)).toEqual([
      'access_token',
      'draft:1.7',
      'signed-out',
      'single-keys-off',
      'submission:1.7',
    ]);
  });

  it('in another tab deletes only this tab’s own data', () => {
    const before = keysOf(localStorage);
    deletePersonalData('this tab');
    expect(keysOf(sessionStorage)).toEqual(['MappingId', 'retry-logout']);
    expect(keysOf(localStorage)).toEqual(before);
  });

  it('works where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    deletePersonalData('this browser');
    vi.restoreAllMocks();
    expect(localStorage.getItem('view:palette-recent')).toBe('Ortega');
  });
});

it('unsaved changes to a draft expire after a week', () => {
  const before = keysOf(localStorage);
  expireDrafts();
  expect(keysOf(localStorage)).toEqual(before.filter((key) => !['draft:1.8', 'draft:1.9'].includes(key)));
});
