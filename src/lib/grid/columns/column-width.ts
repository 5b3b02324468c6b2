/** How wide a person can make a column, in pixels. */
export const columnWidths = { least: 64, most: 960 } as const;

/** The nearest whole width that a column can have. */
export function clampWidth(pixels: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, pixels)));
}
