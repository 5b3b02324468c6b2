/** The steps' calls to the sandbox: order, single execution, the right firm, and failures. */
import { QueryClient } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { clientCards, clients, users } from '../sandbox/db/schema/platform.ts';
import { setBaseAddresses } from '../src/api/backends.ts';
import { setRunnerHooks } from '../src/api/http.ts';
import { SubmissionError } from '../src/api/submission.ts';
import { createAccount } from '../src/features/onboarding/calls/create-account.ts';
import { saveAddress } from '../src/features/onboarding/calls/save-address.ts';
import { readSignUpLink } from '../src/features/onboarding/model/sign-up-link.ts';
import { finishOnboarding } from '../src/features/onboarding/pass-gate.ts';
import { onboardingSettingQuery } from '../src/features/onboarding/queries.ts';
import { addCard } from '../src/features/payment-card/calls/add-card.ts';
import type { CardForm } from '../src/features/payment-card/model/card.ts';
import { oneTabAtATime } from '../src/lib/async/one-at-a-time.ts';
import { openTestSandbox, type TestSandbox, testServices } from './sandbox.ts';

let backend: TestSandbox;
/** Called operations, in order. */
let called: string[] = [];
/** The network's behavior per operation, by call. */
let network: Record<string, ('lost-request' | 'lost-answer' | 'empty-answer' | 'ok')[]> = {};
let people = 0;

const offline = new TypeError('fetch failed');

beforeAll(async () => {
  backend = await openTestSandbox();
  setBaseAddresses(testServices);
});
afterAll(() => backend.sandbox.close());

beforeEach(() => {
  called = [];
  network = {};
  people += 1;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const operation = new URL(input).pathname.split('/').at(-1) ?? '';
    called.push(operation);
    const fate = network[operation]?.shift() ?? 'ok';
    if (fate === 'lost-request') throw offline;
    const answer = await backend.sandbox.fetch(new Request(input, init));
    if (fate === 'lost-answer') throw offline;
    if (fate === 'empty-answer') return Response.json({});
    return answer;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  setRunnerHooks({ accessToken: () => null });
  await backend.sandbox.faults.replace([]);
  sessionStorage.clear();
});

const failWith = (operationId: string, status: number, times = 1) =>
  backend.sandbox.faults.replace([faultSchema.parse({ operationId, status, times })]);

const emailNow = () => `person-${people}@example.com`;
const account = (email = emailNow()) => ({ email, password: 'Harbor2026' });
const link = (differing: Record<string, string> = {}) =>
  readSignUpLink(
    new URLSearchParams({
      firmName: `Firm ${people} LLP`,
      clientContact: 'Iris Bramwell',
      clientPhone: '3125550176',
      userFirstName: 'Iris',
      userLastName: 'Bramwell',
      clientEmail: emailNow(),
      ...differing,
    }),
  );
const firms = () =>
  backend.sandbox.db
    .select()
    .from(clients)
    .where(eq(clients.name, `Firm ${people} LLP`));

