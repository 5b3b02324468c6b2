/** Finds text that is printed over other text. */
import type { Frame, Page } from '@playwright/test';

/** Texts of a part of the page that overlap, as `one over other`; none if each has its own room. */
export function overprints(page: Page | Frame, within = 'body'): Promise<string[]> {
  return page.evaluate(overprintsIn, within);
}

/** Runs in the page. */
function overprintsIn(within: string): string[] {
  interface Line {
    text: string;
    node: Node;
    layer: Element | null;
    box: { left: number; right: number; top: number; bottom: number };
  }
  /** Boxes of fonts are taller than their letters: lines that touch by this part of their height don't overprint. */
  const touching = 0.25;

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Tells what covers what is below it: texts of two layers may share a place. */
  const layerOf = (element: Element | null): Element | null => {
    for (let each = element; each; each = each.parentElement) {
      const { position, zIndex } = getComputedStyle(each);
      if (position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto')) return each;
      if (each.matches(':popover-open, :modal')) return each;
    }
    return null;
  };
  /** The part of a box that its ancestors don't cut off. */
  const cut = (rect: DOMRect, element: Element): Line['box'] => {
    const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (clipPath !== 'none') return { ...box, right: box.left };
      const edge = each.getBoundingClientRect();
      if (overflowX !== 'visible') {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (overflowY !== 'visible') {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    return box;
  };
  const lines: Line[] = [];
  for (const part of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      for (const rect of range.getClientRects()) {
        const box = cut(rect, element);
        if (box.right - box.left > 2 && box.bottom - box.top > 2) lines.push({ text, node, layer, box });
      }
    }
  }
  const found = new Set<string>();
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const lowest = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (wide > 2 && high > lowest * touching)
        found.add(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`);
    }
  return [...found];
}
