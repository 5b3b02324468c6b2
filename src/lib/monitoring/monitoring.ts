/**
 * Reports errors and sampled sessions to a monitoring service. This part loads with the first screen; the SDK (sentry.ts)
 * loads with the first report, and only if configured.
 */
import { whenIdle } from '@/lib/browser/idle';
import { tabStore } from '@/lib/storage/browser-storage';
import type { ErrorOrigin, Monitor, MonitoringSettings, SessionSample } from './monitor';

/** Shares of sessions to follow and to replay (specification, application section 9). */
const shares = { followed: 0.05, replayed: 0.01 };
/** Stores this session's random number, so that sampling is the same on every page. */
const drawKey = 'monitoring-draw';
/** The most errors to report per page load. */
const errorLimit = 20;

let settings: MonitoringSettings | undefined;
let loading: Promise<Monitor> | undefined;
let errorsLeft = 0;

/** Starts reporting. Without settings, nothing loads or is sent. */
export function startMonitoring(given: MonitoringSettings | undefined): void {
  settings = given;
  loading = undefined;
  errorsLeft = errorLimit;
  if (!given) return;
  window.addEventListener('error', ({ error }) => error && captureError(error, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => captureError(reason, 'window'));
  if (sample().isFollowed) whenIdle(() => void load(given));
}

/** Reports an error. Never fails. */
export function captureError(error: unknown, origin: ErrorOrigin): void {
  if (!settings || errorsLeft === 0 || settings.isExpected(error)) return;
  errorsLeft -= 1;
  load(settings).then(
    (monitor) => monitor.captureError(error, origin),
    // If the SDK does not load, the error goes unreported.
    () => {},
  );
}

function load(given: MonitoringSettings): Promise<Monitor> {
  loading ??= import('./sentry').then(({ startSentry }) => startSentry(given, sample()));
  return loading;
}

function sample(): SessionSample {
  const drawn = tabStore.read(drawKey);
  const draw = drawn === null ? Math.random() : Number(drawn);
  if (drawn === null) tabStore.write(drawKey, String(draw));
  return { isFollowed: draw < shares.followed, isReplayed: draw < shares.replayed };
}
