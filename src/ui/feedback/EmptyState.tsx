import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon, type IconName } from '../layout/Icon.tsx';

type EmptyStateProps = {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** 1 where it is all the page says. */
  readonly level?: 1 | 2;
};

/** Nothing here yet: why, and what to press. */
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

/** What could not be read, why, and the way to try again. */
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
