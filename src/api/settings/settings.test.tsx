import { QueryClient, QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBaseAddresses } from '../backends';
import { ApiError, ContractMismatchError } from '../errors';
import { getListClientSettingsQueryKey } from '../generated/platform';
import { setRunnerHooks } from '../http';
import { saveFirmSetting, saveUserSetting, useChangeFirmSetting, useChangeUserSetting } from './mutations';
import { firmSettingQuery, userSettingQuery } from './queries';

const fetchMock = vi.fn<typeof fetch>();
const refused = () => Response.json({}, { status: 400 });
const saved = {
  profileSettingType: 6,
  name: 'Theme',
  value: 'dark',
  partyId: 90_003,
  userId: 7,
  serviceId: null,
  isSensitive: false,
  readOnlyForType: null,
};
const done = (value = 'dark') => Response.json({ ...saved, value });
const theme = { userId: 7, name: 'Theme' };
const category = { clientId: 3, partyId: 90_003, name: 'DefaultExpenseCategory' };

/** The platform's responses to saves, in order; each waits to be released. Nothing else is answered. */
function heldAnswers() {
  const letGo: ((answer: Response) => void)[] = [];
  fetchMock.mockImplementation((_url, init) => new Promise((resolve) => init?.body && letGo.push(resolve)));
  return async (place: number, answer: Response) => {
    await waitFor(() => expect(letGo.length).toBeGreaterThan(place));
    await act(async () => letGo[place]?.(answer));
  };
}

/** A component that shows a setting and changes it. */
function show<Result>(client: QueryClient, useSetting: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useSetting, { wrapper }).result;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
const sentBodies = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? 'null')));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  const at = (name: string) => `https://${name}.example`;
  setBaseAddresses({
    platform: at('platform'),
    billing: at('billing'),
    filing: at('filing'),
    integration: at('integration'),
    docketSync: at('docket'),
    processServing: at('docket'),
  });
  setRunnerHooks({ accessToken: () => null, renewToken: async () => false, reportMismatch: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

describe('reading a setting', () => {
  it('returns null for a user’s setting without a value, and fails on other errors', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({}, { status: 404 }));
    expect(await newClient().fetchQuery(userSettingQuery(theme))).toBeNull();
    fetchMock.mockResolvedValueOnce(refused());
    await expect(newClient().fetchQuery(userSettingQuery(theme))).rejects.toHaveProperty('status', 400);
  });

  it('returns null for a firm’s setting without a value', async () => {
    fetchMock.mockResolvedValueOnce(Response.json([]));
    expect(await newClient().fetchQuery(firmSettingQuery(category))).toBeNull();
  });

  it('requests a firm’s setting by name, under its own key', async () => {
    const setting = { profileSettingType: 5, settingName: category.name, settingValue: '12' };
    fetchMock.mockResolvedValueOnce(Response.json([setting]));
    const client = newClient();
    expect(await client.fetchQuery(firmSettingQuery(category))).toBe('12');
    const [url] = fetchMock.mock.lastCall ?? [];
    expect(String(url)).toMatch(/\/3\/.*settingNames=DefaultExpenseCategory$/i);
    const keys = [category, { ...category, name: 'Other' }, { ...category, clientId: 4 }];
    expect(new Set(keys.map((each) => JSON.stringify(firmSettingQuery(each).queryKey))).size).toBe(3);
    const list = getListClientSettingsQueryKey(3, { settingNames: [category.name] });
    expect(firmSettingQuery(category).queryKey).not.toEqual(list);
  });

  const watchFirm = (client: QueryClient) => new QueryObserver(client, firmSettingQuery(category)).subscribe(() => {});
  const watchUser = (client: QueryClient) => new QueryObserver(client, userSettingQuery(theme)).subscribe(() => {});
  it.each([
    ['a firm’s setting ends with its page', watchFirm, true],
    ['a user’s doesn’t: another page may wait for it', watchUser, false],
  ])('%s', async (_, watch, isAborted) => {
    fetchMock.mockImplementation(() => new Promise(() => {}));
    const leave = watch(newClient());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    leave();
    expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted).toBe(isAborted);
  });

  it('waits for its owner', () => {
    expect(userSettingQuery({ ...theme, userId: 0 }).enabled).toBe(false);
    expect(firmSettingQuery({ ...category, clientId: 0 }).enabled).toBe(false);
    expect([userSettingQuery(theme).enabled, firmSettingQuery(category).enabled]).toEqual([true, true]);
  });
});

