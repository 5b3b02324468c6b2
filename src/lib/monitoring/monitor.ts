/** Types shared by monitoring.ts, which loads with the first screen, and sentry.ts, which loads on demand. */

/** Where reports go, and how they identify this deployment. */
export interface MonitoringSettings {
  /** The monitoring service's address, with the public key. */
  dsn: string;
  environment: string;
  release?: string | undefined;
  /** Whether an error is expected, and so not reported. */
  isExpected: (error: unknown) => boolean;
}

/** Where an error was caught. */
export type ErrorOrigin = 'render' | 'contract' | 'window';

/** What this session is sampled for. */
export interface SessionSample {
  /** Reports web vitals and crashes. */
  isFollowed: boolean;
  /** Records the screen, with all text masked. */
  isReplayed: boolean;
}

/** The part loaded on demand. */
export interface Monitor {
  captureError(error: unknown, origin: ErrorOrigin): void;
}
