/** The sandbox's control API, as tests use it. */
import { type APIRequestContext, expect } from '@playwright/test';

interface Fault {
  operationId: string;
  /** Whose calls it strikes; those of nobody in particular where nobody is signed in. */
  userId?: number;
  status?: number;
  /** A page, as a proxy sends it, instead of a problem. */
  answer?: 'html';
  /** Milliseconds: before the work, or with `when: after` before the answer. */
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

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Makes an operation fail or dawdle, for one person wherever somebody is signed in. */
  async fault(fault: Fault): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/faults', { data: fault });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Removes the faults of an operation that strike a person. */
  async heal(operationId: string, { userId }: { userId: number }): Promise<void> {
    const answer = await this.#request.delete(`/sandbox/api/faults/${operationId}?userId=${userId}`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Voids a person's tokens, or ends the sessions too. */
  async expire({ email }: { email: string }, what: 'token' | 'session'): Promise<void> {
    const answer = await this.#request.post('/sandbox/api/sessions/expire', { data: { userName: email, what } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** An access token of a person, with so many seconds left. */
  async token({ email }: { email: string }, lifetime: number): Promise<string> {
    const answer = await this.#request.post('/sandbox/api/sessions/token', { data: { userName: email, lifetime } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).token;
  }

  /** Changes what a person is with the e-filing service of a state. */
  async filingLogin(
    { email }: { email: string },
    state: string,
    status: 'signed-in' | 'signed-out' | 'locked' | 'not-activated',
  ): Promise<void> {
    const answer = await this.#request.put('/sandbox/api/filing-logins', { data: { userName: email, state, status } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** The link of the newest email to a person, of those whose subject begins so. */
  async mailedLink({ email }: { email: string }, subject = ''): Promise<string> {
    const mails: { recipient: string; subject: string; link: string }[] = await (
      await this.#request.get('/sandbox/api/mails')
    ).json();
    const mail = mails.find((each) => each.recipient === email && each.subject.startsWith(subject));
    expect(mail, `an email to ${email}`).toBeDefined();
    return mail?.link ?? '';
  }

  /** Decides every filing of an order as the clerk would. */
  async decide(orderId: number, decision: Decision): Promise<void> {
    const pending: { filingId: string; orderId: number }[] = await (
      await this.#request.get('/sandbox/api/filings')
    ).json();
    const filings = pending.filter((filing) => filing.orderId === orderId);
    expect(filings, `filings of order ${orderId} that wait for the clerk`).not.toEqual([]);
    for (const { filingId } of filings) {
      const answer = await this.#request.post(`/sandbox/api/filings/${filingId}/decision`, { data: decision });
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  }
}
