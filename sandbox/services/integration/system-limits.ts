/** A system's limit of requests, and connections that end in the middle of a listing. Counted by the sandbox's clock. */
import type { Clock } from '../../clock.ts';
import { problem } from '../../http/problem.ts';
import { traitsOf } from '../../simulators/practice-management/system-traits.ts';
import { describeSystem, type IntegrationName } from './systems.ts';

interface Counted {
  /** The minute that is counted. */
  minute: number;
  requests: number;
}

interface Limits {
  counted: Map<string, Counted>;
  /** Limits in place of the systems' own. */
  planted: Map<IntegrationName, number>;
  /** Requests that people's connections still last. */
  lasting: Map<string, number>;
}

const limitsOf = new WeakMap<Clock, Limits>();

function readLimits(clock: Clock): Limits {
  const known = limitsOf.get(clock);
  if (known) return known;
  const made: Limits = { counted: new Map(), planted: new Map(), lasting: new Map() };
  limitsOf.set(clock, made);
  return made;
}

const keyOf = (userId: number, name: IntegrationName) => `${userId} ${name}`;

/** Replaces a system's limit; undefined restores its own. */
export function plantLimit(clock: Clock, name: IntegrationName, perMinute: number | undefined): void {
  const { planted, counted } = readLimits(clock);
  if (perMinute === undefined) planted.delete(name);
  else planted.set(name, perMinute);
  counted.clear();
}

/** Lets a person's connection end after some more requests. */
export function plantEnd(clock: Clock, userId: number, name: IntegrationName, requests: number): void {
  readLimits(clock).lasting.set(keyOf(userId, name), requests);
}

/** Tells whether the person's connection ends with this request. Counts it. */
export function endsNow(clock: Clock, userId: number, name: IntegrationName): boolean {
  const { lasting } = readLimits(clock);
  const key = keyOf(userId, name);
  const left = lasting.get(key);
  if (left === undefined) return false;
  if (left > 0) {
    lasting.set(key, left - 1);
    return false;
  }
  lasting.delete(key);
  return true;
}

/** Counts a person's request. @throws ProblemError 429 `integration-limited` with `Retry-After` when the minute's are used. */
export function countRequest(clock: Clock, userId: number, name: IntegrationName): void {
  const { counted, planted } = readLimits(clock);
  const limit = planted.get(name) ?? traitsOf(name).perMinute;
  if (limit === undefined) return;
  const now = clock.now().getTime();
  const minute = Math.floor(now / 60_000);
  const key = keyOf(userId, name);
  const earlier = counted.get(key);
  const requests = (earlier?.minute === minute ? earlier.requests : 0) + 1;
  counted.set(key, { minute, requests });
  if (requests <= limit) return;
  const seconds = Math.max(1, Math.ceil(((minute + 1) * 60_000 - now) / 1000));
  const detail = `${describeSystem(name).displayName} takes ${limit} requests a minute. Try again in ${seconds} s.`;
  throw problem(429, { code: 'integration-limited', detail, retryAfter: seconds });
}
