/** The width of a text in a grid's typefaces, from the widths of its letters: no text has to be on the page. */
import { useSyncExternalStore } from 'react';
import classes from './letter-widths.module.css';

/** How a text is set: as a value, a link, beside a value, or in a status. */
export const faces = ['text', 'strong', 'small', 'badge'] as const;
export type Face = (typeof faces)[number];

/** Widths in pixels. Pairs that are set closer together count as their letters do, so a text is never wider. */
export interface LetterWidths {
  of: (text: string, face: Face) => number;
  /** The size that `rem` stands for, in pixels. */
  rem: number;
}

/** Measured at once. Others are measured when they first appear. */
const usual = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).concat([...'’‘“”–—…·éñ']);

/** From here on letters are as wide as they are high. */
const firstSquare = 0x2e80;
/** Repeated, so that a letter's width is exact to a fraction of a pixel. */
const repetitions = 16;
/** What a letter stands between: some, such as a dash, are wider beside digits. */
const neighbors = ['n', '0'] as const;

let known: LetterWidths | undefined;
const listeners = new Set<() => void>();

/** Measures letters anew once a typeface has arrived, or a person has changed the size of texts. */
function forget(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.fonts?.addEventListener('loadingdone', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.fonts?.removeEventListener('loadingdone', forget);
  };
}

/** The widths of letters; undefined where nothing is laid out, as in a test without a browser. */
export function useLetterWidths(): LetterWidths | undefined {
  const measured = useSyncExternalStore(subscribe, () => {
    known ??= measureLetters();
    return known;
  });
  return measured.rem > 0 ? measured : undefined;
}

function measureLetters(): LetterWidths {
  const byFace = new Map(faces.map((face) => [face, new Map<string, number>()]));
  const learn = (letters: readonly string[]) => {
    for (const [face, widths] of measure(letters))
      for (const [letter, width] of widths) byFace.get(face)?.set(letter, width);
  };
  learn(usual);
  const isLaidOut = (byFace.get('text')?.get('m') ?? 0) > 0;
  const rem = isLaidOut ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 0;
  const widthOf = (letter: string, face: Face): number => {
    const width = byFace.get(face)?.get(letter);
    if (width !== undefined) return width;
    if ((letter.codePointAt(0) ?? 0) >= firstSquare) return rem;
    learn([letter]);
    return byFace.get(face)?.get(letter) ?? rem;
  };
  return {
    rem,
    of: (text, face) => {
      let width = 0;
      for (const letter of text) width += widthOf(letter, face);
      return width;
    },
  };
}

/** Sets letters in each face, on no page. */
function measure(letters: readonly string[]): [Face, [letter: string, width: number][]][] {
  const texts = [
    ...neighbors.map((neighbor) => neighbor.repeat(2 * repetitions)),
    ...letters.flatMap((letter) => neighbors.map((neighbor) => `${neighbor}${letter}`.repeat(repetitions))),
  ];
  const host = document.createElement('div');
  host.className = classes.host ?? '';
  host.ariaHidden = 'true';
  const rows = faces.map((face) => {
    const row = document.createElement('div');
    row.className = classes[face] ?? '';
    const spans = texts.map((text) => {
      const span = document.createElement('span');
      span.textContent = text;
      return span;
    });
    row.append(...spans);
    host.append(row);
    return { face, spans };
  });
  document.body.append(host);
  const measured = rows.map(({ face, spans }): [Face, [string, number][]] => {
    const widths = spans.map((span) => span.getBoundingClientRect().width / repetitions);
    const besideEach = letters.map((_, place) =>
      neighbors.map((_neighbor, which) => {
        const both = widths[neighbors.length * (place + 1) + which] ?? 0;
        return both - (widths[which] ?? 0) / 2;
      }),
    );
    return [face, letters.map((letter, place) => [letter, Math.max(...(besideEach[place] ?? []))])];
  });
  host.remove();
  return measured;
}
