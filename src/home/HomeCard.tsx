import { Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';

type Props<T> = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly may: boolean;
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
};

export const NoAccess = () => (
  <p className="home-locked sec">
    <Icon name="lock" size={16} />
    {useTranslate()('home.no_access')}
  </p>
);

export const HomeCard = <T,>({ title, actions, may, query, children }: Props<T>) => {
  const translate = useTranslate();
  const { data, isError, refetch } = query;
  return (
    <Card title={title} actions={may && actions} flush className="home-card">
      {!may && <NoAccess />}
      {may && data !== undefined && children(data)}
      {may && data === undefined && !isError && <RowsSkeleton count={3} />}
      {may && data === undefined && isError && (
        <div className="home-pad">
          <Alert severity="error" title={translate('home.not_read')}>
            <Button size="small" variant="outlined" onClick={() => void refetch()}>
              {translate('list.retry')}
            </Button>
          </Alert>
        </div>
      )}
    </Card>
  );
};
