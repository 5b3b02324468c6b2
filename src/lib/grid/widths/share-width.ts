/** How the columns of a table share its width: each by what it has to show. */

/** What a column needs, in pixels with its padding, each at least as wide as the one before. */
export interface ColumnNeed {
  id: string;
  /** For its label and the start of its texts. */
  least: number;
  /** For every text whole, broken wherever it can be, on as many lines as a row has. */
  tight: number;
  /** The same, broken where it reads well. */
  folded: number;
  /** What it has before any other column has more: all texts on one line, unless they are long and all alike. */
  fair: number;
  /** For every text on one line. */
  whole: number;
  /** Its texts are as long as each other: less than all of the next width would show no text on fewer lines. */
  isStepped: boolean;
  /** Takes a part of what is left over, in proportion. */
  grows: boolean;
}

/** The widths of a table's columns. */
export interface SharedWidths {
  /** Whole pixels by column id, which add up to those of the table. */
  widths: ReadonlyMap<string, number>;
  /** Some texts have to break where they read less well. */
  isTight: boolean;
}

/**
 * Divides a width among columns. First every column has its least, then all texts are whole, on several lines if they have
 * to, then on one line. The rest is spread. Where it is not enough for all, the narrowest columns have theirs first.
 * @param available in pixels
 */
export function shareWidth(available: number, needs: readonly ColumnNeed[]): SharedWidths {
  let raised = needs.map(({ least }) => least);
  for (const stage of ['tight', 'folded', 'fair', 'whole'] as const) {
    const targets = needs.map((need) => need[stage]);
    const isOnLines = stage === 'tight' || stage === 'folded';
    raised = isOnLines ? raise(raised, targets, available) : raiseInSteps(raised, targets, needs, available);
  }
  const shared = spread(raised, needs, available);
  const widths = new Map(needs.map(({ id }, place) => [id, shared[place] ?? 0]));
  return { widths, isTight: needs.some(({ id, folded }) => (widths.get(id) ?? 0) < folded - 1) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Raises widths towards their targets as far as they fit together, the narrowest first. */
function raise(widths: readonly number[], targets: readonly number[], available: number): number[] {
  const raisedTo = (level: number) =>
    widths.map((width, place) => Math.max(width, Math.min(targets[place] ?? 0, level)));
  const highest = Math.max(0, ...targets);
  if (sum(raisedTo(highest)) <= available) return raisedTo(highest);
  let [fits, exceeds] = [0, highest];
  while (exceeds - fits > 0.5) {
    const level = (fits + exceeds) / 2;
    if (sum(raisedTo(level)) <= available) fits = level;
    else exceeds = level;
  }
  return raisedTo(fits);
}

/** As `raise`; what is stepped has all or nothing. */
function raiseInSteps(
  widths: readonly number[],
  targets: readonly number[],
  needs: readonly ColumnNeed[],
  available: number,
): number[] {
  const raised = raise(widths, targets, available);
  const isHalfway = (width: number, place: number) =>
    needs[place]?.isStepped === true && width > (widths[place] ?? 0) && width < (targets[place] ?? 0);
  const halfway = raised.findIndex(isHalfway);
  if (halfway < 0) return raised;
  return raiseInSteps(widths, targets.with(halfway, widths[halfway] ?? 0), needs, available);
}

/** Spreads the rest in proportion, in whole pixels; takes what is missing from all alike. */
function spread(widths: readonly number[], needs: readonly ColumnNeed[], available: number): number[] {
  const rest = available - sum(widths);
  const someGrow = rest > 0 && needs.some(({ grows }) => grows);
  const weights = widths.map((width, place) => (someGrow && !needs[place]?.grows ? 0 : width));
  const total = sum(weights);
  if (total === 0) return [...widths];
  const exact = widths.map((width, place) => width + (rest * (weights[place] ?? 0)) / total);
  const whole = exact.map(Math.floor);
  // Not a column that someone gave its width.
  const widest = exact.indexOf(Math.max(...exact.filter((_, place) => (weights[place] ?? 0) > 0)));
  return whole.map((width, place) => (place === widest ? width + Math.round(available - sum(whole)) : width));
}
