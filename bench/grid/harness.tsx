/**
 * One harness for all grids. A grid's page calls `start` with an App that provides its controls; the benchmark then
 * calls `window.bench`. Times are in milliseconds, from the action to the painted frame.
 */
import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { COLS, cmp, fmt, type Key, makeRows, matches, type Row } from './data';

interface Controls {
  /** Null for no sort. */
  sort(key: Key | null, desc: boolean): void;
  filter(query: string): void;
  scroller(): HTMLElement | null;
  /** Text of a cell by row position, from 0. */
  cell(row: number, key: Key): string | null;
}

export interface AppProps {
  rows: Row[];
  ready: (controls: Controls) => void;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Tells when a frame that shows the outcome is painted. What the page holds after the frame's callbacks is not in it
 * yet.
 */
function until(isDone: () => boolean, what: () => string, limit = 20_000): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isDone()) {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(0);
      } else if (performance.now() - start > limit) reject(new Error(`Not seen within ${limit} ms: ${what()}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface GridPage {
  /** Selects a rendered row. */
  rowSel: string;
  /** What surrounds a list in an application, such as a theme; on the page before the list. */
  Page?: ComponentType<{ children: ReactNode }>;
}

export function start(App: ComponentType<AppProps>, { rowSel, Page = Fragment }: GridPage): void {
  let controls: Controls | undefined;
  let setRows: (rows: Row[]) => void = () => {};
  let rows: Row[] = [];
  const root = createRoot(document.getElementById('root') ?? document.body);
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });

  function Root({ initial }: { initial: Row[] }) {
    const [shown, show] = useState(initial);
    useEffect(() => {
      setRows = show;
    }, []);
    return (
      <App
        rows={shown}
        ready={(given) => {
          controls = given;
        }}
      />
    );
  }

  async function timed(act: () => void, wanted: string, key: Key) {
    await pause(150);
    longestTask = 0;
    const begin = performance.now();
    act();
    const end = await seen(wanted, key);
    await pause(60);
    return { ms: end - begin, block: longestTask };
  }

  const seen = (wanted: string, key: Key) =>
    until(
      () => controls?.cell(0, key) === wanted,
      () => `${key} = ${wanted}; have ${COLS.map((each) => controls?.cell(0, each.key)).join(' | ')}`,
    );

  /** Scrolls once per frame and records frame times. */
  async function frames(step: (scroller: HTMLElement, frame: number) => void, count: number, looksForBlanks: boolean) {
    const scroller = controls?.scroller();
    if (!scroller) throw new Error('The grid has no scrolling element.');
    scroller.scrollTop = 0;
    await pause(200);
    const durations: number[] = [];
    const { left, top, height } = scroller.getBoundingClientRect();
    let blanks = 0;
    await new Promise<void>((resolve) => {
      let frame = 0;
      let last = 0;
      const tick = (time: number) => {
        if (last) durations.push(time - last);
        last = time;
        if (frame > 0 && looksForBlanks && !document.elementFromPoint(left + 60, top + height / 2)?.closest(rowSel))
          blanks += 1;
        if (frame >= count) return resolve();
        frame += 1;
        step(scroller, frame);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    return {
      p95: percentile(durations, 0.95),
      max: Math.max(...durations),
      long: durations.filter((each) => each > 33.4).length,
      blank: blanks / count,
    };
  }

  Object.assign(window, {
    bench: {
      gen(count: number) {
        rows = makeRows(count);
      },
      async mount() {
        const [first] = rows;
        root.render(<Page>{null}</Page>);
        await pause(100);
        return timed(
          () =>
            root.render(
              <Page>
                <Root initial={rows} />
              </Page>,
            ),
          first?.id ?? '',
          'id',
        );
      },
      /** The text of the first cell after sorting, for `sort` to wait for. */
      firstOf(key: Key, desc: boolean) {
        const compare = cmp(key);
        const first = rows.reduce((best, row) =>
          (desc ? compare(row, best) > 0 : compare(row, best) < 0) ? row : best,
        );
        return fmt(key, first[key]);
      },
      sort: (key: Key, desc: boolean, first: string) => timed(() => controls?.sort(key, desc), first, key),
      unsort: () => timed(() => controls?.sort(null, false), rows[0]?.id ?? '', 'id'),
      filter(query: string) {
        const found = rows.find((row) => matches(row, query));
        if (!found) throw new Error(`No row contains ${query}.`);
        return timed(() => controls?.filter(query), found.id, 'id');
      },
      clear: () => timed(() => controls?.filter(''), rows[0]?.id ?? '', 'id'),
      /** Five poll responses that replace a share of the rows, including the first, with or without sorting by fee. */
      async poll(share: number, isSorted = false) {
        const times: number[] = [];
        const step = Math.max(1, Math.round(1 / share));
        let top = 0;
        if (isSorted) {
          for (const [place, row] of rows.entries()) if (row.fee > (rows[top]?.fee ?? 0)) top = place;
          controls?.sort('fee', true);
          await seen(rows[top]?.id ?? '', 'id');
        }
        let block = 0;
        for (let turn = 0; turn < 5; turn += 1) {
          const status = `${isSorted ? 'Done' : 'Sync'} ${turn}`;
          rows = rows.map((row, place) => (place % step === top % step ? { ...row, status } : row));
          const next = rows;
          const outcome = await timed(() => setRows(next), status, 'status');
          times.push(outcome.ms);
          block = Math.max(block, outcome.block);
        }
        if (isSorted) {
          controls?.sort(null, false);
          await seen(rows[0]?.id ?? '', 'id');
        }
        return { ms: percentile(times, 0.5), block };
      },
      scroll: (pixels: number, count: number) => frames((scroller) => scroller.scrollBy({ top: pixels }), count, false),
      jump: (count: number) =>
        frames(
          (scroller, frame) => {
            scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * ((frame * 37) % count)) / count;
          },
          count,
          true,
        ),
      elements: () => document.querySelectorAll('*').length,
    },
    benchReady: true,
  });
}
