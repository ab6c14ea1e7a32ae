import type { ReactNode } from 'react';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';

type Row<K extends string> = {
  readonly key: string;
  readonly label: ReactNode;
  readonly of: Readonly<Record<K, string>>;
};

type Props<K extends string> = {
  readonly title: string;
  readonly head: string;
  readonly columns: readonly (readonly [key: K, label: string])[];
  readonly rows: readonly Row<K>[];
};

/** Amounts in rupiah by row and column. */
export const AmountsTable = <K extends string>({ title, head, columns, rows }: Props<K>) => (
  <SideScroll className="detail-page-scroll" label={title}>
    <table className="lines-table">
      <TableHead of={[{ label: head }, ...columns.map(([, label]) => ({ label: `${label} (Rp)`, right: true }))]} />
      <tbody>
        {rows.map(({ key, label, of }) => (
          <tr key={key}>
            <td>{label}</td>
            {columns.map(([amount, name]) => (
              <td key={amount} className="right" data-label={name}>
                <Money value={of[amount]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </SideScroll>
);
