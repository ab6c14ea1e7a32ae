import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';

type Severity = 'error' | 'warning' | 'success' | 'info';

const looks: Record<Severity, readonly [className: string, icon: IconName]> = {
  error: ['', 'warning'],
  warning: ['orange', 'warning'],
  success: ['green', 'shield'],
  info: ['brand', 'info'],
};

type Props = {
  readonly severity: Severity;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Said at once to screen readers; for what just happened, not for what was already there. */
  readonly live?: boolean;
};

/** Something to know, in its place on the page, with what to press beside it. */
export const Alert = ({ severity, title, children, actions, live = false }: Props) => {
  const [className, icon] = looks[severity];
  return (
    <div className={`alert tint ${className}`} role={live ? 'alert' : undefined}>
      <Icon name={icon} />
      <div className="grow">
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
        {actions && <div className="row wrap alert-acts">{actions}</div>}
      </div>
    </div>
  );
};
