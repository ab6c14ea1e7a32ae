import { Button, Skeleton } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
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
  /** Announced to screen readers: for new events, not for content that was already there. */
  readonly live?: boolean;
};

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

type EmptyStateProps = {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** 1 if it is the only content of the page. */
  readonly level?: 1 | 2;
};

export const EmptyState = ({ icon = 'document', title, children, actions, level = 2 }: EmptyStateProps) => {
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

type ReadFailedProps = { readonly title: string; readonly why: string; readonly onRetry: () => void };

export const ReadFailed = ({ title, why, onRetry }: ReadFailedProps) => {
  const translate = useTranslate();
  return (
    <div className="list-state" role="alert">
      <p>{title}</p>
      <span>{why}</span>
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {translate('list.retry')}
      </Button>
    </div>
  );
};

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row${at}`);

/** True after a delay, so that fast responses do not flicker. */
export const useAfter = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};

const Waiting = ({ children }: { children: React.ReactNode }) => {
  const translate = useTranslate();
  const visible = useAfter(150);
  const slow = useAfter(8000);
  return (
    <div aria-busy="true" role="status" style={{ visibility: visible ? 'visible' : 'hidden' }}>
      <span className="sr">{translate('shell.kit.loading')}</span>
      {slow && <p className="sec waiting-slow">{translate('shell.kit.slow')}</p>}
      {children}
    </div>
  );
};

export const RowsSkeleton = ({ count = 8 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((key) => (
      <div key={key} className="sk-row">
        <Skeleton variant="rounded" width={16} height={16} />
        <Skeleton variant="text" width="22%" />
        <Skeleton variant="text" width="34%" />
        <Skeleton variant="text" width="18%" />
      </div>
    ))}
  </Waiting>
);

export const CardsSkeleton = () => (
  <Waiting>
    {rows(3).map((key) => (
      <div key={key} className="sk-card">
        <Skeleton variant="text" width="52%" />
        <Skeleton variant="text" width="84%" />
        <Skeleton variant="text" width="40%" />
      </div>
    ))}
  </Waiting>
);

export const PageSkeleton = () => (
  <Waiting>
    <div className="sk-page">
      <Skeleton variant="text" width={160} height={16} />
      <Skeleton variant="text" width={320} height={36} />
      <Skeleton variant="rounded" height={76} />
      <div className="cols">
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={200} />
      </div>
    </div>
  </Waiting>
);
