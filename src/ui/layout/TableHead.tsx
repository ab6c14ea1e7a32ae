import type { ReactNode } from 'react';

export type Head = {
  readonly label: string;
  /** Over amounts and counts. */
  readonly right?: boolean;
  /** Read out and not shown: over buttons. */
  readonly unseen?: boolean;
};

type Props = {
  readonly of: readonly Head[];
  /** What stands over a column of boxes. */
  readonly first?: ReactNode;
};

/** The headings of a table of a few columns. */
export const TableHead = ({ of, first }: Props) => (
  <thead>
    <tr>
      {first !== undefined && <th scope="col">{first}</th>}
      {of.map(({ label, right, unseen }) => (
        <th key={label} scope="col" className={right ? 'right' : undefined}>
          {unseen ? <span className="sr">{label}</span> : label}
        </th>
      ))}
    </tr>
  </thead>
);
