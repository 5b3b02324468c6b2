import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';

const theo = 'theo.finch@example.com';
const opened = testSandbox();

const client = '/billing/services/us-platform/Client';
const category = { profileSettingType: 5, partyId: 90001, name: 'DefaultExpenseCategory', value: '20104' };
const put = (as?: string) => opened.call('/platform/v1/ProfileSettings', { method: 'PUT', body: category, as });
const remove = (partyId: number, as?: string) =>
  opened.call(`${client}/DeleteProfileSetting`, {
    method: 'DELETE',
    body: { partyId, name: 'defaultexpensecategory' },
    as,
  });
const settings = async () =>
  (await opened.call('/platform/v1/Clients/1/settings?settingNames=DefaultExpenseCategory', { as: theo })).json();

test('only administrators write and delete a firm’s setting; everyone reads it', async () => {
  expect((await put(theo)).status).toBe(403);
  expect((await put()).status).toBe(200);
  expect(await settings()).toMatchObject([{ settingValue: '20104' }]);
  expect((await remove(90001, theo)).status).toBe(403);
  expect((await remove(90002)).status).toBe(404);
  expect((await remove(90001)).status).toBe(204);
  expect(await settings()).toEqual([]);
  expect((await remove(90001)).status).toBe(404);
});

test('only administrators change the firm’s ID in the connected system', async () => {
  const update = (value: string, as: string) =>
    opened.call(`${client}/UpdateThirdPartyIdentifier?${new URLSearchParams({ thirdPartyIdentifier: value })}`, {
      method: 'PUT',
      as,
    });
  const known = async () =>
    (await (await opened.call('/platform/v1/Clients/4', { as: 'dov.pell@example.com' })).json()).thirdPartyIdentifier;
  expect((await update('X', 'dov.pell@example.com')).status).toBe(403);
  expect((await update(' HP-99 ', 'maren.harrow@example.com')).status).toBe(204);
  expect(await known()).toBe('HP-99');
  expect((await update('', 'maren.harrow@example.com')).status).toBe(204);
  expect(await known()).toBeUndefined();
});
