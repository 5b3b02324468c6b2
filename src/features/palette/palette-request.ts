/** How menus ask for the command palette, which is a feature of its own and knows of the menus. */

/** The palette itself, or the sheet of its keys. */
export type PaletteView = 'search' | 'keys';

const listeners = new Set<(view: PaletteView) => void>();

/** Asks for the palette. */
export function requestPalette(view: PaletteView): void {
  for (const listener of listeners) listener(view);
}

/** Calls back whenever somebody asks. Answers how to stop. */
export function onPaletteRequest(listener: (view: PaletteView) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
