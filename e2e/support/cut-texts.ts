/**
 * The texts of a page's lists that are cut off although the free width of their row would show them whole: `Void, ref…
 * (31 px cut off beside 240 px)`. Runs in the page.
 */
export function cutTexts(): string[] {
  /** Less is rounding. */
  const tolerance = 1.5;
  const rows = [...document.querySelectorAll('main tr, main li, main [role="row"], main dl > div')];
  const innermost = rows.filter((row) => !rows.some((other) => other !== row && row.contains(other)));
  return [...new Set(innermost.flatMap(cutTextsOf))];

  function cutTextsOf(row: Element): string[] {
    if (!row.checkVisibility({ visibilityProperty: true })) return [];
    const texts = textsOf(row);
    return texts.flatMap((text) => {
      const missing = missingWidth(text);
      if (missing <= tolerance) return [];
      const free = freeWidth(row, text, texts);
      if (free < missing) return [];
      return `${text.node.textContent.trim()} (${Math.ceil(missing)} px cut off beside ${Math.floor(free)} px)`;
    });
  }

  interface ShownText {
    node: Text;
    /** Of its lines, whether they show or not. */
    lines: DOMRect[];
    /** What cuts it off. */
    box: DOMRect;
  }

  function textsOf(row: Element): ShownText[] {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const found: ShownText[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!(node instanceof Text) || !holder || node.textContent.trim() === '') continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForReaders(holder))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length > 0) found.push({ node, lines, box: clippingBox(holder, row) });
    }
    return found;
  }

  /** Whether a text is for screen readers only. */
  function isForReaders(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.getBoundingClientRect().width <= 1 || getComputedStyle(box).clipPath !== 'none') return true;
    }
    return false;
  }

  /** The part of the row that its ancestors show. */
  function clippingBox(element: Element, row: Element): DOMRect {
    let { left, top, right, bottom } = row.getBoundingClientRect();
    for (let box: Element | null = element; box && box !== row; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const bounds = box.getBoundingClientRect();
      left = Math.max(left, bounds.left);
      right = Math.min(right, bounds.right);
      top = Math.max(top, bounds.top);
      bottom = Math.min(bottom, bounds.bottom);
    }
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** In pixels: how much wider its column has to be for a text to be whole on as many lines. */
  function missingWidth({ lines, box }: ShownText): number {
    const beyond = Math.max(0, ...lines.map(({ right }) => right - box.right));
    const isHidden = ({ top, height }: DOMRect) => top + height / 2 > box.bottom;
    const hidden = lines.filter(isHidden).reduce((sum, { width }) => sum + width, 0);
    return beyond + hidden / Math.max(1, lines.filter((line) => !isHidden(line)).length);
  }

  /** In pixels: what nothing takes up beside a text, from one edge of the row's content to the other. */
  function freeWidth(row: Element, { lines, box }: ShownText, texts: ShownText[]): number {
    const [top, bottom] = [Math.max(box.top, lines[0]?.top ?? 0), box.bottom];
    const controls = [...row.querySelectorAll('button, input, select, svg, img, canvas')].map((control) =>
      control.getBoundingClientRect(),
    );
    const shown = texts.flatMap((text) =>
      text.lines.map(({ left, right, top: from, bottom: to }) => {
        const [start, end] = [Math.max(left, text.box.left), Math.min(right, text.box.right)];
        const [above, below] = [Math.max(from, text.box.top), Math.min(to, text.box.bottom)];
        return new DOMRect(start, above, end - start, below - above);
      }),
    );
    const taken = [...shown, ...controls]
      .filter((each) => each.width > 0 && each.height > 0 && each.bottom > top && each.top < bottom)
      .toSorted((a, b) => a.left - b.left);
    let [covered, end] = [0, Number.NEGATIVE_INFINITY];
    let parts = 0;
    for (const { left, right } of taken) {
      if (left > end + 4) parts += 1;
      covered += Math.max(0, right - Math.max(left, end));
      end = Math.max(end, right);
    }
    const cells = [...row.querySelectorAll('td, th')].filter((cell) => cell.checkVisibility());
    const padding =
      cells.length > 0 ? cells.reduce((sum, cell) => sum + paddingOf(cell), 0) : paddingOf(row) + parts * 16;
    return row.getBoundingClientRect().width - padding - covered;
  }

  function paddingOf(element: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  }
}
