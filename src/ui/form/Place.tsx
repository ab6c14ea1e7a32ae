import type { ReactNode } from 'react';

type Props = {
  readonly className: string;
  readonly path: string;
  readonly children: ReactNode;
};

export const Place = ({ className, path, children }: Props) => (
  <div className={className} data-field={path}>
    {children}
  </div>
);
