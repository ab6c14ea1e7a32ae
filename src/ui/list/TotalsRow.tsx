import { useList } from './ListContext.tsx';
import { SumExplained } from './SumExplained.tsx';

/** Sums over the whole filter, not only the page, under their columns. */
export const TotalsRow = () => {
  const { of, columns, totals } = useList();
  if (!totals) return null;
  const words = of.totalWords(totals);
  // The note stands beside the count, in the first columns that sum nothing.
  const firstSum = columns.findIndex((column) => column.total);
  const span = firstSum < 0 ? columns.length : firstSum;
  return (
    <tfoot>
      <tr>
        <td className="pin pin-box" style={{ overflow: 'visible' }} />
        {span > 0 && (
          <td className="pin pin-first" style={{ overflow: 'visible' }}>
            {words.count}
          </td>
        )}
        {span > 1 && (
          <td colSpan={span - 1} className="note">
            {words.note}
          </td>
        )}
        {columns.slice(span).map((column) => (
          <td key={column.key} className={[column.align, column.stays && 'pin pin-stay'].filter(Boolean).join(' ')}>
            {column.total && (
              <span className="tot-r">
                {column.total(totals)}
                {column.unit === '(Rp)' && <SumExplained of={{ key: column.key, label: column.label }} />}
              </span>
            )}
          </td>
        ))}
        <td className="pin pin-last" />
      </tr>
    </tfoot>
  );
};
