/** A practice-management tool that frames the application; /sandbox/embed stands in for one. */
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';

interface Tool {
  /** The frame's content. */
  application: FrameLocator;
  /** The application's messages to the tool, one per item. */
  answers: Locator;
}

/**
 * Opens a tool's page, on a different site from the application.
 * @param query how to launch the application: see sandbox/control/embed.ts.
 * @param host the listed host by default.
 */
export async function openTool(
  page: Page,
  baseURL: string | undefined,
  query: string,
  host = '127.0.0.1',
): Promise<Tool> {
  await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/sandbox/embed?${query}`);
  return {
    application: page.getByTitle('Benchfile', { exact: true }).contentFrame(),
    answers: page.getByRole('log', { name: 'Messages received' }).getByRole('listitem'),
  };
}

/** The current document in the tool's frame. */
export function frameOf(page: Page): Frame {
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error('The tool shows no frame.');
  return frame;
}

/** Gives the frame a size, and the tab room for it. */
export async function resizeFrame(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width: width + 40, height: height + 40 });
  await page.evaluate(resize, { width, height });
}

/** Runs in the page. */
function resize({ width, height }: { width: number; height: number }): void {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('The tool shows no frame.');
  const style = { position: 'fixed', inset: '0 auto auto 0', zIndex: '9', border: '0', minHeight: '0' };
  Object.assign(frame.style, style, { width: `${width}px`, height: `${height}px`, maxHeight: 'none' });
}
