/** What every end-to-end test has: people who sign in, the sandbox's switches, and a look for accessibility errors. */
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

export const password = 'Benchfile-demo1';

/** Demo people, by who they are; `userId` aims faults of the sandbox at them alone. */
export const people = {
  nora: { email: 'nora.marlow@example.com', userId: 1, name: 'Nora Marlow' },
  theo: { email: 'theo.finch@example.com', userId: 2, name: 'Theo Finch' },
  priya: { email: 'priya.raman@example.com', userId: 3, name: 'Priya Raman' },
  june: { email: 'june.ashgrove@example.com', userId: 5, name: 'June Ashgrove' },
  ines: { email: 'ines.calder@example.com', userId: 8, name: 'Ines Calder' },
} as const;
export type Person = (typeof people)[keyof typeof people];

/** The matter of Ortega v. Lakeshore Holdings, of the firm of Nora, Theo and Priya. */
export const ortega = { reference: '00015-Ortega', mappingId: '00000000-0000-4000-8000-000000000001' } as const;

/** Opens an address of the application as somebody: through the platform's sign-in page, as a person would. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await page.goto(`/app${path}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/app'));
}

/** The sandbox's control API. */
export class Control {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Makes an operation fail or dawdle for one person. */
  async fault(fault: {
    operationId: string;
    userId: number;
    status?: number;
    latency?: number;
    when?: 'before' | 'after';
    times?: number;
  }): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/faults', { data: fault });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Decides a filing as the clerk would. */
  async decide(
    filingId: string,
    decision: { decision: 'accept' | 'reject' | 'return'; reason?: string; comment?: string },
  ): Promise<void> {
    const answer = await this.#request.post(`/sandbox/api/filings/${filingId}/decision`, { data: decision });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

export const test = base.extend<{ control: Control }>({
  control: async ({ request }, use) => use(new Control(request)),
});

/** No violation of WCAG 2.2 A and AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(summary).toEqual([]);
}

export { expect };
