/** What a chart of groups shows. */

/** A group of one or two names, with amounts in dollars. */
export interface Bar {
  names: readonly string[];
  amount: number;
}

export interface Series {
  /** Field of the bars' amounts. */
  name: string;
  label: string;
}

export interface BarChart {
  /** One per first name, with an amount for each series. */
  bars: { label: string; [series: string]: string | number }[];
  series: Series[];
  /** Groups that have no bar. */
  left: number;
}

const mostBars = 24;
const mostSeries = 6;

interface ChartOptions {
  /** The name of the only series. */
  amountName: string;
  /** Months are in order, and the latest are shown. */
  isCourseOfTime?: boolean;
}

/**
 * One bar for each first name, stacked by the second. The names beyond the largest six are one, 'Other'. Groups arrive
 * in the order of their bars.
 */
export function toChart(groups: readonly Bar[], { amountName, isCourseOfTime = false }: ChartOptions): BarChart {
  const first = [...new Set(groups.map(({ names }) => names[0] ?? ''))];
  const shown = new Set(isCourseOfTime ? first.slice(-mostBars) : first.slice(0, mostBars));
  const sums = new Map<string, number>();
  for (const { names, amount } of groups) {
    const name = names[1] ?? amountName;
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  const largest = [...sums].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const named = largest.slice(0, largest.length > mostSeries ? mostSeries - 1 : mostSeries);
  const hasOther = largest.length > named.length;
  const labels = hasOther ? [...named, 'Other'] : named;
  const fieldOf = (name: string) => {
    const index = named.indexOf(name);
    return `s${index === -1 ? named.length : index}`;
  };
  const bars = new Map<string, BarChart['bars'][number]>();
  for (const { names, amount } of groups) {
    const [label = ''] = names;
    if (!shown.has(label)) continue;
    const bar: BarChart['bars'][number] = bars.get(label) ?? {
      label,
      ...Object.fromEntries(labels.map((_, index) => [`s${index}`, 0])),
    };
    const field = fieldOf(names[1] ?? amountName);
    bar[field] = Math.round((Number(bar[field]) + amount) * 100) / 100;
    bars.set(label, bar);
  }
  return {
    bars: [...bars.values()],
    series: labels.map((label, index) => ({ name: `s${index}`, label })),
    left: first.length - shown.size,
  };
}
