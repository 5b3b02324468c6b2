import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver';
import type { JournalEntry } from './opening';
import type { SaveFailure } from './save-failure';

interface Content {
  contactEmail?: string;
}
const emptyContent: Content = {};
const content = (contactEmail: string): Content => ({ contactEmail });
const marcus = { version: 9, savedAt: '2026-03-03T09:52:03Z', savedBy: { userId: 2, name: 'Marcus Finch' } };

/** A backend with one draft; `refuse` makes the next saves fail, before or after they take effect. */
function setUp() {
  let journal: JournalEntry<Content> | undefined;
  const backend = { version: 1, content: emptyContent, savedAt: '2026-03-03T09:00:00Z' };
  const failures: Array<SaveFailure & { arrives?: boolean }> = [];
  const save = vi.fn(async (version: number, sent: Content) => {
    const failure = failures.shift();
    if (failure && !failure.arrives) throw failure;
    if (version !== backend.version) throw { kind: 'conflict', current: { ...marcus, version: backend.version } };
    Object.assign(backend, { version: version + 1, content: sent });
    if (failure) throw failure;
    return { version: backend.version, savedAt: '2026-03-03T10:42:00Z' };
  });
  const saver = new DraftSaver({
    saved: { ...backend },
    save,
    load: async () => ({ ...backend }),
    readFailure: (error) => (isFailure(error) ? error : { kind: 'passing' }),
    journal: {
      write: (entry) => {
        journal = entry;
      },
      clear: () => {
        journal = undefined;
      },
    },
  });
  saver.start();
  return { saver, save, backend, failures, journal: () => journal };
}

function isFailure(error: unknown): error is SaveFailure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  test('waits for a pause and saves the latest content once', async () => {
    const { saver, save, journal, backend } = setUp();
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(500);
    saver.change(content('ab'));
    expect(saver.status()).toEqual({ kind: 'unsaved' });
    expect(journal()).toMatchObject({ baseVersion: 1, content: content('ab') });
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenCalledTimes(1);
    expect(backend.content).toEqual(content('ab'));
    expect(saver.status()).toEqual({ kind: 'saved', at: '2026-03-03T10:42:00Z' });
    expect(saver.version).toBe(2);
    expect(journal()).toBeUndefined();
  });

  test('input during a save is saved after it, based on its version', async () => {
    const { saver, save, backend, journal } = setUp();
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    save.mockImplementationOnce(async () => {
      await arrived;
      backend.version = 2;
      return { version: 2, savedAt: '2026-03-03T10:00:00Z' };
    });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status()).toEqual({ kind: 'saving' });
    saver.change(content('ab'));
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.status()).toEqual({ kind: 'unsaved' });
    expect(journal()).toMatchObject({ baseVersion: 2, content: content('ab') });
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenLastCalledWith(2, content('ab'));
  });

  test('a reverted change needs no save', async () => {
    const { saver, save, journal } = setUp();
    saver.change(content('a'));
    saver.change({ ...emptyContent });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(save).not.toHaveBeenCalled();
    expect(saver.status().kind).toBe('saved');
    expect(journal()).toBeUndefined();
  });

  test('flush saves immediately, and reports a failure', async () => {
    const { saver, failures, backend } = setUp();
    expect(await saver.flush()).toBe(true);
    saver.change(content('a'));
    failures.push({ kind: 'passing' });
    expect(await saver.flush()).toBe(false);
    expect(await saver.flush()).toBe(true);
    expect(backend.content).toEqual(content('a'));
  });

  test('after stop, it saves one last time and never again by itself', async () => {
    const { saver, save, failures } = setUp();
    saver.change(content('a'));
    failures.push({ kind: 'passing' });
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    saver.start();
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenCalledTimes(2);
  });
});

describe('failures', () => {
  test('a temporary failure is retried with growing delays, and the latest content wins', async () => {
    const { saver, save, failures, backend } = setUp();
    failures.push({ kind: 'passing' }, { kind: 'passing' });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status()).toEqual({ kind: 'retrying', isOffline: false });
    saver.change(content('ab'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(save).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(backend.content).toEqual(content('ab'));
    expect(saver.status().kind).toBe('saved');
  });

  test('a save whose response was lost causes no conflict', async () => {
    const { saver, failures, backend } = setUp();
    failures.push({ kind: 'passing', arrives: true });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(800);
    saver.change(content('ab'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saver.status().kind).toBe('saved');
    expect(backend).toMatchObject({ version: 3, content: content('ab') });
  });

  test('a change reverted after an unanswered save is saved anyway', async () => {
    const { saver, failures, backend } = setUp();
    failures.push({ kind: 'passing', arrives: true });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(800);
    saver.change(emptyContent);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(backend.content).toEqual(emptyContent);
  });

  test('rejected content is retried only after the next change', async () => {
    const { saver, save, failures } = setUp();
    failures.push({ kind: 'refused', reason: 'Too long.' });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.status()).toEqual({ kind: 'refused', reason: 'Too long.' });
    expect(save).toHaveBeenCalledTimes(1);
    saver.change(content('b'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status().kind).toBe('saved');
  });
});

describe('a conflicting version', () => {
  test('stops saving, keeps input in the journal, and lets “Keep mine” win', async () => {
    const { saver, save, backend, journal } = setUp();
    Object.assign(backend, { version: 9, content: content('theirs') });
    saver.change(content('mine'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status()).toEqual({ kind: 'conflict', current: marcus });
    saver.change(content('mine too'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(await saver.flush()).toBe(false);
    expect(journal()).toMatchObject({ content: content('mine too') });
    expect(await saver.keepMine()).toBe(true);
    expect(backend).toMatchObject({ version: 10, content: content('mine too') });
    expect(await saver.keepMine()).toBe(false);
  });

  test('that says the same as this tab leaves nothing to choose, as when two tabs saved the same changes', async () => {
    const { saver, save, backend } = setUp();
    Object.assign(backend, { version: 9, content: content('mine') });
    saver.change(content('mine'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status().kind).toBe('saved');
    saver.change(content('mine too'));
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenLastCalledWith(9, content('mine too'));
    expect(saver.status().kind).toBe('saved');
  });

  test('found on opening, also waits for the choice', async () => {
    const { saver, backend } = setUp();
    saver.reportConflict({ ...marcus, version: 1 }, content('mine'));
    expect(saver.status().kind).toBe('conflict');
    expect(await saver.keepMine()).toBe(true);
    expect(backend.content).toEqual(content('mine'));
  });

  test('a submitted draft is not saved again', async () => {
    const { saver, save, failures, journal } = setUp();
    failures.push({ kind: 'submitted' });
    saver.change(content('a'));
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.status()).toEqual({ kind: 'submitted' });
    expect(journal()).toBeUndefined();
    saver.change(content('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

test('listeners are notified of each step', async () => {
  const { saver } = setUp();
  const heard = vi.fn();
  const forget = saver.subscribe(heard);
  saver.change(content('a'));
  await vi.advanceTimersByTimeAsync(800);
  expect(heard).toHaveBeenCalledTimes(3);
  forget();
  saver.change(content('b'));
  expect(heard).toHaveBeenCalledTimes(3);
});
