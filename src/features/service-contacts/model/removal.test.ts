import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import type { CaseServiceContactsRequest } from '@/api/generated/filing/model';
import { type CaseOutcomes, casesByCourt } from './case-steps';
import { type RemovalCalls, removeShown, replaceShown } from './removal';

const failed = (status: number) => new ApiError('Message', { url: '/x', status, statusText: '', body: undefined });
const quiet = () => {};
const none: CaseOutcomes = new Map();

/** A backend with one contact in three cases. Its calls can fail, before or after they take effect. */
class Backend implements RemovalCalls {
  cases = ['1', '2', '3'];
  replaced = new Set<string>();
  isRemoved = false;
  calls = 0;
  /** The call that fails, counted from 1, and whether it takes effect all the same. */
  fault: { at: number; status: number; isDone: boolean } | undefined;

  async #call(effect: () => void): Promise<void> {
    this.calls += 1;
    const fault = this.fault?.at === this.calls ? this.fault : undefined;
    if (!fault || fault.isDone) effect();
    if (fault) throw failed(fault.status);
  }

  readCases = async () => {
    await this.#call(() => {});
    if (this.isRemoved) throw failed(404);
    return this.preview();
  };

  preview() {
    return casesByCourt(
      this.cases.map((id) => ({
        caseTrackingId: id,
        caseNumber: id,
        caseTitle: 'Ortega v. Lakeshore',
        courtCode: 'cook',
        courtName: 'Cook',
      })),
    );
  }

  attach = ({ caseTrackingId }: CaseServiceContactsRequest) =>
    this.#call(() => {
      this.replaced.add(caseTrackingId);
    });

  remove = () => {
    if (this.isRemoved) return Promise.reject(failed(404));
    return this.#call(() => {
      this.isRemoved = true;
    });
  };

  /** Each case has the contact or its replacement. */
  get isServed() {
    return !this.isRemoved || this.cases.every((id) => this.replaced.has(id));
  }
}

describe('a removal', () => {
  it('happens when the cases are those shown', async () => {
    const backend = new Backend();
    expect(await removeShown(backend, backend.preview())).toEqual({ kind: 'removed' });
    expect(backend.isRemoved).toBe(true);
  });

  it('shows the cases again when they have changed', async () => {
    const backend = new Backend();
    const shown = backend.preview();
    backend.cases.push('4');
    expect(await removeShown(backend, shown)).toEqual({ kind: 'changed', cases: backend.preview() });
    expect(await replaceShown(backend, shown, 'other', none, quiet)).toMatchObject({ kind: 'changed' });
    expect(backend).toMatchObject({ isRemoved: false, replaced: new Set() });
  });

  it('that happened without an answer is done', async () => {
    const backend = new Backend();
    const shown = backend.preview();
    backend.fault = { at: 2, status: 503, isDone: true };
    await expect(removeShown(backend, shown)).rejects.toThrow(ApiError);
    expect(await removeShown(backend, shown)).toEqual({ kind: 'removed' });
    expect(await replaceShown(backend, shown, 'other', none, quiet)).toEqual({ kind: 'removed' });
  });

  it('by a colleague after the preview is done', async () => {
    const backend = new Backend();
    const cases = backend.preview();
    const calls = { ...backend, readCases: () => Promise.resolve(cases) };
    backend.isRemoved = true;
    expect(await removeShown(calls, cases)).toEqual({ kind: 'removed' });
    await expect(removeShown({ ...calls, remove: () => Promise.reject(failed(500)) }, cases)).rejects.toThrow();
  });
});

describe('a replacement', () => {
  it('keeps a case that a colleague adds meanwhile', async () => {
    const backend = new Backend();
    const shown = backend.preview();
    const outcome = await replaceShown(backend, shown, 'other', none, (outcomes) => {
      if (outcomes.size === 3) backend.cases.push('4');
    });
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(backend.isRemoved).toBe(false);
  });

  // Calls: the cases, three attachments, the cases again, the removal.
  const faults = [1, 2, 3, 4, 5, 6].flatMap((at) =>
    [409, 423, 503, 0].flatMap((status) => [false, true].map((isDone) => ({ at, status, isDone }))),
  );

  it.each(faults)(
    'loses no one when call $at fails with $status (done: $isDone), and can be repeated',
    async (fault) => {
      const backend = new Backend();
      const shown = backend.preview();
      backend.fault = fault;
      let known = none;
      const attempt = () =>
        replaceShown(backend, shown, 'other', known, (outcomes) => {
          known = outcomes;
        });
      const first = await attempt().catch(() => undefined);
      expect(first?.kind).toBe(fault.at >= 2 && fault.at <= 4 ? 'incomplete' : undefined);
      expect(backend.isServed).toBe(true);
      expect(await attempt()).toEqual({ kind: 'removed' });
      expect(backend).toMatchObject({ isRemoved: true, isServed: true });
    },
  );
});
