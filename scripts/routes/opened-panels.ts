/** What one press opens on the main pages, in the frame of a practice-management system: menus, panels and dialogs. */
import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { overprints } from '../../e2e/support/overprints.ts';
import { hasAnswered, pressEach, type Shown, tabOf } from '../../e2e/support/presses.ts';
import { untilQuiet, watchRequests } from '../../e2e/support/quiet.ts';
import { openInFrame } from './frame.ts';

const mapping = 'mappingId=00000000-0000-4000-8000-000000000001';
const matter = '/matter-view/00015-Ortega';
const frame = { width: 1024, height: 700 };

/** The bar is the same on every page: the first presses it. */
const pages: readonly string[] = [
  '/',
  '/orders',
  '/orders/drafts',
  '/orders/rejections',
  '/orders/fees',
  '/orders/stamped',
  '/filing-list',
  '/order-details/41188',
  '/serve-it/orders/41283',
  `${matter}?${mapping}`,
  `${matter}/documents?${mapping}`,
  '/IL/my-court-cases',
  '/billing',
  '/billing/invoice/1',
  '/reporting',
  '/docket-sync',
  '/docket-sync/order/1',
  '/docket-sync/watchers',
  '/settings/account',
  '/settings/integrations',
  '/filing-account/service-contacts?state=IL',
  `/case-initiation/41300/filings?${mapping}`,
];

/** A picture of what a press opened, and what is wrong with it. */
export interface OpenedPanel {
  page: string;
  opener: string;
  picture: string;
  problems: readonly string[];
}

const panels = '[role="dialog"], [role="alertdialog"], :popover-open, [data-opened]';

/** Presses everything on the main pages. The person of the context is an administrator of the demo firm. */
export async function pictureOpened(context: BrowserContext, origin: string, folder: string): Promise<OpenedPanel[]> {
  const found: OpenedPanel[] = [];
  watchRequests(context);
  for (const [index, path] of pages.entries()) {
    const open = async () => {
      const shown = await openInFrame(await context.newPage(), origin, frame, path);
      await shown.getByRole('heading', { level: 1 }).waitFor();
      // The tools of a list load after its rows.
      await untilQuiet(tabOf(shown));
      return shown;
    };
    const opensHere = `[href^="/app${path.split('?')[0]}?"]`;
    const within = index === 0 ? 'body' : 'main';
    // Headers sort, and other links lead elsewhere.
    await pressEach({ open, within, except: `thead, a:not(${opensHere})` }, async (shown, press) => {
      await hasAnswered(shown, press);
      await untilLoaded(shown);
      await shown.evaluate(markPanel, press.place);
      const panel = shown.locator(panels).filter({ visible: true });
      if ((await panel.count()) === 0) return;
      const picture = `pictures/opened-${String(found.length).padStart(3, '0')}.jpg`;
      await tabOf(shown).screenshot({ path: join(folder, picture), type: 'jpeg', quality: 70 });
      found.push({ page: path, opener: press.name, picture, problems: await overprints(shown, panels) });
    });
  }
  return found;
}

/** Waits for what opens. Captures it as it is, if it goes on loading. */
async function untilLoaded(shown: Shown): Promise<void> {
  const note = shown.getByRole('status').filter({ hasText: /^(Loading|Opening)/ });
  const skeleton = shown.locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]');
  await expect(note.or(skeleton))
    .toHaveCount(0, { timeout: 5_000 })
    .catch(() => {});
}

/** Marks the panel of a button, which is no dialog. */
function markPanel(place: number): void {
  for (const each of document.querySelectorAll('[data-opened]')) each.removeAttribute('data-opened');
  const opener = document.querySelector(`[data-press="${place}"][aria-expanded="true"][aria-controls]`);
  document.getElementById(opener?.getAttribute('aria-controls') ?? '')?.setAttribute('data-opened', '');
}
