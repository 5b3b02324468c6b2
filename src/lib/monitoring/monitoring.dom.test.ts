import { beforeEach, expect, it, vi } from 'vitest';
import { tabStore } from '@/lib/storage/browser-storage';
import { captureError, startMonitoring } from './monitoring';

const monitor = { captureError: vi.fn() };
const startSentry = vi.hoisted(() => vi.fn());
vi.mock('./sentry', () => ({ startSentry }));

const settings = {
  dsn: 'https://public@monitoring.example/7',
  environment: 'test',
  isExpected: (error: unknown) => error === 'expected',
};
const quiet = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  tabStore.write('monitoring-draw', '0.5');
  startSentry.mockReset().mockResolvedValue(monitor);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

it('reports errors, including uncaught ones', async () => {
  startMonitoring(settings);
  const [first, second] = [new Error('first'), new Error('second')];
  captureError(first, 'render');
  window.dispatchEvent(new ErrorEvent('error', { error: second }));
  await vi.waitFor(() => expect(monitor.captureError).toHaveBeenCalledTimes(2));
  expect(monitor.captureError.mock.calls).toEqual([
    [first, 'render'],
    [second, 'window'],
  ]);
  expect(startSentry).toHaveBeenCalledExactlyOnceWith(settings, { isFollowed: false, isReplayed: false });
});

it('skips expected errors, does nothing without settings, and limits repeated errors', async () => {
  startMonitoring(settings);
  captureError('expected', 'render');
  await quiet();
  expect(startSentry).not.toHaveBeenCalled();
  for (let count = 0; count < 50; count += 1) captureError(new Error('again'), 'render');
  await quiet();
  expect(monitor.captureError).toHaveBeenCalledTimes(20);
  startMonitoring(undefined);
  captureError(new Error('not reported'), 'render');
  await quiet();
  expect(monitor.captureError).toHaveBeenCalledTimes(20);
});

it.each([
  [0.009, { isFollowed: true, isReplayed: true }],
  [0.01, { isFollowed: true, isReplayed: false }],
  [0.049, { isFollowed: true, isReplayed: false }],
])('samples a session with the number %d', async (draw, sample) => {
  tabStore.write('monitoring-draw', String(draw));
  startMonitoring(settings);
  await vi.waitFor(() => expect(startSentry).toHaveBeenCalledExactlyOnceWith(settings, sample));
});

it('loads nothing for the other 95 % of sessions, and samples once', async () => {
  tabStore.remove('monitoring-draw');
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  startMonitoring(settings);
  startMonitoring(settings);
  await quiet();
  expect(Math.random).toHaveBeenCalledTimes(1);
  expect(startSentry).not.toHaveBeenCalled();
});

it('does not fail if the SDK does not load', async () => {
  startSentry.mockRejectedValue(new Error('blocked'));
  startMonitoring(settings);
  captureError(new Error('lost'), 'render');
  await quiet();
  expect(monitor.captureError).not.toHaveBeenCalled();
});
