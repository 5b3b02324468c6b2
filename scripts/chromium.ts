/** Which Chromium the browser tests use: Playwright's own where it is installed, otherwise the system's. */
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The system's Chromium, or undefined when Playwright's own is there or none is. */
function systemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (existsSync(chromium.executablePath())) return undefined;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
}

/** A browser can be launched at all. */
export function hasChromium(): boolean {
  return existsSync(systemChromium() ?? chromium.executablePath());
}

/** Where the browser is, in words. */
export function chromiumPath(): string {
  return systemChromium() ?? chromium.executablePath();
}

/** Options for a headless browser that also runs as root, in a small container and without a network. */
export function chromiumLaunchOptions(): LaunchOptions {
  const executablePath = systemChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
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
