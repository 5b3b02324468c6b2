/** Orders of process serving on the screens, and the process server's day on the sandbox's control page. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { OrderSearchResult } from '../../sandbox/generated/billing/schemas.ts';
import type { TrackedCase } from '../../sandbox/generated/filing/schemas.ts';
import {
  type AddressToServe,
  type ServingContent,
  ServingDraft,
  ServingOrder,
  ServingQuote,
} from '../../sandbox/generated/serving/schemas.ts';
import { get, post, upload } from './drafts.ts';
import { pdfFile } from './pdf.ts';

interface Address {
  street: string;
  unit: string;
  city: string;
  /** As the list of states names it. */
  stateName: string;
  zip: string;
}

interface Served extends Address {
  lastName: string;
  /** Instructions for the server, which the sandbox's server also takes as wishes. */
  instructions: string;
}

/** The number of the order in the address. */
export function servingOrderIdOf(page: Page): number {
  return Number(/\/serve-it\/(?:orders|order\/process-serving)\/(\d+)/.exec(page.url())?.[1]);
}

/** Goes on to the next step of the order. */
export async function continueOrder(page: Page, step: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^Continue to ${step}$`, 'i') }).click();
  await expect(page.locator('#step-title')).toHaveText(step);
  await expect(page.locator('#step-title')).toBeFocused();
}

/** Adds the papers to serve. */
export async function addPapers(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByLabel('Add documents', { exact: true }).setInputFiles(await pdfFile(name, 2));
    await expect(page.getByRole('list', { name: 'Papers' }).getByText(`${name} ·`)).toBeVisible();
  }
}

/** Fills in the address of the recipient that is being edited. */
export async function fillServiceAddress(page: Page, { street, unit, city, stateName, zip }: Address): Promise<void> {
  await page.getByLabel('Street').fill(street);
  await page.getByLabel(/^Apartment/).fill(unit);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption(stateName);
  await page.getByLabel(/^ZIP/).fill(zip);
}

/** Adds a person at home, and goes on to the review. */
export async function addServed(page: Page, { lastName, instructions, ...address }: Served): Promise<void> {
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill(lastName);
  await fillServiceAddress(page, address);
  await continueOrder(page, 'Level and extras');
  await page.getByLabel('Instructions for the server').fill(instructions);
  await continueOrder(page, 'Review');
}

/** Places the order and waits for its page; returns its number. */
export async function placeOrder(page: Page): Promise<number> {
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(place).toBeEnabled();
  await place.click();
  await page.waitForURL(/\/serve-it\/orders\/\d+/);
  return servingOrderIdOf(page);
}

interface OrderedService {
  mode: ServingContent['mode'];
  address: Omit<AddressToServe, 'addressId' | 'label'>;
  lastName: string;
  instructions: string;
}

type CaseToServeIn = Pick<TrackedCase, 'state' | 'caseNumber' | 'caseTitle' | 'caseTrackingId' | 'courtName'> & {
  courtLocationCode?: string | undefined;
};

/** A complete draft of service on a person by the page's person, ready to order. */
export async function createServingDraft(
  { request }: Page,
  { state, courtLocationCode, ...known }: CaseToServeIn,
  { mode, address, lastName, instructions }: OrderedService,
): Promise<ServingDraft> {
  const { fileId, fileName, sizeBytes, pageCount } = await upload(request, 'Summons.pdf');
  const content: ServingContent = {
    ...{ state, mode, notifyEmails: [] },
    case: {
      ...{ kind: 'court-case', courtCode: courtLocationCode, courtName: known.courtName ?? '', caseType: 'general' },
      ...{ caseNumber: known.caseNumber, caseTitle: known.caseTitle, caseTrackingId: known.caseTrackingId },
    },
    documents: [
      { documentId: randomUUID(), fileId, fileName, title: 'Summons', kind: 'summons', sizeBytes, pageCount },
    ],
    jobs: [
      {
        jobId: randomUUID(),
        recipient: { kind: 'individual', firstName: 'Mara', lastName },
        addresses: [{ addressId: randomUUID(), label: 'home', ...address }],
        level: 'rush',
        extras: { notarizedProof: false, skipTrace: false },
        instructions,
      },
    ],
  };
  const data = { idempotencyKey: randomUUID(), content };
  return ServingDraft.parse(await post(request, 'serving/v1/drafts', { data }));
}

/** Orders service on a person in a case of the firm by the page's person; returns its number. */
export async function createServingOrder(page: Page, known: CaseToServeIn, ordered: OrderedService): Promise<number> {
  const { orderId, version, content } = await createServingDraft(page, known, ordered);
  const quote = await post(page.request, 'serving/v1/quotes', { data: { orderId, content } });
  const { quoteId } = ServingQuote.parse(quote);
  await post(page.request, 'serving/v1/orders', { data: { orderId, version, quoteId } });
  return orderId;
}

/** The only recipient of an order, as it is stored. */
export async function servedOf(page: Page, orderId: number) {
  const { jobs } = ServingOrder.parse(await get(page.request, `serving/v1/orders/${orderId}`));
  const [job] = jobs;
  if (!job) throw new Error(`Order ${orderId} has no recipient.`);
  return job;
}

/** One of the firm's orders of service of which this is true. */
export async function findServingOrder(page: Page, isWanted: (order: ServingOrder) => boolean): Promise<ServingOrder> {
  const data = { services: ['ProcessServing', 'ProcessServingExistingCase'], top: 200, skip: 0 };
  const { items } = OrderSearchResult.parse(
    await post(page.request, 'billing/services/us-platform/Order/Search', { data }),
  );
  for (const { orderId } of items.filter(({ status }) => status !== 'draft')) {
    const order = ServingOrder.parse(await get(page.request, `serving/v1/orders/${orderId}`));
    if (isWanted(order)) return order;
  }
  throw new Error('The firm has no such order of service.');
}

/** The control page in a tab of its own. */
export class ProcessServer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page): Promise<ProcessServer> {
    const control = await page.context().newPage();
    await control.goto('/sandbox');
    return new ProcessServer(control);
  }

  /** Moves the clock by minutes; whatever is due by then is done. */
  async wait(minutes: number): Promise<void> {
    const answer = await this.#page.request.post('/sandbox/api/clock', { data: { advance: minutes * 60_000 } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Presses a button of a recipient. */
  async press(button: 'Accept now' | 'Attempt now' | 'Sign proof', recipient: string, orderId: number): Promise<void> {
    await this.#page.goto('/sandbox');
    const answered = this.#page.waitForResponse((answer) => answer.url().includes('/sandbox/api/serving/'));
    await this.#page.getByRole('button', { name: `${button}: ${recipient}, order ${orderId}`, exact: true }).click();
    const answer = await answered;
    expect(answer.ok(), `${button}: ${answer.status()}`).toBe(true);
  }

  /** Has a server serve the recipient and sign the proof. */
  async serve(recipient: string, orderId: number): Promise<void> {
    await this.press('Accept now', recipient, orderId);
    await this.press('Attempt now', recipient, orderId);
    await this.press('Sign proof', recipient, orderId);
  }

  async close(): Promise<void> {
    await this.#page.close();
  }
}
