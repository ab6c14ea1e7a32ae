import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

export const ErrorPage = ({ icon, title, actions, children }: Props) => (
  <div className="empty">
    <span className="empty-art">
      <Icon name={icon} />
    </span>
    <h1>{title}</h1>
    <div className="sec">{children}</div>
    <div className="row wrap empty-acts">{actions}</div>
  </div>
);
