import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginWork, trackWork, workFinished } from './work-under-way';

const never = () => new AbortController().signal;
const settled = async (promise: Promise<boolean>) => Promise.race([promise, Promise.resolve('waiting')]);

/** Browser locks in memory: shared ones together, others alone, in the order of the requests. */
function fakeLocks() {
  type Request = { isShared: boolean; grant: () => Promise<unknown> };
  const waiting: Request[] = [];
  let held: Request[] = [];
  const next = () => {
    const [first] = waiting;
    if (!first || (held.length > 0 && !(first.isShared && held.every(({ isShared }) => isShared)))) return;
    waiting.shift();
    held.push(first);
    void first.grant().then(() => {
      held = held.filter((each) => each !== first);
      next();
    });
    next();
  };
  return {
    request: (_: string, { mode, signal }: LockOptions, work: () => unknown) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const grant = async () => resolve(await work());
        const request = { isShared: mode === 'shared', grant };
        waiting.push(request);
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(request), 1);
          reject(new DOMException('', 'AbortError'));
        });
        next();
      }),
  };
}

// Work of earlier test files may have ended by a timer that was faked.
beforeEach(async () => {
  beginWork()();
  await workFinished(never());
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const useLocks = (locks: object) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

describe.each([
  ['with locks', () => useLocks(fakeLocks())],
  ['without locks', () => {}],
  ['where locks are denied', () => useLocks({ request: () => Promise.reject(new DOMException('', 'SecurityError')) })],
])('work under way, %s', (_, prepare) => {
  it('is waited for, and told to hurry', async () => {
    prepare();
    const hurry = vi.fn();
    const endDraft = beginWork(hurry);
    let endUpload = () => {};
    const upload = new Promise<void>((resolve) => {
      endUpload = resolve;
    });
    expect(trackWork(upload)).toBe(upload);
    const finished = workFinished(never());
    expect(hurry).toHaveBeenCalledOnce();
    endDraft();
    endDraft();
    expect(await settled(finished)).toBe('waiting');
    endUpload();
    expect(await finished).toBe(true);
    expect(await workFinished(never())).toBe(true);
  });

  it('may lead to more work, which is waited for, too', async () => {
    prepare();
    const endUpload = beginWork();
    const finished = workFinished(never());
    endUpload();
    await Promise.resolve();
    const endDraft = beginWork();
    const draft = vi.fn();
    setTimeout(() => {
      draft();
      endDraft();
    }, 300);
    expect(await finished).toBe(true);
    expect(draft).toHaveBeenCalled();
  });

  it('that fails has ended', async () => {
    prepare();
    await expect(trackWork(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await workFinished(never())).toBe(true);
  });

  it('is waited for until the wait is aborted', async () => {
    prepare();
    const end = beginWork();
    const giveUp = new AbortController();
    const finished = workFinished(giveUp.signal);
    giveUp.abort();
    expect(await finished).toBe(false);
    expect(await workFinished(giveUp.signal)).toBe(false);
    end();
    expect(await workFinished(never())).toBe(true);
  });
});

it('of another tab is waited for', async () => {
  const locks = fakeLocks();
  useLocks(locks);
  let endElsewhere = () => {};
  const elsewhere = new Promise<void>((resolve) => {
    endElsewhere = resolve;
  });
  void locks.request('', { mode: 'shared' }, () => elsewhere);
  const finished = workFinished(never());
  expect(await settled(finished)).toBe('waiting');
  endElsewhere();
  expect(await finished).toBe(true);
});
