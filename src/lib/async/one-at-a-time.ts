/** Callers that come while the work is running (a double click, Enter pressed twice) share its result. */
export function singleFlight<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...given) => {
    running ??= work(...given).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Runs work of this name in one browser tab at a time. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
