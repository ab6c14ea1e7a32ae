import { Button } from '@mui/material';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LiveKind } from '#domain/documents.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { retries } from '../../client/query-client.ts';
import { Alert, EmptyState, PageSkeleton } from '../feedback/notices.tsx';

/** A failure is told where the record would stand. */
const recordRead = { retry: retries, onError: () => undefined };

/** The record as react-admin keeps it, and all that is read beneath its address: history, chain, notes. */
const isAbout =
  (resource: string, id: string) =>
  ({ queryKey: [first, second, third] }: Pick<Query, 'queryKey'>): boolean =>
    first === 'get'
      ? String(second).startsWith(`/${resource}/${id}`)
      : first === resource && second === 'getOne' && (third as { id?: string }).id === id;

/** Reads a record again with all that lies under it. */
export const useRecordAgain = (resource: string, id: string): (() => void) => {
  const client = useQueryClient();
  return () => void readAgain(client, { predicate: isAbout(resource, id) });
};

type LiveRecordOptions<T> = {
  resource: string;
  id: string;
  /** Events of this kind name the records they are about. */
  live: LiveKind;
  /** The list it stands in, where it is the whole page: the way on when there is no such record any more. */
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
  // One that was removed meanwhile offers nothing any more, though it is still held.
  if (error && (!record || (error as { status?: number }).status === 404))
    return <Unreadable why={error.message} list={list} />;
  if (!record) return <PageSkeleton />;
  // What was begun on one record does not stand over the next.
  return <Fragment key={id}>{children(record, again)}</Fragment>;
};

/** The page of one record on react-admin's show controller, read again once something happened to it. */
export const LiveRecord = <T,>(of: LiveRecordOptions<T>) => (
  // Whoever may not see it has been led away before (RoutedPage).
  <ShowBase resource={of.resource} id={of.id} disableAuthentication queryOptions={recordRead}>
    <Live {...of} />
  </ShowBase>
);
