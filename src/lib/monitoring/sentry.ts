/** Sentry's SDK: what it sends, and what it must not (docs/adr/0009). */
import {
  BrowserClient,
  browserSessionIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  metrics,
  setCurrentClient,
} from '@sentry/browser';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Monitor, MonitoringSettings, SessionSample } from './monitor';
import { redactEnvelope } from './redaction';

/** Starts the SDK. Reports name the error and the kind of page, without breadcrumbs, addresses or people. */
export async function startSentry(
  { dsn, environment, release }: MonitoringSettings,
  { isFollowed, isReplayed }: SessionSample,
): Promise<Monitor> {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return { ...transport, send: (envelope) => transport.send(redactEnvelope(envelope)) };
    },
    stackParser: defaultStackParser,
    integrations: [
      dedupeIntegration(),
      linkedErrorsIntegration(),
      ...(isFollowed ? [browserSessionIntegration()] : []),
      ...(isReplayed ? [(await import('./replay')).maskedReplay()] : []),
    ],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // This session is already sampled.
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 0,
  });
  setCurrentClient(client);
  client.init();
  if (isFollowed) for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(reportVital);
  return {
    captureError(error, origin) {
      const mechanism = { type: origin, handled: origin === 'contract' };
      captureException(error, { mechanism, captureContext: { tags: { origin, page: pageKind() } } });
    },
  };
}

/** Leaves out performance entries: the navigation entry contains the original address, with the token. */
function reportVital({ name, value, rating }: Metric): void {
  const unit = name === 'CLS' ? 'none' : 'millisecond';
  metrics.distribution(`web-vital.${name.toLowerCase()}`, value, { unit, attributes: { rating, page: pageKind() } });
}

/** The start of the path; the rest may name a matter. */
function pageKind(): string {
  return window.location.pathname.split('/').slice(0, 3).join('/');
}
