/**
 * Chooses Chromium for the browser tests: Playwright's own if installed, otherwise the system's. Prefers the headless
 * shell, Playwright's default, which is a fifth faster.
 */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const headlessPath = '/usr/bin/chromium-headless-shell';
const wholePaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; undefined if Playwright's is installed or neither is. */
function systemChromium(isWhole: boolean): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return (isWhole ? wholePaths : [headlessPath, ...wholePaths]).find((path) => existsSync(path));
}

/** Tells whether every browser the tests need is available. */
export function hasChromium(): boolean {
  return existsSync(systemChromium(true) ?? chromium.executablePath());
}

/** The browser's location, as text. */
export function chromiumPath(): string {
  return systemChromium(false) ?? chromium.executablePath();
}

/**
 * Options for a headless browser that also runs as root, in small containers and offline.
 * @param isWhole includes full-browser features, such as autofill
 */
export function chromiumLaunchOptions({ isWhole = false } = {}): LaunchOptions {
  const executablePath = systemChromium(isWhole);
  return {
    ...(executablePath ? { executablePath } : isWhole ? { channel: 'chromium' } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
