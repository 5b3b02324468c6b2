/** Which part of a numeric date comes first: the month (US) or the day (EU). */
export type DateRegion = 'US' | 'EU';

let region: DateRegion = 'US';

/** Sets the region of numeric dates, once at start. */
export function setDateRegion(next: DateRegion): void {
  region = next;
}

export function dateRegion(): DateRegion {
  return region;
}
