/**
 * Telling a monitoring service of errors, and of how sampled sessions go. This half is in the first screen; the other
 * one (sentry.ts), with the service's SDK, is loaded when there is something to tell, and only where it is configured.
 */
import { whenIdle } from '@/lib/browser/idle';
import { tabStore } from '@/lib/browser/storage';
import type { ErrorOrigin, Monitor, MonitoringSettings, SessionSample } from './monitor';

/** Shares of the sessions that are followed and replayed (specification, application section 9). */
const shares = { followed: 0.05, replayed: 0.01 };
/** This session's draw, from 0 to 1: it is drawn once, so that a session is followed from page to page or not at all. */
const drawKey = 'monitoring-draw';
/** Errors that one page may report: one that goes round in circles is told often enough. */
const errorLimit = 20;

let settings: MonitoringSettings | undefined;
let loading: Promise<Monitor> | undefined;
let errorsLeft = 0;

/** Begins to watch; without settings nothing is loaded or sent. */
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
    // What monitors may itself not be had; there is nobody to tell.
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
