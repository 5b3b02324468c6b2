/**
 * Moves the clock by milliseconds for everything that runs later, in Node or, as an init script, in a browser. The function
 * refers to nothing outside itself, because a browser gets its text.
 */
export function shiftClock(offset: number): void {
  const real = Date.now;
  const now = () => real() + offset;
  Date.now = now;
  Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset });
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date(now()).toString(),
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  });
}
