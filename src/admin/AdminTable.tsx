import type { ReactNode } from 'react';
import { TableHead } from '../ui/layout/TableHead.tsx';

export type AdminColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly right?: boolean;
  /** A column of buttons: its label is visually hidden. */
  readonly unseen?: boolean;
  readonly show: (row: Row) => ReactNode;
};

type Props<Row> = { readonly rows: readonly Row[]; readonly columns: readonly AdminColumn<Row>[] };

/** On phones a row is a card, and each cell shows its label. */
export const AdminTable = <Row extends { readonly id: string }>({ rows, columns }: Props<Row>) => (
  <table className="adm-tbl">
    <TableHead of={columns} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ key, label, right, unseen, show }) => (
            <td key={key} className={right ? 'right' : undefined} {...(unseen ? {} : { 'data-label': label })}>
              <div>{show(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A value with a smaller one below it. */
export const Two = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <>
    {first}
    <span className="small sec adm-note">{second}</span>
  </>
);
