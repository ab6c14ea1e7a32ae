import './records.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  SaveButton,
  useDelete,
  useEditContext,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { PageSkeleton, ReadFailed } from '../feedback/notices.tsx';
import { dropUnsaved } from '../feedback/unsaved.ts';
import { problemOf, useTellProblem } from '../feedback/use-call.ts';
import { conflictOf } from '../form/conflict.ts';
import { FieldConflict } from './FieldConflict.tsx';
import { type Overtaking, type RecordConflict, RecordOvertaken, type Versioned } from './RecordOvertaken.tsx';
import { StoredRecordInput } from './StoredRecordInput.tsx';

type Props = {
  readonly resource: string;
  readonly id?: string;
  readonly start?: Readonly<Record<string, unknown>>;
  readonly readOnly?: boolean;
  /** Message keys of the notification on save, and of the deletion dialog. */
  readonly saved: string;
  readonly removal?: { readonly label: string; readonly ask: string; readonly done: string };
  /** Resolves concurrent saves; field by field by default. */
  readonly conflict?: ComponentType<RecordConflict>;
  /** Saves related data before the form closes. Refusals are shown like any other. */
  readonly onSaved?: (record: Versioned) => Promise<void>;
  readonly onDone: () => void;
  readonly children: ReactNode;
};

/** Strips fields the server sets; the version is kept for the conflict check. */
const typed = ({ id: _, updatedAt: __, ...record }: Record<string, unknown>) => record;

const Removal = ({
  resource,
  of,
  onDone,
}: {
  resource: string;
  of: NonNullable<Props['removal']>;
  onDone: () => void;
}) => {
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
                dropUnsaved();
                onDone();
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

const Foot = ({ resource, readOnly, removal, onDone }: Pick<Props, 'resource' | 'readOnly' | 'removal' | 'onDone'>) => {
  const translate = useTranslate();
  if (readOnly) return <p className="small sec">{translate('records.read_only')}</p>;
  return (
    <div className="rec-foot">
      <SaveButton label="records.save" icon={null} alwaysEnable />
      <Button variant="outlined" onClick={onDone}>
        {translate('records.cancel')}
      </Button>
      <span className="grow" />
      {removal && <Removal resource={resource} of={removal} onDone={onDone} />}
    </div>
  );
};

const Loaded = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { record, error, refetch } = useEditContext<Versioned>();
  if (error && !record)
    return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  return record ? children : <PageSkeleton />;
};

export const RecordForm = ({
  resource,
  id,
  start,
  readOnly = false,
  saved,
  removal,
  conflict: both = FieldConflict,
  onSaved,
  onDone,
  children,
}: Props) => {
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const [base, setBase] = useState<Versioned>();
  const [overtaking, setOvertaking] = useState<Overtaking | null>(null);
  const mutationOptions = {
    onSuccess: async (record: unknown) => {
      notify(saved, { type: 'success' });
      await onSaved?.(record as Versioned).catch(tell);
      void client.invalidateQueries({ queryKey: [resource] });
      dropUnsaved();
      onDone();
    },
    onError: (error: unknown, given?: { data?: unknown; previousData?: unknown }) => {
      const began = base ?? (given?.previousData as Versioned | undefined);
      const conflict = began && conflictOf<Versioned, Versioned>(error, began);
      if (conflict) return setOvertaking({ conflict, mine: given?.data as Versioned });
      if (!problemOf(error)?.errors) tell(error);
    },
  };
  const form = (
    <Form disableInvalidFormNotification className="rec-form">
      <StoredRecordInput part={`${resource}.${id ?? 'new'}`} onTypedOver={setBase} />
      {overtaking && (
        <RecordOvertaken
          {...overtaking}
          of={both}
          onSettled={(theirs) => {
            setBase(theirs);
            setOvertaking(null);
          }}
        />
      )}
      <fieldset disabled={readOnly}>{children}</fieldset>
      <Foot resource={resource} readOnly={readOnly} onDone={onDone} {...(id && removal ? { removal } : {})} />
    </Form>
  );
  if (!id)
    return (
      <CreateBase
        resource={resource}
        record={{ ...start }}
        redirect={false}
        disableAuthentication
        transform={typed}
        mutationOptions={mutationOptions}
      >
        {form}
      </CreateBase>
    );
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      transform={typed}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={mutationOptions}
    >
      <Loaded>{form}</Loaded>
    </EditBase>
  );
};
