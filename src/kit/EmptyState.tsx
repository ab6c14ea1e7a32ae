import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** Nothing here yet: why, and what to press. */
export const EmptyState = ({ icon = 'document', title, children, actions }: Props) => (
  <div className="empty">
    <span className="empty-art">
      <Icon name={icon} />
    </span>
    <h2>{title}</h2>
    {children && <p className="sec">{children}</p>}
    {actions && <div className="row wrap empty-acts">{actions}</div>}
  </div>
);
