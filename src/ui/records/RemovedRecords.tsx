import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { Alert, RowsSkeleton } from '../feedback/notices.tsx';
import { useCall, useGet } from '../feedback/use-call.ts';
import { momentText } from '../layout/values.tsx';
import { RecordValue } from './RecordValue.tsx';

type Values = Readonly<Record<string, unknown>>;

type Props = { readonly of: PlainRecord; readonly mayAdd: boolean };

/** A restored record is checked like a new one. */
export const RemovedRecords = ({ of, mayAdd }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy } = useCall();
  const path = `/${of.resource as RecordResource}/removed` as const;
  const { data, error } = useGet(path, { staleTime: 0 });
  if (error) return <Alert severity="error" title={error.message} />;
  if (!data) return <RowsSkeleton />;
  if (data.length === 0) return <p className="sec">{translate('records.none_removed')}</p>;
  const bringBack = async (id: string) => {
    if ((await run('POST', `${path}/{id}`, { path: { id } })) === undefined) return;
    notify(`resources.${of.resource}.saved`, { type: 'success' });
    await Promise.all([[of.resource], ['get', path]].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const shown = of.list.flatMap((name) => {
    const field = of.fields[name];
    return field ? [{ name, field }] : [];
  });
  return (
    <ul className="rec-history">
      {data.map(({ id, at, by, values }) => (
        <li key={id}>
          <p className="row wrap">
            {shown.slice(0, 3).map(({ name, field }) => (
              <span key={name}>
                <RecordValue source={name} field={field} value={(values as Values)[name]} />
              </span>
            ))}
          </p>
          <p className="small sec">
            {by} · <span className="num">{momentText(at, true)}</span>
          </p>
          {mayAdd && (
            <Button size="small" variant="outlined" disabled={busy} onClick={() => void bringBack(id)}>
              {translate('records.bring_back')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
