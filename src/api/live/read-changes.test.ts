import { describe, expect, it, vi } from 'vitest';
import { ApiError, CancelError, ContractMismatchError } from '../errors';
import type { Change } from '../generated/live/model';
import { changesUrl, liveService, messageOf, settle } from './live-service.testing';
import { readChanges } from './read-changes';

const live = liveService();

/** Starts to read: what came, and how it ended, if it did. */
function reading() {
  const controller = new AbortController();
  const changes: Change[] = [];
  let ended: unknown = 'not yet';
  readChanges(controller.signal, (change) => changes.push(change)).then(
    () => {
      ended = 'normally';
    },
    (error: unknown) => {
      ended = error;
    },
  );
  return { controller, changes, ended: () => ended };
}

const eventOf = (change: Partial<Change>) => `data: ${JSON.stringify(messageOf(change))}\n\n`;

describe('the stream', () => {
  it('is the live service’s, asked for once', async () => {
    reading();
    await settle();
    expect(live.answer.mock.calls.map(([url]) => url)).toEqual([changesUrl]);
  });

  const two = eventOf({ topic: 'ready', quietSeconds: 3 }) + eventOf({ orderIds: [7, 8] });
  it.each([
    ['at once', [two]],
    ['in parts', [two.slice(0, 20), two.slice(20, 200), two.slice(200)]],
    ['with signs of life between them', [': alive\n\n', two, ': alive\n\n']],
  ])('has its changes told in order: %s', async (_, parts) => {
    const { changes, ended } = reading();
    await settle();
    for (const part of parts) live.stream().write(part);
    await settle();
    expect(changes).toEqual([messageOf({ topic: 'ready', quietSeconds: 3 }), messageOf({ orderIds: [7, 8] })]);
    expect(ended()).toBe('not yet');
  });

  it('tells a change when it comes, not when the stream ends', async () => {
    const { changes } = reading();
    await settle();
    live.stream().tell({ orderIds: [7] });
    await settle();
    expect(changes).toHaveLength(1);
    live.stream().tell({ orderIds: [8] });
    await settle();
    expect(changes.map(({ orderIds }) => orderIds)).toEqual([[7], [8]]);
  });

  it('ends with the service, and leaves nothing running', async () => {
    const { ended } = reading();
    await settle();
    live.stream().end();
    await settle();
    expect(ended()).toBe('normally');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with its connection', async () => {
    const { ended } = reading();
    await settle();
    const broken = new TypeError('terminated');
    live.stream().break(broken);
    await settle();
    expect(ended()).toBe(broken);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a message that isn’t the contract’s', () => {
  it.each([
    ['not JSON', 'data: maybe\n\n', /Unexpected token/],
    ['of no known topic', eventOf({}).replace('order-updated', 'order-lost'), /topic/],
    ['without an ID', 'data: {"topic":"ready","publishedAt":"2026-03-02T15:04:05Z"}\n\n', /messageId/],
    ['no event', 'what: is this\n\n', /not an event$/],
  ])('ends the stream with an error: %s', async (_, text, problem) => {
    const { changes, ended } = reading();
    await settle();
    live.stream().write(text);
    await settle();
    const error = ended();
    expect(error).toBeInstanceOf(ContractMismatchError);
    expect(error).toMatchObject({ cause: expect.any(Error), message: expect.stringContaining('/v1/changes') });
    expect(error).toHaveProperty('message', expect.stringMatching(problem));
    expect(changes).toEqual([]);
    expect(live.stream().isCancelled()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes after others, which were told', async () => {
    const { changes, ended } = reading();
    await settle();
    live.stream().write(`${eventOf({ orderIds: [7] })}data: {}\n\n`);
    await settle();
    expect(changes).toHaveLength(1);
    expect(ended()).toBeInstanceOf(ContractMismatchError);
  });

  it('is quoted as sent, even if a letter came in two parts', async () => {
    const { ended } = reading();
    await settle();
    const bytes = new TextEncoder().encode('data: é?\n\n');
    live.stream().write(bytes.slice(0, 7));
    live.stream().write(bytes.slice(7));
    await settle();
    expect(ended()).toHaveProperty('message', expect.stringContaining('é?'));
  });

  it.each([
    ['may be 64 KiB long', 64 * 1024, 'not yet'],
    ['may not be longer', 64 * 1024 + 1, expect.objectContaining({ message: expect.stringMatching(/not an event$/) })],
  ])('an event %s', async (_, length, end) => {
    const { ended } = reading();
    await settle();
    live.stream().write('data: '.padEnd(length, 'x'));
    await settle();
    expect(ended()).toEqual(end);
  });
});

describe('a silent stream', () => {
  it('counts as dead after 45 seconds', async () => {
    const { ended } = reading();
    await settle();
    await vi.advanceTimersByTimeAsync(44_999);
    expect(live.stream().isCancelled()).toBe(false);
    expect(ended()).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(live.stream().isCancelled()).toBe(true);
    expect(ended()).toBe('normally');
  });

  it('lives as long as signs of life come', async () => {
    const { ended } = reading();
    await settle();
    for (let round = 0; round < 4; round += 1) {
      await vi.advanceTimersByTimeAsync(44_999);
      live.stream().write(': alive\n\n');
      await settle();
    }
    expect(ended()).toBe('not yet');
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(ended()).toBe('normally');
  });
});

describe('a page that is left', () => {
  it('ends its stream', async () => {
    const { controller, ended } = reading();
    await settle();
    controller.abort();
    await settle();
    expect(live.stream().isCancelled()).toBe(true);
    expect(ended()).toBe('normally');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a stream that opens at that moment', async () => {
    const { controller, ended } = reading();
    live.answer.mockImplementation(async () => {
      queueMicrotask(() => controller.abort());
      return live.openStream();
    });
    await settle();
    expect(live.stream().isCancelled()).toBe(true);
    expect(ended()).toBe('normally');
  });

  it('ends a call that wasn’t answered yet', async () => {
    const { controller, ended } = reading();
    live.answer.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    await settle();
    controller.abort();
    await settle();
    expect(ended()).toBeInstanceOf(CancelError);
  });

  it('does not end twice when a stream that broke is closed', async () => {
    const { controller, ended } = reading();
    await settle();
    live.stream().break(new TypeError('terminated'));
    controller.abort();
    await settle();
    expect(ended()).toHaveProperty('message', 'terminated');
  });
});

describe('a stream that doesn’t open', () => {
  it.each([
    ['a refusal', Response.json({ code: 'no' }, { status: 403 }), ApiError, { status: 403, code: 'no' }],
    ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), ContractMismatchError, {}],
  ])('is an error: %s', async (_, response, type, fields) => {
    const { ended } = reading();
    live.answer.mockResolvedValue(response);
    await settle();
    expect(ended()).toBeInstanceOf(type);
    expect(ended()).toMatchObject(fields);
    expect(vi.getTimerCount()).toBe(0);
  });
});
