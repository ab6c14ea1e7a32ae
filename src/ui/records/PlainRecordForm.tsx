import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { ONLY } from '#domain/definition/singleton.ts';
import { PageSkeleton } from '../feedback/notices.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordInput } from './RecordInput.tsx';

type Given = Partial<
  Pick<ComponentProps<typeof RecordForm>, 'id' | 'start' | 'shown' | 'conflict' | 'onSaved' | 'onDone' | 'children'>
>;

type Props = Given & {
  readonly of: PlainRecord;
  /** Replace inputs by field; null omits one. */
  readonly inputs?: Readonly<Record<string, ReactNode>> | undefined;
};

/** The form of a singleton has the id `ONLY`. `children` are above the inputs. */
export const PlainRecordForm = ({ of, id, inputs = {}, start, children, ...given }: Props) => {
  const { resource, fields, form } = of;
  const single = id === ONLY;
  const access = useCanAccess({ resource, action: id === undefined ? 'create' : 'edit' });
  const edits = access.canAccess === true;
  const removes = useCanAccess({ resource, action: 'remove' }).canAccess === true;
  const words = (phrase: string) => `resources.${resource}.${phrase}`;
  const input = (name: string): ReactNode => {
    if (Object.hasOwn(inputs, name)) return inputs[name];
    const field = fields[name];
    return field ? <RecordInput source={name} field={field} /> : null;
  };
  if (access.isPending) return <PageSkeleton />;
  return (
    <RecordForm
      {...given}
      of={of}
      {...(id === undefined ? {} : { id })}
      start={{ ...of.start, ...start }}
      readOnly={!edits}
      {...(single ? { save: words('save') } : {})}
      saved={words('saved')}
      {...(removes && !single
        ? { removal: { label: words('remove'), ask: words('remove_ask'), done: words('removed') } }
        : {})}
    >
      {children}
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
