/** How close together the rows of a grid are. */
export const densities = ['compact', 'default', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** In pixels. Every row of a grid has this height (docs/adr/0019). Second lines show only in the comfortable density. */
export const rowHeights = { compact: 32, default: 40, comfortable: 56 } as const satisfies Record<Density, number>;
