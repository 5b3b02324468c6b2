/** The longest side of a canvas that every browser draws, in pixels. */
const longestSide = 8192;
/** A page is displayed at no less than this share of the screen's sharpness. */
const leastSharpness = 0.25;

/**
 * The scale at which a page fills a canvas `pixels` wide, or less sharply if the canvas would be too large.
 * @param page in points.
 * @returns undefined for a page so long and narrow that it couldn't be read.
 */
export function pageScale(page: { width: number; height: number }, pixels: number): number | undefined {
  if (page.width <= 0 || page.height <= 0) return undefined;
  const wanted = pixels / page.width;
  const scale = Math.min(wanted, longestSide / Math.max(page.width, page.height));
  return scale >= wanted * leastSharpness ? scale : undefined;
}
