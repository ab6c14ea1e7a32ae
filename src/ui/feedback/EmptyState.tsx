import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';

type Props = {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** 1 where it is all the page says. */
  readonly level?: 1 | 2;
};

/** Nothing here yet: why, and what to press. */
export const EmptyState = ({ icon = 'document', title, children, actions, level = 2 }: Props) => {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <span className="empty-art">
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      {children && <p className="sec">{children}</p>}
      {actions && <div className="row wrap empty-acts">{actions}</div>}
    </div>
  );
};
