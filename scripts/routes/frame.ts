/** The application in the frame of a practice-management system. */
import type { Frame, Page } from '@playwright/test';
import { frameOf, openTool, resizeFrame } from '../../e2e/support/tool.ts';

/** Opens a page in a frame of a size, on another site. */
export async function openInFrame(
  page: Page,
  origin: string,
  size: { width: number; height: number },
  path: string,
): Promise<Frame> {
  await openTool(page, origin, `retailer=clio&path=${encodeURIComponent(path)}`);
  await resizeFrame(page, size);
  return frameOf(page);
}
