/**
 * The object that config.js sets. The script loads beside the application, which may run first.
 * @returns undefined if it wasn't loaded or sets nothing.
 */
export async function loadedConfig(): Promise<unknown> {
  const read = (): unknown => Reflect.get(globalThis, 'benchfileConfig');
  if (read() === undefined && document.readyState !== 'complete') await scriptsRun();
  return read();
}

/** Resolves when config.js has run, or at the latest when no script of the page is left to load. */
function scriptsRun(): Promise<void> {
  return new Promise((resolve) => {
    const run = () => resolve();
    document.querySelector('script[src$="/config.js"]')?.addEventListener('load', run);
    addEventListener('load', run, { once: true });
  });
}