async function failure(work: Promise<unknown>): Promise<SubmissionError> {
  const error = await work.then(
    () => expect.unreachable('It succeeded.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof SubmissionError)) throw error;
  return error;
}

describe('creating an account', () => {
  it('creates the firm, then its administrator, and returns the token for the next steps', async () => {
    const { clientId, tempAuthId } = await createAccount(link(), account());
    expect(called).toEqual(['CreateClient', 'CreateUser']);
    expect(tempAuthId).toEqual(expect.any(String));
    const [person] = await backend.sandbox.db.select().from(users).where(eq(users.clientId, clientId));
    expect(person).toMatchObject({ userName: emailNow(), name: 'Iris Bramwell', userAdministrator: true });
  });

  it('creates one firm, even if the second call fails repeatedly', async () => {
    network.CreateUser = ['lost-request', 'lost-request'];
    await failWith('registrationCreateUser', 500, 3);
    const seen = [];
    for (let press = 0; press < 5; press += 1) seen.push((await failure(createAccount(link(), account()))).message);
    await createAccount(link(), account());
    expect(called.filter((operation) => operation === 'CreateClient')).toHaveLength(1);
    expect(await firms()).toHaveLength(1);
    expect(seen).toContain('Account creation failed: Internal Server Error');
    expect(seen).toContain('It is not known whether your account was created. Please try again.');
  });

  it('creates one firm when the first call’s response is lost', async () => {
    network.CreateClient = ['lost-answer'];
    await failure(createAccount(link(), account()));
    await createAccount(link(), account());
    expect(await firms()).toHaveLength(1);
  });

  it('does not call it failed when the first call’s response names no firm', async () => {
    network.CreateClient = ['empty-answer'];
    const { message } = await failure(createAccount(link(), account()));
    expect(message).toBe('It is not known whether your account was created. Please try again.');
    await createAccount(link(), account());
    expect(await firms()).toHaveLength(1);
  });

  it('creates another firm for another link, and a new one when the platform lost the first', async () => {
    await failWith('registrationCreateUser', 500);
    await failure(createAccount(link(), account()));
    const other = {
      firmName: `Firm ${people} LLP`,
      clientContact: 'Someone Else',
      clientEmail: `other-${emailNow()}`,
    };
    await createAccount(link(other), account(`other-${emailNow()}`));
    expect(await firms()).toHaveLength(2);

    await failWith('registrationCreateUser', 500);
    await failure(createAccount(link(), account()));
    await failWith('registrationCreateUser', 404);
    expect((await failure(createAccount(link(), account()))).kind).toBe('not-found');
    called = [];
    await createAccount(link(), account());
    expect(called).toEqual(['CreateClient', 'CreateUser']);
  });

  it('runs once for a double click', async () => {
    await Promise.all([createAccount(link(), account()), createAccount(link(), account())]);
    expect(called).toEqual(['CreateClient', 'CreateUser']);
  });

  it('sends nothing for an incomplete link, and treats it as a 400', async () => {
    expect(await failure(createAccount(link({ firmName: ' ' }), account()))).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining("missing required information: the firm's name."),
    });
    expect(called).toEqual([]);
  });

  it.each([
    [
      'nora.marlow@example.com',
      'conflict',
      'An account with this email already exists. Please try logging in instead.',
    ],
    ['nobody@firm', 'invalid', 'The email address is not valid.'],
  ])('reports the problem with %s', async (email, kind, message) => {
    expect(await failure(createAccount(link(), account(email)))).toMatchObject({ kind, message });
  });

  it('reads the firm’s number from the older response format, and handles its absence', async () => {
    const answers = [{ id: 7_000_000 }, { userId: 1 }];
    vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
    expect(await createAccount(link(), account())).toEqual({ clientId: 7_000_000, tempAuthId: undefined });
  });

  it('stores a reference to the firm that can’t be mistaken for another value', async () => {
    for (const text of ['{', '{"link":1}', 'null']) {
      sessionStorage.setItem('benchfile-onboarding-client', text);
      await createAccount(link(), account(`${text.length}-${emailNow()}`));
      expect(called.splice(0)).toEqual(['CreateClient', 'CreateUser']);
    }
  });
});

/** A firm with its first person, while someone from another firm is signed in on the same machine. */
async function signedUp() {
  const { clientId, tempAuthId } = await createAccount(link(), account());
  called = [];
  const noras = await backend.tokenOf('nora.marlow@example.com');
  setRunnerHooks({ accessToken: () => noras });
  return { clientId, context: { queryClient: new QueryClient(), tempAuthId } };
}

const address = {
  addressSearch: '',
  buildingName: '',
  unitNo: '',
  streetNo: '210',
  streetName: 'Harbor Street',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
};

describe('saving the address', () => {
  it('updates the firm that signs up, even when someone else is signed in', async () => {
    const { clientId, context } = await signedUp();
    await saveAddress(address, context);
    const [firm] = await backend.sandbox.db.select().from(clients).where(eq(clients.clientId, clientId));
    expect(firm?.addresses).toMatchObject([{ addressType: 0, number: '210', street: 'Harbor Street' }]);
    expect(called).toEqual(['UpdateAddresses']);
  });

  it('shows a toast when it fails', async () => {
    const { context } = await signedUp();
    await failWith('clientUpdateAddresses', 503);
    expect(await failure(saveAddress(address, context))).toMatchObject({
      toastTitle: 'Update failed',
      message: 'Failed to save your address. Please try again.',
      kind: 'transient',
    });
  });

  it('uses the session without a sign-up token', async () => {
    setRunnerHooks({ accessToken: () => null });
    const failed = await failure(saveAddress(address, { queryClient: new QueryClient() }));
    expect(failed.kind).toBe('signed-out');
  });
});

const card = (differing: Partial<CardForm> = {}): CardForm => ({
  nameOnCard: 'Iris Bramwell',
  cardNumber: '4242 4242 4242 4242',
  expirationDate: '11/40',
  cvv: '123',
  setAsDefault: true,
  agreedToTerms: true,
  ...differing,
});
const cardsOf = (clientId: number) =>
  backend.sandbox.db.select().from(clientCards).where(eq(clientCards.clientId, clientId));

