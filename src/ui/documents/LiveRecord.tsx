import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useEvents } from '../../client/events.ts';
import { readAgain } from '../../client/read-again.ts';
import { Alert } from '../feedback/Alert.tsx';
import { PageSkeleton } from '../feedback/Skeletons.tsx';
import { useGet } from '../feedback/use-call.ts';
import type { LiveKind } from '../list/use-list-rows.ts';

/** The page of one record: read, and read again with all that lies under it (history, chain, notes) once something happened to it. */
export const LiveRecord = <T,>({
  resource,
  id,
  live,
  children,
}: {
  resource: string;
  id: string;
  /** Events of this kind name the records they are about. */
  live: LiveKind;
  children: (record: T, again: () => void) => ReactNode;
}) => {
  const path = `/${resource}/${id}`;
  const record = useGet<T>(path);
  const client = useQueryClient();
  const again = () =>
    void readAgain(client, {
      predicate: ({ queryKey: [kind, of] }) => kind === 'get' && String(of).startsWith(path),
    });
  useEvents(
    live,
    ({ ids }) => {
      if (ids.includes(id)) again();
    },
    again,
  );
  if (record.isError && !record.data)
    return (
      <div className="fdt">
        <Alert severity="error" title={record.error.message} />
      </div>
    );
  if (!record.data) return <PageSkeleton />;
  // What was begun on one record does not stand over the next.
  return <Fragment key={id}>{children(record.data, again)}</Fragment>;
};
