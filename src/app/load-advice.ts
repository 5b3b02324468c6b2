import { explain, failureOf } from '@/api/errors';

const ifItGoesOn = 'If it keeps happening, contact support.';

/** Tells what people can do about a part of a page that failed to load: the server's own words, if it has some. */
export function loadAdvice(error: unknown): string {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'offline':
      return 'Check your connection and try again.';
    case 'denied':
      return explain(failure, "You don't have access to this. If you need it, ask your firm's administrator.");
    case 'timed-out':
      return `The server didn't answer in time. Try again. ${ifItGoesOn}`;
    case 'transient':
      return explain(failure, `The server couldn't answer. Try again. ${ifItGoesOn}`);
    case 'unreadable':
      return `The server's answer couldn't be read. Try again. ${ifItGoesOn}`;
    default:
      return explain(failure, `Try again. ${ifItGoesOn}`);
  }
}
