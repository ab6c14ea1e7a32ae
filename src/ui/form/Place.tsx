import type { ReactNode } from 'react';

type Props = {
  /** How wide it stands on the twelve columns. */
  readonly className: string;
  readonly path: string;
  readonly children: ReactNode;
};

/** Where a field stands, that what is said of it leads to. */
export const Place = ({ className, path, children }: Props) => (
  <div className={className} data-field={path}>
    {children}
  </div>
);
