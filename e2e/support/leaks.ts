/** What a page leaves behind: memory, and listeners and timers that outlive it. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { AnyRouter } from '@tanstack/react-router';
import { z } from 'zod';

/** The bytes in use after collecting garbage. */
export async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * What V8 holds for its own use. It grows as long as a page is used, whatever the page keeps: compiled code, inline
 * caches and feedback (`code`), hidden classes (`object shape`), and bookkeeping.
 */
const ofEngine: ReadonlySet<string | undefined> = new Set(['code', 'object shape', 'hidden', 'synthetic']);

/** Names of more such bookkeeping, which V8 lists among native objects: `system / WeakArrayList`. */
const engineName = /^system \/ /;

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())], z.unknown()) }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
});

/** The bytes of the page's reachable objects, from a heap snapshot: objects, arrays, closures, strings, DOM nodes. */
async function liveSize(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes, strings } = snapshotSchema.parse(JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeField, nameField, sizeField] = [
    fields.indexOf('type'),
    fields.indexOf('name'),
    fields.indexOf('self_size'),
  ];
  const engineNames = new Set(strings.flatMap((name, index) => (engineName.test(name) ? index : [])));
  let size = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!ofEngine.has(types[0][nodes[node + typeField] ?? -1]) && !engineNames.has(nodes[node + nameField] ?? -1))
      size += nodes[node + sizeField] ?? 0;
  return size;
}

/** A tab after collecting garbage. `nodes` and `listeners` count what is still referenced anywhere. */
export interface Footprint {
  /** All bytes in use, the engine's included. */
  heap: number;
  /** The bytes of the page's own objects. */
  live: number;
  nodes: number;
  listeners: number;
  documents: number;
}

/** Call `Performance.enable` first. */
export async function footprint(session: CDPSession): Promise<Footprint> {
  const heap = await heapSize(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap,
    live: await liveSize(session),
    nodes: count('Nodes'),
    listeners: count('JSEventListeners'),
    documents: count('Documents'),
  };
}

/** How many listeners and timers live, by kind: `window focus`, `interval 1000`, `timeout`. */
export type Live = Record<string, number>;

declare global {
  interface Window {
    liveHandles: () => Live;
    /** The router, as its developer tools find it. */
    __TSR_ROUTER__?: AnyRouter;
  }
}

/** Counts listeners of the window and the document, intervals and timeouts of pages opened from now on. */
export async function countLive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live: Record<string, number> = {};
    const change = (kind: string, by: number) => {
      live[kind] = (live[kind] ?? 0) + by;
    };
    const nameOf = (target: EventTarget) =>
      target === window ? 'window' : target === document ? 'document' : undefined;
    const captures = (options: unknown) =>
      typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
    const held = new Map<string, Map<unknown, () => void>>();

    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
      add.call(this, type, listener, options);
      const target = nameOf(this ?? window);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (!target || !listener || signal?.aborted) return;
      const kind = `${target} ${type}`;
      const key = `${kind} ${Boolean(captures(options))}`;
      const listeners = held.get(key) ?? new Map<unknown, () => void>();
      held.set(key, listeners);
      if (listeners.has(listener)) return;
      const drop = () => {
        if (listeners.delete(listener)) change(kind, -1);
      };
      listeners.set(listener, drop);
      change(kind, 1);
      if (typeof options === 'object' && options.once) add.call(this, type, drop, options);
      if (signal) add.call(signal, 'abort', drop, { once: true });
    };
    const remove = EventTarget.prototype.removeEventListener;
    EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
      remove.call(this, type, listener, options);
      const target = nameOf(this ?? window);
      held.get(`${target} ${type} ${Boolean(captures(options))}`)?.get(listener)?.();
    };

    const timers = new Map<number, string>();
    const drop = (id: number | undefined) => {
      const kind = id === undefined ? undefined : timers.get(id);
      if (id === undefined || kind === undefined) return;
      timers.delete(id);
      change(kind, -1);
    };
    const note = (id: number, kind: string) => {
      timers.set(id, kind);
      change(kind, 1);
      return id;
    };
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    const call = (handler: TimerHandler, rest: unknown[]) => typeof handler === 'function' && handler(...rest);
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const id = setTimeout(() => {
          drop(id);
          call(handler, rest);
        }, delay);
        // Delays until an answer is stale or forgotten differ each time.
        return note(id, 'timeout');
      },
      setInterval: (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
        note(setInterval(handler, delay, ...rest), `interval ${delay ?? 0}`),
      clearTimeout: (id?: number) => {
        drop(id);
        clearTimeout(id);
      },
      clearInterval: (id?: number) => {
        drop(id);
        clearInterval(id);
      },
      liveHandles: () => Object.fromEntries(Object.entries(live).filter(([, count]) => count > 0)),
    });
  });
}

/** Shows another page without loading the document again, as a press of a link does. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.dispatchEvent(new PointerEvent('pointerdown'));
    history.pushState(null, '', href);
  }, `/app${path}`);
  await expectArrived(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Waits until the page of the address replaces the one before. */
export async function expectArrived(page: Page, options?: { timeout: number }): Promise<void> {
  await page.waitForFunction(
    () => {
      const { status, location, resolvedLocation } = window.__TSR_ROUTER__?.state ?? {};
      return status === 'idle' && location?.href === resolvedLocation?.href;
    },
    undefined,
    options,
  );
}
