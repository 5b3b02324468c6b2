/** What both halves of the monitoring know: monitoring.ts, in the first screen, and sentry.ts, loaded on demand. */

/** Where reports go, and what they say of this deployment. */
export interface MonitoringSettings {
  /** The service's address for this application, with its public key. */
  dsn: string;
  environment: string;
  release?: string | undefined;
  /** Whether an error tells nothing of a fault of the product: it is not reported. */
  isExpected: (error: unknown) => boolean;
}

/** Where an error was noticed. */
export type ErrorOrigin = 'render' | 'contract' | 'window';

/** What a session is picked for. */
export interface SessionSample {
  /** Its course is reported: web vitals, and whether it crashed. */
  isFollowed: boolean;
  /** What the screen shows is recorded, with every text masked. */
  isReplayed: boolean;
}

/** What the loaded half does. */
export interface Monitor {
  captureError(error: unknown, origin: ErrorOrigin): void;
}
