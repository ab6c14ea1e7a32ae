import { Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { isInternalResource } from '#domain/definition/plain-record.ts';
import { ReasonedModal } from '../feedback/ReasonedModal.tsx';
import { dropUnsaved } from '../feedback/unsaved.ts';
import { useTellProblem } from '../feedback/use-call.ts';
import type { Versioned } from './RecordOvertaken.tsx';

/** Message keys of the button, the question and the notification. */
export type RemovalWords = { readonly label: string; readonly ask: string; readonly done: string };

export const RecordRemoval = ({ resource, of, onDone }: { resource: string; of: RemovalWords; onDone: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const record = useRecordContext<Versioned>();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!record) return null;
  if (!asking)
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {translate(of.label)}
      </Button>
    );
  const done = () => {
    dropUnsaved();
    onDone();
  };
  if (isInternalResource(resource))
    return (
      <ReasonedModal
        danger
        subject={record.id.toString()}
        title={translate(of.ask)}
        confirm={translate('records.remove')}
        cancel={translate('records.keep')}
        reason={translate('records.reason')}
        busy={isPending}
        send={(reason) =>
          remove(
            resource,
            { id: record.id, previousData: record, meta: { reason } },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        }
        done={of.done}
        onClose={() => setAsking(false)}
        onDone={done}
      >
        {() => null}
      </ReasonedModal>
    );
  return (
    <div className="row wrap" role="alertdialog" aria-label={translate(of.ask)}>
      <span className="small">{translate(of.ask)}</span>
      <Button
        color="error"
        variant="contained"
        disabled={isPending}
        onClick={() =>
          void remove(
            resource,
            { id: record.id, previousData: record },
            {
              mutationMode: 'pessimistic',
              onSuccess: () => {
                notify(of.done, { type: 'success' });
                done();
              },
              onError: (error) => tell(error),
            },
          )
        }
      >
        {translate('records.remove')}
      </Button>
      <Button variant="outlined" onClick={() => setAsking(false)}>
        {translate('records.keep')}
      </Button>
    </div>
  );
};
