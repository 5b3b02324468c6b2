/** What the instructions of a job may wish of the simulated server (serving supplement, section 4). */
export const wishes = [
  ...(['personal', 'substitute', 'refuses', 'nobody', 'bad-address', 'no-gps', 'far-gps', 'clock-skew'] as const),
  ...(['no-photo', 'impossible-travel', 'decline', 'wrong-proof'] as const),
] as const;
export type Wish = (typeof wishes)[number];
