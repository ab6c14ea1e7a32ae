import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { FieldConflict } from './FieldConflict.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordInput } from './RecordInput.tsx';
import type { RecordConflict } from './RecordOvertaken.tsx';

type Given = Partial<Pick<ComponentProps<typeof RecordForm>, 'id' | 'start' | 'conflict' | 'onSaved'>>;

type Props = Given & {
  readonly of: PlainRecord;
  /** Replace inputs by field; null omits one. */
  readonly inputs?: Readonly<Record<string, ReactNode>> | undefined;
  readonly onDone: () => void;
};

const conflictOf =
  ({ resource, fields }: PlainRecord) =>
  (conflict: RecordConflict) => {
    const translate = useTranslate();
    const text = (name: string, key: unknown) => (code: unknown) =>
      translate(`${typeof key === 'string' ? key : `resources.${resource}.codes.${name}`}.${code}`);
    const shown = Object.entries(fields).flatMap(([name, { kind, words }]) =>
      kind === 'choice' ? [[name, text(name, words)] as const] : [],
    );
    return <FieldConflict {...conflict} shown={Object.fromEntries(shown)} />;
  };

export const PlainRecordForm = ({ of, id, inputs = {}, start, conflict = conflictOf(of), onSaved, onDone }: Props) => {
  const { resource, fields, form } = of;
  const edits = useCanAccess({ resource, action: id === undefined ? 'create' : 'edit' }).canAccess === true;
  const removes = useCanAccess({ resource, action: 'remove' }).canAccess === true;
  const words = (phrase: string) => `resources.${resource}.${phrase}`;
  const input = (name: string): ReactNode => {
    if (Object.hasOwn(inputs, name)) return inputs[name];
    const field = fields[name];
    return field ? <RecordInput source={name} field={field} /> : null;
  };
  return (
    <RecordForm
      resource={resource}
      {...(id === undefined ? {} : { id })}
      start={{ ...of.start, ...start }}
      readOnly={!edits}
      saved={words('saved')}
      {...(removes ? { removal: { label: words('remove'), ask: words('remove_ask'), done: words('removed') } } : {})}
      conflict={conflict}
      {...(onSaved ? { onSaved } : {})}
      onDone={onDone}
    >
      {form.map((row) =>
        typeof row === 'string' ? (
          <Fragment key={row}>{input(row)}</Fragment>
        ) : (
          <div key={row.join()} className="rec-two">
            {row.map((name) => (
              <Fragment key={name}>{input(name)}</Fragment>
            ))}
          </div>
        ),
      )}
      {id !== undefined && <RecordHistory of={of} mayEdit={edits} />}
    </RecordForm>
  );
};
