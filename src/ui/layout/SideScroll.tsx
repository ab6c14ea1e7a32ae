import type { ReactNode } from 'react';

/** Chromium only lets arrows scroll what holds the focus, and a table of plain text has nothing else to hold it. */
const held = { tabIndex: 0 };

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
  <section className={className} aria-label={label} {...held}>
    {children}
  </section>
);
