/** The sandbox's control API for tests. */
import { type APIRequestContext, expect } from '@playwright/test';

interface Fault {
  operationId: string;
  /** Limits the fault to this person's calls; omit it for calls before sign-in. */
  userId?: number;
  status?: number;
  /** Responds with an HTML page, as a proxy does. */
  answer?: 'html';
  /** Milliseconds before the work, or with `when: after` before the response. */
  latency?: number;
  when?: 'before' | 'after';
  times?: number;
}

interface Decision {
  decision: 'accept' | 'reject' | 'return';
  reason?: string;
  comment?: string;
}

export class Control {
  readonly #request: APIRequestContext;
  readonly #caller: string;

  /** `caller` names the browsers of a test, in the `x-sandbox-caller` header of their calls. */
  constructor(request: APIRequestContext, caller: string) {
    this.#request = request;
    this.#caller = caller;
  }

  /** Makes an operation slow or failing for this test, and there for one person where signed in. */
  async fault(fault: Fault): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/faults', { data: { ...fault, caller: this.#caller } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Removes an operation's faults of this test. */
  async heal(operationId: string): Promise<void> {
    const answer = await this.#request.delete(`/sandbox/api/faults/${operationId}?caller=${this.#caller}`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Revokes a person's tokens, or also ends their sessions. */
  async expire({ email }: { email: string }, what: 'token' | 'session'): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/sessions/expire', { data: { userName: email, what } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** An access token for a person with this many seconds left. */
  async token({ email }: { email: string }, lifetime: number): Promise<string> {
    const answer = await this.#request.post('/sandbox/api/sessions/token', { data: { userName: email, lifetime } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).token;
  }

  /** Lets the court's links to an order's stamped copies expire now. */
  async endStampedLinks(orderId: number): Promise<void> {
    const answer = await this.#request.post(`/sandbox/api/stamped-links/${orderId}/expiry`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Changes a person's login with a state's e-filing service. */
  async filingLogin(
    { email }: { email: string },
    state: string,
    status: 'signed-in' | 'signed-out' | 'locked' | 'not-activated',
  ): Promise<void> {
    const answer = await this.#request.put('/sandbox/api/filing-logins', { data: { userName: email, state, status } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Drops a firm's connection with File & ServeXpress, as that system would. */
  async dropFsx(clientId: number): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/fsx/drop', { data: { clientId } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Gives a hearing place to another firm. */
  async takeHearing(place: { state: string; courtCode: string; hearingSlotId: string }): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/hearings/take', { data: place });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Tells the pages of a firm that an order was created. */
  async tellOrderCreated(clientId: number): Promise<void> {
    const data = { clientId, topic: 'order-created' };
    const answer = await this.#request.post('/sandbox/api/live/publish', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Puts a firm on credit hold, or lifts a hold set by hand. */
  async creditHold(clientId: number, creditHold: 'on' | 'off'): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/firms/credit-hold', { data: { clientId, creditHold } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Makes mail to an address bounce, also what was sent to it before and no one opened. */
  async bounce(email: string): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/bounces', { data: { email } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** The link in a person's latest email whose subject starts with `subject`. */
  async mailedLink({ email }: { email: string }, subject = ''): Promise<string> {
    const mails: { recipient: string; subject: string; link: string }[] = await (
      await this.#request.get('/sandbox/api/mails')
    ).json();
    const mail = mails.find((each) => each.recipient === email && each.subject.startsWith(subject));
    expect(mail, `an email to ${email}`).toBeDefined();
    return mail?.link ?? '';
  }

  /** Decides the filings of an order, or those of a type, as the clerk would. Returns their ids. */
  async decide(orderId: number, decision: Decision, type?: string): Promise<string[]> {
    const pending: { filingId: string; orderId: number; filingTypeName: string }[] = await (
      await this.#request.get('/sandbox/api/filings')
    ).json();
    const filings = pending.filter(
      (filing) => filing.orderId === orderId && (type === undefined || filing.filingTypeName === type),
    );
    expect(filings, `filings of order ${orderId} that wait for the clerk`).not.toEqual([]);
    for (const { filingId } of filings) {
      const answer = await this.#request.post(`/sandbox/api/filings/${filingId}/decision`, { data: decision });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
    return filings.map(({ filingId }) => filingId);
  }

  /** Ends a payment, or takes it back, as the processor or the bank would; `code` is the bank's return code. */
  async decidePayment(
    paymentId: string,
    decision: { outcome: 'succeed' | 'decline' | 'refund' } | { outcome: 'return'; code: string },
  ): Promise<void> {
    const answer = await this.#request.post(`/sandbox/api/payments/${paymentId}/outcome`, { data: decision });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Ends the time to correct a returned filing: its court abandons it. */
  async endCorrectionTime(filingId: string | undefined): Promise<void> {
    const answer = await this.#request.post(`/sandbox/api/filings/${filingId}/end-of-time`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
