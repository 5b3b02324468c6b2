/**
 * Lets work run once at a time: asked for again while it runs (a double click, Enter pressed twice), the call that is
 * under way answers both.
 */
export function onceAtATime<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return (...given) => {
    underWay ??= work(...given).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Lets work of this name run in one tab of the browser after the other. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
