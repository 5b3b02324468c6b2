import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const opened = testSandbox();

async function get<T>(path: string): Promise<T> {
  const response = await opened.call(`/filing${path}`);
  expect(response.status).toBe(200);
  return response.json();
}

describe('the states', () => {
  test('list their capabilities', async () => {
    expect(await get('/CourtFilingStates/GetStates')).toHaveLength(11);
    const settings = await get<object[]>('/CourtFilingStates/GetStateSettings');
    expect(settings).toContainEqual(
      expect.objectContaining({ state: 'NY', eFiling: { isAvailable: false, provider: 'none' } }),
    );
    expect(settings[0]).not.toHaveProperty('provider');
  });

  test('offer filing only where it is available', async () => {
    const typesIn = async (state: string) =>
      (await get<{ type: string }[]>(`/CourtFilingStates/GetQuickActionsByState?state=${state}`)).map(
        ({ type }) => type,
      );
    expect(await typesIn('IL')).toEqual([
      'CreateCase',
      'FileIntoCase',
      'CourtesyCopy',
      'SearchForCase',
      'ElectronicSignature',
    ]);
    expect(await typesIn('NY')).toEqual(['SearchForCase', 'ElectronicSignature']);
    expect(await typesIn('UT')).toEqual(['ElectronicSignature']);
  });
});