describe('changing a setting', () => {
  it('saves it for the user or the firm, which can remove it', async () => {
    fetchMock.mockImplementation(async (_url, init) =>
      init?.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ ...saved, ...JSON.parse(String(init?.body)) }),
    );
    await saveUserSetting(theme, 'dark');
    const change = show(newClient(), () => useChangeFirmSetting(category));
    await act(() => change.current.mutateAsync('12'));
    await act(() => change.current.mutateAsync(null));
    expect(sentBodies().slice(0, 2)).toEqual([
      { profileSettingType: 6, userId: 7, name: 'Theme', value: 'dark' },
      { profileSettingType: 5, partyId: 90_003, name: 'DefaultExpenseCategory', value: '12' },
    ]);
    const [address, init] = fetchMock.mock.calls[2] ?? [];
    expect(init?.method).toBe('DELETE');
    expect(`${address} ${init?.body ?? ''}`).toContain(category.name);
  });

  it('shows immediately, and reverts to the saved value when rejected', async () => {
    const client = newClient();
    client.setQueryData(userSettingQuery(theme).queryKey, 'light');
    const onFailed = vi.fn();
    const setting = show(client, () => ({
      value: useQuery(userSettingQuery(theme)).data,
      change: useChangeUserSetting(theme, { onFailed }).mutate,
    }));
    const answer = heldAnswers();
    act(() => setting.current.change('dark'));
    await waitFor(() => expect(setting.current.value).toBe('dark'));
    await answer(0, refused());
    await waitFor(() => expect(setting.current.value).toBe('light'));
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('dark', true, expect.any(ApiError));
  });

  it('is an unknown outcome when the answer is another setting’s: reverts, and asks again', async () => {
    const client = newClient();
    const { queryKey } = userSettingQuery(theme);
    client.setQueryData(queryKey, 'light');
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const change = show(client, () => useChangeUserSetting(theme));
    fetchMock.mockImplementation(async () => Response.json({ ...saved, name: 'TextSize' }));
    const error = await act(() => change.current.mutateAsync('dark').catch((error: unknown) => error));
    expect(error).toBeInstanceOf(ContractMismatchError);
    expect(client.getQueryData(queryKey)).toBe('light');
    expect(invalidate).toHaveBeenCalledWith({ queryKey, exact: true });
  });

  it('reverts to no value when there was none', async () => {
    const client = newClient();
    const change = show(client, () => useChangeFirmSetting(category));
    fetchMock.mockImplementation(async () => refused());
    await act(() => change.current.mutateAsync('12').catch(() => {}));
    expect(client.getQueryData(firmSettingQuery(category).queryKey)).toBeNull();
  });

  it.each([
    ['keeps a later choice when an earlier one is rejected', [refused, done], 'night', [['dark', false]]],
    ['reverts to the earlier choice when only the later one is rejected', [done, refused], 'dark', [['night', true]]],
    [
      'reverts to the saved value when both are rejected',
      [refused, refused],
      'light',
      [
        ['dark', false],
        ['night', true],
      ],
    ],
  ] as const)('%s', async (_title, answers, value, failures) => {
    const client = newClient();
    const { queryKey } = userSettingQuery(theme);
    client.setQueryData(queryKey, 'light');
    const onFailed = vi.fn();
    const onSaved = vi.fn();
    const change = show(client, () => useChangeUserSetting(theme, { onFailed, onSaved }));
    const answer = heldAnswers();
    act(() => change.current.mutate('dark'));
    await waitFor(() => expect(client.getQueryData(queryKey)).toBe('dark'));
    act(() => change.current.mutate('night'));
    await waitFor(() => expect(client.getQueryData(queryKey)).toBe('night'));
    const saves = () => sentBodies().filter((body) => body !== null);
    await waitFor(() => expect(saves()).not.toEqual([]));
    // The second save waits for the first.
    expect(saves()).toHaveLength(1);
    for (const [place, each] of answers.entries()) await answer(place, each(place === 0 ? 'dark' : 'night'));
    await waitFor(() => expect(onFailed.mock.calls.length + onSaved.mock.calls.length).toBe(2));
    expect(client.getQueryData(queryKey)).toBe(value);
    expect(onFailed.mock.calls).toEqual(failures.map((failure) => [...failure, expect.any(ApiError)]));
  });

  it('does not wait for another setting, and reverts alone', async () => {
    const client = newClient();
    const size = { userId: 7, name: 'TextSize' };
    client.setQueryData(userSettingQuery(theme).queryKey, 'light');
    client.setQueryData(userSettingQuery(size).queryKey, 'small');
    const changes = show(client, () => ({ theme: useChangeUserSetting(theme), size: useChangeUserSetting(size) }));
    const answer = heldAnswers();
    act(() => changes.current.theme.mutate('dark'));
    act(() => changes.current.size.mutate('large'));
    await answer(1, refused());
    await waitFor(() => expect(client.getQueryData(userSettingQuery(size).queryKey)).toBe('small'));
    expect(client.getQueryData(userSettingQuery(theme).queryKey)).toBe('dark');
    await answer(0, done());
  });

  it.each([
    ['name', { name: 'TextSize' }],
    ['value', { value: 'light' }],
  ])('takes an answer with another %s for none', async (_, other) => {
    fetchMock.mockImplementation(async (_url, init) =>
      Response.json({ ...saved, ...JSON.parse(String(init?.body)), ...other }),
    );
    const mismatch = new ContractMismatchError('upsertProfileSetting', 'it answers another request');
    await expect(saveUserSetting(theme, 'dark')).rejects.toThrow(mismatch);
    await expect(saveFirmSetting(category, '12')).rejects.toThrow(mismatch);
  });

  it('is a known outcome when rejected: does not ask again', async () => {
    const client = newClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const change = show(client, () => useChangeUserSetting(theme));
    fetchMock.mockImplementation(async () => refused());
    await act(() => change.current.mutateAsync('dark').catch(() => {}));
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('ends only its own setting’s request', async () => {
    const client = newClient();
    const signals: AbortSignal[] = [];
    const wait = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<string>(() => {});
    };
    for (const queryKey of [userSettingQuery(theme).queryKey, ['another']])
      client.prefetchQuery({ queryKey, queryFn: wait }).catch(() => {});
    fetchMock.mockImplementation(async () => done());
    const change = show(client, () => useChangeUserSetting(theme));
    await act(() => change.current.mutateAsync('dark'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
