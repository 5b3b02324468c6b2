/** What Sentry's SDK sends, without secrets. */
import type { makeFetchTransport } from '@sentry/browser';
import { redact } from './redaction';

/** One sending: a header, and items of a header and a body each. */
type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** All that is sent goes through here, whatever part of the SDK made it. */
export function redactEnvelope(envelope: Envelope): Envelope;
export function redactEnvelope([header, items]: readonly [unknown, readonly (readonly [object, unknown])[]]): unknown {
  return [redact(header), items.map(redactItem)];
}

/** A replay's body is a text of JSON lines whose length the header says. */
function redactItem([header, body]: readonly [object, unknown]): unknown {
  if (typeof body !== 'string') return [redact(header), redact(body)];
  const text = body.split('\n').map(redactLine).join('\n');
  return [{ ...header, length: new TextEncoder().encode(text).length }, text];
}

function redactLine(line: string): string {
  try {
    return JSON.stringify(redact(JSON.parse(line)));
  } catch {
    return redact(line);
  }
}