describe('adding the card', () => {
  it('checks for a card on file, verifies, then adds it for the firm that signs up', async () => {
    const { clientId, context } = await signedUp();
    await addCard(card(), context);
    expect(called).toEqual(['BillingSummary', 'VerifyCreditCard', 'AddCreditCard']);
    expect(await cardsOf(clientId)).toMatchObject([{ last4: '4242', cardType: 'Visa', isDefault: true }]);
  });

  it('sends a card again when it is no longer on file', async () => {
    const { clientId, context } = await signedUp();
    await addCard(card(), context);
    called = [];
    await addCard(card(), context);
    expect(called).toEqual(['BillingSummary']);
    await addCard(card({ expirationDate: '12/40' }), context);
    expect(await cardsOf(clientId)).toHaveLength(2);
  });

  it('checks after a lost response, and finishes when the card was added', async () => {
    const { clientId, context } = await signedUp();
    network.AddCreditCard = ['lost-answer'];
    await addCard(card(), context);
    expect(called).toEqual(['BillingSummary', 'VerifyCreditCard', 'AddCreditCard', 'BillingSummary']);
    expect(await cardsOf(clientId)).toHaveLength(1);
  });

  it('reports a lost response when the result is unknown, and checks before retrying', async () => {
    const { clientId, context } = await signedUp();
    network.AddCreditCard = ['lost-answer'];
    network.BillingSummary = ['ok', 'lost-request'];
    expect((await failure(addCard(card(), context))).message).toBe(
      "It is not known whether your card was added. Try again; it won't be added twice.",
    );
    called = [];
    await addCard(card(), context);
    expect(called).toEqual(['BillingSummary']);
    expect(await cardsOf(clientId)).toHaveLength(1);
  });

  it('reports that nothing was sent when the browser is offline', async () => {
    const { context } = await signedUp();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.BillingSummary = ['lost-request'];
    expect((await failure(addCard(card(), context))).message).toBe(
      'Payment validation failed: You are offline, so nothing was sent. Try again when you are connected.',
    );
  });

  it('replaces a card that arrived after another one was tried', async () => {
    const { clientId, context } = await signedUp();
    network.AddCreditCard = ['lost-request'];
    network.BillingSummary = ['ok', 'lost-request'];
    await failure(addCard(card(), context));
    // The first card arrives now, with its original key.
    const key = sessionStorage.getItem('benchfile-onboarding-card') ?? '';
    const body = {
      creditCardNumber: '4242424242424242',
      expiryMonth: 11,
      expiryYear: 2040,
      cardType: 'Visa',
      ccv: '123',
    };
    await backend.call('/billing/services/us-platform/Client/AddCreditCard', {
      body: { ...body, cardHolderName: 'Iris Bramwell', isDefault: true },
      as: null,
      headers: { 'Idempotency-Key': key, authorization: `Bearer ${context.tempAuthId}` },
    });
    await addCard(card({ cardNumber: '5555 5555 5555 4444' }), context);
    const cards = await cardsOf(clientId);
    expect(cards.filter(({ replacedAt }) => replacedAt === null)).toMatchObject([{ last4: '4444' }]);
  });

  it.each([
    ['4000 0000 0000 0127', 'refused', undefined, "We couldn't verify your card details."],
    ['4000 0000 0000 9979', 'refused', undefined, 'There was a problem adding your credit card.'],
    ['4000 0000 0000 0002', 'payment-declined', 'Adding payment method failed', 'Card was declined.'],
    ['4000 0000 0000 9995', 'payment-declined', 'Adding payment method failed', 'Card was declined.'],
    [
      '4000 0000 0000 0069',
      'refused',
      'Adding payment method failed',
      'Payment validation failed: The card has expired.',
    ],
  ])('%s is not added', async (cardNumber, kind, toastTitle, message) => {
    const { clientId, context } = await signedUp();
    expect(await failure(addCard(card({ cardNumber }), context))).toMatchObject({
      kind,
      toastTitle,
      message: expect.stringContaining(message),
    });
    expect(await cardsOf(clientId)).toEqual([]);
    // A different card gets a new key.
    expect(sessionStorage.getItem('benchfile-onboarding-card')).toBeNull();
    await addCard(card(), context);
  });

  it('runs once for a double click', async () => {
    const { context } = await signedUp();
    await Promise.all([addCard(card(), context), addCard(card(), context)]);
    expect(called).toEqual(['BillingSummary', 'VerifyCreditCard', 'AddCreditCard']);
  });

  it('runs in one tab at a time, where the browser supports locks', async () => {
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await oneTabAtATime('card', async () => 'done')).toBe('done');
    expect(request).toHaveBeenCalledWith('card', expect.any(Function));
  });
});

describe('recording that onboarding is done', () => {
  it('writes the firm’s setting and the cached value', async () => {
    const { clientId, context } = await signedUp();
    const signedIn = await backend.tokenOf(emailNow());
    setRunnerHooks({ accessToken: () => signedIn });
    const query = onboardingSettingQuery(clientId);
    expect(await context.queryClient.fetchQuery(query)).toBe('false');
    await finishOnboarding(context.queryClient, { clientId, partyId: 90_000 + clientId });
    expect(context.queryClient.getQueryData(query.queryKey)).toBe('true');
    expect(await new QueryClient().fetchQuery(query)).toBe('true');
  });

  it('has no value for a firm without the setting', async () => {
    setRunnerHooks({ accessToken: () => null });
    vi.stubGlobal('fetch', async () => Response.json([]));
    expect(await new QueryClient().fetchQuery(onboardingSettingQuery(1))).toBeNull();
  });
});
