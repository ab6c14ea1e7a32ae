import type { ReactNode } from 'react';

type Head = {
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

/** Chromium only lets arrows scroll what holds the focus, and a table of plain text has nothing else to hold it. */
const focusable = { tabIndex: 0 };

/** A named region that scrolls sideways where it does not fit, by keyboard too. */
export const SideScroll = ({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) => (
  <section className={className} aria-label={label} {...focusable}>
    {children}
  </section>
);
