import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isInternalResource, type PlainRecord } from '#domain/definition/plain-record.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { Alert, RowsSkeleton } from '../feedback/notices.tsx';
import { ReasonedModal } from '../feedback/ReasonedModal.tsx';
import { useCall, useGet } from '../feedback/use-call.ts';
import { momentText } from '../layout/values.tsx';
import { RecordValue } from './RecordValue.tsx';

/** With a reason, as all writes of internal records. */
type InternalRemoved = '/admin/api/ebupot/country/removed';

type Values = Readonly<Record<string, unknown>>;

type Props = { readonly of: PlainRecord; readonly mayAdd: boolean };

/** A restored record is checked like a new one. */
export const RemovedRecords = ({ of, mayAdd }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, run, busy } = useCall();
  const [asking, setAsking] = useState<string | null>(null);
  const path = `/${of.resource as RecordResource}/removed` as const;
  const { data, error } = useGet(path, { staleTime: 0 });
  if (error) return <Alert severity="error" title={error.message} />;
  if (!data) return <RowsSkeleton />;
  if (data.length === 0) return <p className="sec">{translate('records.none_removed')}</p>;
  const saved = `resources.${of.resource}.saved`;
  const readAgain = () =>
    Promise.all([[of.resource], ['get', path]].map((queryKey) => client.invalidateQueries({ queryKey })));
  const bringBack = async (id: string) => {
    if (isInternalResource(of.resource)) return setAsking(id);
    if ((await run('POST', `${path}/{id}`, { path: { id } })) === undefined) return;
    notify(saved, { type: 'success' });
    await readAgain();
  };
  const shown = of.list.flatMap((name) => {
    const field = of.fields[name];
    return field ? [{ name, field }] : [];
  });
  return (
    <>
      {asking !== null && (
        <ReasonedModal
          subject={asking}
          title={translate('records.bring_back')}
          confirm={translate('records.bring_back')}
          cancel={translate('records.cancel')}
          reason={translate('records.reason')}
          busy={busy}
          send={(reason) => ask('POST', `${path as InternalRemoved}/{id}`, { path: { id: asking }, body: { reason } })}
          done={saved}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            void readAgain();
          }}
        >
          {() => null}
        </ReasonedModal>
      )}
      <ul className="rec-history">
        {data.map(({ id, at, by, values, reason }) => (
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
              {reason && ` · ${reason}`}
            </p>
            {mayAdd && (
              <Button size="small" variant="outlined" disabled={busy} onClick={() => void bringBack(id)}>
                {translate('records.bring_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
