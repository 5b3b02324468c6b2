/**
 * `TEST_JITTER=300` delays responses and late code randomly by up to that many milliseconds, to find tests that depend on
 * what comes first. Without it nothing is delayed.
 */

/** The real timer, even with fake timers. */
const later = globalThis.setTimeout;
const most = Number(process.env.TEST_JITTER ?? 0);

/** Waits for a random time, if the run asks for it. */
export async function jitter(): Promise<void> {
  if (most > 0) await new Promise((resolve) => later(resolve, Math.random() * most));
}

/** What `import()` in the application becomes (vitest.config.ts): the module, a while later. */
Object.assign(globalThis, {
  lateCode: async <Module>(module: Promise<Module>): Promise<Module> => {
    await jitter();
    return module;
  },
});
