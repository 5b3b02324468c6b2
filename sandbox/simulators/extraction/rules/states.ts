/** The states whose papers are read, and the shapes of their case numbers. */
import { ExtractionState } from '../../../generated/extraction/schemas.ts';

export const stateNames: Readonly<Record<ExtractionState, string>> = {
  ...{ CA: 'California', FL: 'Florida', GA: 'Georgia', IL: 'Illinois', IN: 'Indiana', MD: 'Maryland' },
  ...{ NV: 'Nevada', NY: 'New York', TX: 'Texas', UT: 'Utah', VA: 'Virginia' },
};

/**
 * Shapes of case numbers, by state, as courts and counties print them. A number of another shape is still read behind
 * its label, but needs a check.
 */
export const numberShapes: Readonly<Record<ExtractionState, RegExp>> = {
  CA: /^(?:\d{2}[A-Z]{2,6}\d{4,6}|\d{2}-\d{4}-\d{8}-[A-Z]{2}-[A-Z]{2,3}-[A-Z]{3}|[A-Z]{2,5}-?\d{2}-?\d{5,7}|\d{2}-?(?:CV|CIV|UD|SC)-?\d{4,6}|[A-Z]{2,6}\d{5,8})$/,
  FL: /^(?:(?:\d{2}-?)?\d{4}-?[A-Z]{2}-?\d{4,7}|\d{4}-\d{4,7}-[A-Z]{2})(?:-(?:[A-Z]{1,4}|\d{2,4})){0,4}$/,
  GA: /^(?:\d{2,4}-?[A-Z]{1,3}-?\d{3,7}(?:-\d{1,2}|-[A-Z]{1,3})?|[A-Z]{2}\d{2}[A-Z]{2}\d{4,5})$/,
  IL: /^\d{2,4}[ -]?(?:[A-Z]{1,2}\d?)[ -]?\d{2,7}$/,
  IN: /^\d{2}[A-Z]\d{2}-?\d{4}-?[A-Z]{2}-?\d{4,6}$/,
  MD: /^(?:[CD]-\d{2,3}-[A-Z]{2,3}-\d{2}-\d{5,6}|\d{2}-?[A-Z]-?\d{2}-?\d{5,6}|\d{4}-\d{7}-\d{4})$/,
  NV: /^(?:[A-Z]-\d{2}-\d{6}-[A-Z]|CV\d{2}-\d{4,5}|\d{2}[A-Z]\d{5,6})$/,
  NY: /^(?:[A-Z]{0,3}-?\d{3,7}[/-]\d{2,4}|[A-Z]{2}-\d{5,6}-\d{2}\/[A-Z]{2})$/,
  TX: /^(?:\d{4}-?\d{5,6}|[A-Z]{2}-?\d{2}-?\d{4,5}(?:-[A-Z0-9]{1,3})?|D-1-GN-\d{2}-\d{6}|\d{2}-?[A-Z]{2,3}-?\d{4,6}|\d{4}[A-Z]{2,3}\d{4,6}|\d{3}-\d{6}-\d{2})$/,
  UT: /^\d{9}$/,
  VA: /^[A-Z]{2}\d{2}-?\d{4,6}(?:-\d{2})?$/,
};

const byName = ExtractionState.options.map((state) => [state, new RegExp(`\\b${stateNames[state]}\\b`, 'i')] as const);

/** The state that a text names last: `Circuit Court of Cook County, Illinois`. */
export function stateIn(text: string): ExtractionState | undefined {
  return byName
    .map(([state, pattern]) => ({ state, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0]?.state;
}
