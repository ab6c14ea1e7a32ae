import type { ReactNode } from 'react';

type Head = {
  readonly label: string;
  readonly right?: boolean;
  /** Visually hidden: for columns of buttons. */
  readonly unseen?: boolean;
};

type Props = {
  readonly of: readonly Head[];
  readonly first?: ReactNode;
};

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

/** Chromium scrolls by arrow keys only within a focused element, and a plain table has nothing else to focus. */
const focusable = { tabIndex: 0 };

/** A named region that scrolls sideways, by keyboard too. */
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
