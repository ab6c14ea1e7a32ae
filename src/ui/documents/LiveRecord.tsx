import { type Query, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { useEvents } from '../../client/events.ts';
import { retries } from '../../client/query-client.ts';
import { readAgain } from '../../client/read-again.ts';
import { Alert } from '../feedback/Alert.tsx';
import { PageSkeleton } from '../feedback/Skeletons.tsx';
import type { LiveKind } from '../list/use-list-rows.ts';

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

type Of<T> = {
  resource: string;
  id: string;
  /** Events of this kind name the records they are about. */
  live: LiveKind;
  children: (record: T, again: () => void) => ReactNode;
};

const Live = <T,>({ resource, id, live, children }: Of<T>) => {
  const { record, error } = useShowContext<T & RaRecord>();
  const again = useRecordAgain(resource, id);
  useEvents(
    live,
    ({ ids }) => {
      if (ids.includes(id)) again();
    },
    again,
  );
  if (error && !record)
    return (
      <div className="fdt">
        <Alert severity="error" title={error.message} />
      </div>
    );
  if (!record) return <PageSkeleton />;
  // What was begun on one record does not stand over the next.
  return <Fragment key={id}>{children(record, again)}</Fragment>;
};

/** The page of one record on react-admin's show controller, read again once something happened to it. */
export const LiveRecord = <T,>(of: Of<T>) => (
  // Whoever may not see it has been led away before (RoutedPage).
  <ShowBase resource={of.resource} id={of.id} disableAuthentication queryOptions={recordRead}>
    <Live {...of} />
  </ShowBase>
);
