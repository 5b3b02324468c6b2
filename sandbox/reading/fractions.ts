import type { Box } from './page-text.ts';

/** The box around points, in fractions of the page; undefined beside the page. */
export function fractions(
  points: readonly { x: number; y: number }[],
  { width, height }: { width: number; height: number },
): Box | undefined {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const xs = points.map(({ x }) => clamp(x / width));
  const ys = points.map(({ y }) => clamp(y / height));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return box.width > 0 && box.height > 0 ? box : undefined;
}
