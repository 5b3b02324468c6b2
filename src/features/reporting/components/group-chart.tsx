import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import { formatDollars } from '@/lib/format/money';
import type { BarChart as Chart } from '../model/bars';
import classes from './group-chart.module.css';

/** Readable on both schemes, one after the other also without color. */
const colors = ['ink.6', 'teal.6', 'orange.6', 'grape.6', 'cyan.7', 'gray.6'];

interface GroupChartProps {
  chart: Chart;
  /** What it shows, for people who don't see it. Its table follows. */
  label: string;
  /** Writes an amount; dollars without it. */
  format?: (value: number) => string;
  /** Opens the rows of a bar, by its label. */
  onOpen: (label: string) => void;
}

/** Groups as bars. A bar opens its rows, as the links of the table below do. */
export default function GroupChart({ chart, label, format = formatDollars, onOpen }: GroupChartProps) {
  const { bars, series } = chart;
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.chart} role="img" aria-label={label}>
      {width > 0 && (
        <BarChart
          h={280}
          data={bars}
          dataKey="label"
          type="stacked"
          series={series.map(({ name, label: shown }, index) => ({
            name,
            label: shown,
            color: colors[index % colors.length] ?? 'ink.6',
          }))}
          valueFormatter={format}
          withLegend={series.length > 1}
          tickLine="y"
          yAxisProps={{ width: 90 }}
          barProps={{
            cursor: 'pointer',
            isAnimationActive: false,
            onClick: (_bar, index) => {
              const bar = bars[index];
              if (bar) onOpen(bar.label);
            },
          }}
        />
      )}
    </div>
  );
}
