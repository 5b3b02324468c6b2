import { formatCents } from '@/lib/format/money';
import type { FeeLine, FeeLines } from '../model/fee-lines';
import classes from './fee-breakdown.module.css';

/** The amounts of a quote: per filing, the court's convenience fee, the total, and the card statement. */
export function FeeBreakdown({ fees }: { fees: FeeLines }) {
  const { filings, others, convenienceCents, totalCents, isWaived, cardCharges } = fees;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>Envelope fees</caption>
        {filings.map((filing) => (
          <tbody key={filing.filingId}>
            <tr className={classes.head}>
              <th scope="rowgroup">{filing.name.trim()}</th>
              <td>{formatCents(filing.cents)}</td>
            </tr>
            {filing.lines.map((line) => (
              <Line key={`${line.reason} ${line.cents < 0}`} line={line} isDetail />
            ))}
          </tbody>
        ))}
        <tbody>
          {others.map((line) => (
            <Line key={`${line.reason} ${line.cents < 0}`} line={line} />
          ))}
          {convenienceCents > 0 && (
            <Line line={{ reason: 'Convenience Fee', cents: convenienceCents }} note="Charged by the court" />
          )}
        </tbody>
        <tfoot>
          <tr className={classes.total}>
            <th scope="row">{isWaived ? 'Total (fee waiver)' : 'Total'}</th>
            <td>{formatCents(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      {cardCharges.length > 0 && (
        <p className={classes.statement}>
          On your statement:{' '}
          {cardCharges.map(({ description, cents }) => `${description} ${formatCents(cents)}`).join('; ')}
        </p>
      )}
      {isWaived && (
        <p className={classes.statement}>Fees are waived. You may owe them if the court denies the waiver.</p>
      )}
    </>
  );
}

interface LineProps {
  line: FeeLine;
  note?: string;
  isDetail?: boolean;
}

function Line({ line, note, isDetail }: LineProps) {
  return (
    <tr className={isDetail ? classes.detail : undefined}>
      <th scope="row">
        {line.cents < 0 ? `${line.reason} (waived)` : line.reason}
        {note && <span className={classes.note}>{note}</span>}
      </th>
      <td>{formatCents(line.cents)}</td>
    </tr>
  );
}
