import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { RecordFields } from '#domain/definition/record-field.ts';
import { ONLY } from '#domain/definition/singleton.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { RowsSkeleton } from '../feedback/notices.tsx';
import { useGet } from '../feedback/use-call.ts';
import { momentText } from '../layout/values.tsx';
import { RecordValue } from './RecordValue.tsx';

type Change = {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly action: string;
  readonly changed: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
};

type Props = {
  readonly of: { readonly resource: string; readonly fields: RecordFields };
  readonly mayEdit: boolean;
};

const Changes = ({ of, mayEdit }: Props) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const id = String(record?.id);
  const path = `/${of.resource as RecordResource}${id === ONLY ? '' : '/{id}'}/history` as '/signees/{id}/history';
  const { data } = useGet(record ? path : null, {
    path: { id },
    staleTime: 0,
  });
  if (!data) return <RowsSkeleton />;
  const bringBack = (values: Change['values']) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <ol className="rec-history">
      {data.map(({ seq, at, by, action, changed, values, reason }, place) => (
        <li key={seq}>
          <p>
            <b>{translate(`auditLog.action.${action}`)}</b>{' '}
            <span className="small sec">
              {by} · <span className="num">{momentText(at, true)}</span>
            </span>
          </p>
          {reason && <p className="small">{reason}</p>}
          <dl className="small">
            {changed.map((name) => {
              const field = of.fields[name];
              return field ? (
                <div key={name}>
                  <dt>{translate(`resources.${of.resource}.fields.${name}`)}</dt>
                  <dd>
                    <RecordValue source={name} field={field} value={(values as Change['values'])[name]} />
                  </dd>
                </div>
              ) : null;
            })}
          </dl>
          {mayEdit && place > 0 && action !== 'remove' && (
            <Button size="small" variant="outlined" onClick={() => bringBack(values)}>
              {translate('records.bring_back')}
            </Button>
          )}
        </li>
      ))}
      {data.length === 0 && <li className="small sec">{translate('records.no_history')}</li>}
    </ol>
  );
};

/** An earlier version fills the form, and is saved like any other input. */
export const RecordHistory = (props: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <section>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate('records.history')}
      </Button>
      {open && <Changes {...props} />}
    </section>
  );
};
