/** Links with tokens: forged, expired, of others, of the person; in a tab and in a frame that shares its storage. */
import type { FrameLocator, Page } from '@playwright/test';
import type { Control } from './control.ts';
import { storedToken } from './sessions.ts';
import { expect, type Person } from './test.ts';

const kinds = ['unsigned', 'changed', 'expired', 'unreadable', 'of another', 'own'] as const;
const names = ['token', '_token', 'tempAuthId', '%74oken', '%5ftok%65n', 'tempAuth%49d'] as const;
const paths = ['/', '/orders?q=Ortega', '/login?returnPath=/orders', '/orders/drafts'] as const;
const places = ['tab', 'frame'] as const;

/** A link to follow. */
export interface TokenLink {
  kind: (typeof kinds)[number];
  name: (typeof names)[number];
  path: (typeof paths)[number];
  place: (typeof places)[number];
  /** The token stands in the address twice. */
  isTwice: boolean;
}

/** That many different links, of all kinds in turn. */
export function tokenLinks(count: number): TokenLink[] {
  const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / kinds.length);
    return {
      kind: pick(kinds, index),
      name: pick(names, index + round),
      path: pick(paths, round),
      place: pick(places, Math.floor(round / 2) + index),
      isTwice: index % 5 === 4,
    };
  });
}

interface TokenLinkTest {
  /** Where the links are opened. */
  page: Page;
  /** The person's other tab. */
  working: Page;
  control: Control;
  present: Person;
  other: Person;
}

/** Follows a link: no one is switched unasked, and the other tab goes on undisturbed. */
export async function followTokenLink(test: TokenLinkTest, link: TokenLink): Promise<void> {
  const { page, working, present, other } = test;
  const token = await tokenOf(link, test);
  const userId = async () => userIdOf(await storedToken(working));
  const pair = `${link.name}=${encodeURIComponent(token)}`;
  const address = `/app${link.path}${link.path.includes('?') ? '&' : '?'}${pair}${link.isTwice ? `&${pair}` : ''}`;
  const shown = link.place === 'frame' ? await openInFrame(page, address) : await openInTab(page, address);

  const question = shown.getByRole('heading', { name: 'Switch accounts?' });
  const isOther = link.kind === 'of another';
  if (isOther && link.place === 'tab') {
    await expect(question, 'the question').toBeVisible();
    await expect(page.getByText(`You are signed in as ${present.name}. Switch to ${other.name}?`)).toBeVisible();
    expect(await userId(), 'the person of the other tabs, before an answer').toBe(present.userId);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
  }
  const person = isOther && link.place === 'frame' ? other : present;
  await expect(shown.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  await expect(question).toBeHidden();
  for (const frame of page.frames()) expect(frame.url()).not.toMatch(/token|tempAuth|%74|eyJ/i);

  expect(await userId(), 'the person of the other tabs').toBe(present.userId);
  await expect(working.getByRole('button', { name: `Account of ${present.name}` })).toBeVisible();
}

async function tokenOf({ kind }: TokenLink, { control, present, other }: TokenLinkTest): Promise<string> {
  if (kind === 'own') return control.token(present, 3600);
  if (kind === 'expired') return control.token(other, -60);
  if (kind === 'unreadable') return 'opaque';
  const good = await control.token(other, 3600);
  if (kind === 'of another') return good;
  const [header = '', payload = '', signature = ''] = good.split('.');
  if (kind === 'unsigned') return `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  const claims = { ...decode(payload), name: 'Call 555-0100 to restore your account' };
  return `${header}.${encode(claims)}.${signature}`;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

function userIdOf(token: string | null): number {
  return Number(decode(token?.split('.')[1] ?? '')['inf:loginid']);
}

async function openInTab(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  return page;
}

/** A page of the application's own origin frames it, so that both share their storage. */
async function openInFrame(page: Page, address: string): Promise<FrameLocator> {
  await page.goto('/sandbox/health');
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.title = 'Application';
    frame.style.cssText = 'width: 1200px; height: 800px';
    document.body.replaceChildren(frame);
  }, address);
  return page.frameLocator('iframe');
}
