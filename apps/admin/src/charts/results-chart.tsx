import { useFormatter, useTranslations } from 'next-intl';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { OUTCOMES, type Outcome, type SizeShares } from '../statistics/shares';
import './results-chart.css';

/** Pixels. */
const BAR = 36;
const ROW = 52;
const AXIS = 32;
/** A narrower piece has no room for its figure; the table has it. */
const LEAST_LABELLED = 0.1;

const TICK = { fill: 'var(--ink-soft)' };
const COLOURS: Readonly<Record<Outcome, string>> = {
  killers: 'var(--faction-killers)',
  draw: 'var(--draw)',
  good: 'var(--faction-good)',
};

export interface ResultsChartProps {
  readonly entries: readonly SizeShares[];
}

/** A bar for each table size, split by result, with the number of games it stands on. */
export default function ResultsChart({ entries }: ResultsChartProps) {
  const t = useTranslations();
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const data = entries.map(({ size, n, shares }) => ({
    name: t('admin.statistics.bar', { size, n }),
    ...shares,
  }));
  return (
    <ResponsiveContainer width="100%" height={data.length * ROW + AXIS}>
      <BarChart data={data} layout="vertical" className="results-chart" accessibilityLayer={false}>
        <XAxis
          type="number"
          domain={[0, 1]}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          tick={TICK}
          tickFormatter={percent}
          height={AXIS}
        />
        <YAxis
          type="category"
          dataKey="name"
          width={96}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        {OUTCOMES.map((outcome) => (
          <Bar
            key={outcome}
            dataKey={outcome}
            stackId="results"
            fill={COLOURS[outcome]}
            barSize={BAR}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={outcome}
              position="center"
              fill="var(--paper-raised)"
              formatter={(share) => (Number(share) < LEAST_LABELLED ? '' : percent(Number(share)))}
            />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
