/** A practice-management tool with the application in a frame, as /sandbox/embed stands in for one. */
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';

interface Tool {
  /** What is in the frame. */
  application: FrameLocator;
  /** What the application told the tool, a message an item. */
  answers: Locator;
}

/**
 * Opens a tool's page, which is on another site than the application.
 * @param query how the application is launched: sandbox/control/embed.ts.
 * @param host the listed one unless given.
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
    answers: page.getByRole('log', { name: 'What it answered' }).getByRole('listitem'),
  };
}

/** The document in the tool's frame, whatever it is by now. */
export function frameOf(page: Page): Frame {
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error('The tool shows no frame.');
  return frame;
}
