const first = '1900-01-01';
const last = '2999-12-31';

/** A day that PostgreSQL and clocks know: dockets have no other. */
export const boundedDay = (day: string): string => (day < first ? first : day > last ? last : day);
