import './records.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CreateBase, EditBase, Form, SaveButton, useEditContext, useNotify, useTranslate } from 'react-admin';
import { isInternalResource } from '#domain/definition/plain-record.ts';
import { PageSkeleton, ReadFailed } from '../feedback/notices.tsx';
import { dropUnsaved } from '../feedback/unsaved.ts';
import { problemOf, useTellProblem } from '../feedback/use-call.ts';
import { conflictOf } from '../form/conflict.ts';
import type { Compared, RecordConflict, ShownValues } from './FieldConflict.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { type Overtaking, RecordOvertaken, type Versioned } from './RecordOvertaken.tsx';
import { RecordRemoval, type RemovalWords } from './RecordRemoval.tsx';
import { StoredRecordInput } from './StoredRecordInput.tsx';

type Props = {
  readonly of: Compared;
  readonly id?: string;
  readonly start?: Readonly<Record<string, unknown>>;
  readonly readOnly?: boolean;
  /** Message keys of the button that saves, and of the notification. */
  readonly save?: string;
  readonly saved?: string;
  readonly removal?: RemovalWords;
  /** Values shown in a way of their own where two saves conflict. */
  readonly shown?: ShownValues;
  /** Resolves concurrent saves; field by field by default. */
  readonly conflict?: ComponentType<RecordConflict>;
  /** Saves related data before the form closes. Refusals are shown like any other. */
  readonly onSaved?: (record: Versioned) => Promise<void>;
  /** Closes the form. A form without it stays open. */
  readonly onDone?: () => void;
  /** Buttons in place of those that save, cancel and remove. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** Leaves out what the server sets, except the version, which it checks. */
const typedIn = (fields: readonly string[]) => (record: Record<string, unknown>) =>
  Object.fromEntries(
    [...fields, 'version'].filter((name) => Object.hasOwn(record, name)).map((name) => [name, record[name]]),
  );

type FootProps = Pick<Props, 'of' | 'readOnly' | 'save' | 'removal' | 'onDone'>;

const Foot = ({ of, readOnly, save, removal, onDone }: FootProps) => {
  const translate = useTranslate();
  if (readOnly) return <p className="small sec">{translate('records.read_only')}</p>;
  return (
    <div className="rec-foot">
      <SaveButton label={save ?? 'records.save'} icon={null} alwaysEnable={onDone !== undefined} />
      {onDone && (
        <Button variant="outlined" onClick={onDone}>
          {translate('records.cancel')}
        </Button>
      )}
      <span className="grow" />
      {removal && onDone && <RecordRemoval resource={of.resource} of={removal} onDone={onDone} />}
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
  of,
  id,
  start,
  readOnly = false,
  save,
  saved,
  removal,
  shown,
  conflict,
  onSaved,
  onDone,
  foot,
  children,
}: Props) => {
  const { resource } = of;
  const reasoned = isInternalResource(resource);
  const typed = typedIn([...Object.keys(of.fields), ...(reasoned ? ['reason'] : [])]);
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const [base, setBase] = useState<Versioned>();
  const [overtaking, setOvertaking] = useState<Overtaking | null>(null);
  const mutationOptions = {
    onSuccess: async (record: unknown) => {
      if (saved) notify(saved, { type: 'success' });
      await onSaved?.(record as Versioned).catch(tell);
      void client.invalidateQueries({ queryKey: [resource] });
      dropUnsaved();
      onDone?.();
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
          of={of}
          shown={shown}
          own={conflict}
          onSettled={(theirs) => {
            setBase(theirs);
            setOvertaking(null);
          }}
        />
      )}
      <fieldset disabled={readOnly}>
        {children}
        {reasoned && <ReasonInput />}
      </fieldset>
      {foot ?? (
        <Foot
          of={of}
          readOnly={readOnly}
          {...(save ? { save } : {})}
          {...(id && removal ? { removal } : {})}
          {...(onDone ? { onDone } : {})}
        />
      )}
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
