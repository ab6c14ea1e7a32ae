import { Button } from '@mui/material';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LiveKind } from '#domain/documents.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { retries } from '../../client/query-client.ts';
import { Alert, EmptyState, PageSkeleton } from '../feedback/notices.tsx';

/** The page shows the failure. */
const recordRead = { retry: retries, onError: () => undefined };

/** Whether a query reads the record or anything below its path. */
const isAbout =
  (resource: string, id: string) =>
  ({ queryKey: [first, second, third] }: Pick<Query, 'queryKey'>): boolean =>
    first === 'get'
      ? String(second).startsWith(`/${resource}/${id}`)
      : first === resource && second === 'getOne' && (third as { id?: string }).id === id;

export const useRecordAgain = (resource: string, id: string): (() => void) => {
  const client = useQueryClient();
  return () => void readAgain(client, { predicate: isAbout(resource, id) });
};

type LiveRecordOptions<T> = {
  resource: string;
  id: string;
  live: LiveKind;
  list?: string;
  children: (record: T, again: () => void) => ReactNode;
};

const Unreadable = ({ why, list }: { why: string; list: string | undefined }) => {
  const translate = useTranslate();
  return (
    <div className="detail-page">
      {list === undefined ? (
        <Alert severity="error" title={why} />
      ) : (
        <EmptyState
          icon="search"
          level={1}
          title={why}
          actions={
            <Button variant="contained" component={Link} to={list}>
              {translate('shell.kit.to_list')}
            </Button>
          }
        />
      )}
    </div>
  );
};

const Live = <T,>({ resource, id, live, list, children }: LiveRecordOptions<T>) => {
  const { record, error } = useShowContext<T & RaRecord>();
  const again = useRecordAgain(resource, id);
  useEvents(
    live,
    ({ ids }) => {
      if (ids.includes(id)) again();
    },
    again,
  );
  // A deleted record may still be cached; it must not offer actions.
  if (error && (!record || (error as { status?: number }).status === 404))
    return <Unreadable why={error.message} list={list} />;
  if (!record) return <PageSkeleton />;
  // The key resets dialogs and forms when another record is shown.
  return <Fragment key={id}>{children(record, again)}</Fragment>;
};

export const LiveRecord = <T,>(of: LiveRecordOptions<T>) => (
  // RoutedPage has already checked access.
  <ShowBase resource={of.resource} id={of.id} disableAuthentication queryOptions={recordRead}>
    <Live {...of} />
  </ShowBase>
);
