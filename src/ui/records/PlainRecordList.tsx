import type { ComponentProps, ReactNode } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { Drawer } from '../feedback/Drawer.tsx';
import type { IconName } from '../layout/Icon.tsx';
import { Breadcrumbs, type Crumb } from '../layout/PageHead.tsx';
import { Cell } from './Cell.tsx';
import { useCodeText } from './code-text.ts';
import { PlainRecordForm } from './PlainRecordForm.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { NEW, RecordList, useOpenRecord } from './RecordList.tsx';
import { RecordMore } from './RecordMore.tsx';
import { RecordValue } from './RecordValue.tsx';

type Given = Partial<
  Pick<ComponentProps<typeof RecordList>, 'beside' | 'begins' | 'perPage' | 'merged' | 'filters' | 'onAdd' | 'onOpen'>
>;

export type PlainRecordListProps = Given & {
  readonly of: PlainRecord;
  readonly icon: IconName;
  readonly crumbs?: readonly Crumb[];
  readonly lead?: ReactNode;
  readonly part?: boolean;
  readonly cells?: Readonly<Record<string, ReactNode>>;
  readonly inputs?: Readonly<Record<string, ReactNode>>;
  /** Replaces the form in the drawer; `id` is undefined for a new record. */
  readonly form?: (id: string | undefined, onDone: () => void) => ReactNode;
  readonly onClosed?: () => void;
  readonly importer?: ComponentProps<typeof RecordMore>['importer'];
};

const Value = ({ of, source }: { of: PlainRecord; source: string }) => {
  const record = useRecordContext();
  const field = of.fields[source];
  return field && record ? <RecordValue source={source} field={field} value={record[source]} /> : null;
};

const Filter = ({ of, source }: { of: PlainRecord; source: string }) => {
  const translate = useTranslate();
  const { codes, ...field } = of.fields[source] ?? {};
  const codeText = useCodeText(source, field);
  return (
    <RecordFilter
      source={source}
      label={translate(`resources.${of.resource}.fields.${source}`)}
      options={(codes ?? []).map((value) => ({ value, label: codeText(value) }))}
    />
  );
};

const Head = ({
  of,
  crumbs,
  part,
  lead,
  total,
}: Pick<PlainRecordListProps, 'of' | 'crumbs' | 'part' | 'lead'> & { total: number | undefined }) => {
  const translate = useTranslate();
  const words = (phrase: string) => translate(`resources.${of.resource}.${phrase}`);
  const Heading = part ? 'h2' : 'h1';
  return (
    <>
      {crumbs && <Breadcrumbs of={[...crumbs, { label: words('name') }]} />}
      <Heading>
        {words('name')} {total !== undefined && <span className="count">{total}</span>}
      </Heading>
      {of.words?.lead && (
        <p className="sec">
          {words('lead')} {lead}
        </p>
      )}
    </>
  );
};

export const PlainRecordList = ({
  of,
  icon,
  crumbs,
  part,
  lead,
  cells = {},
  inputs,
  form,
  onClosed,
  importer,
  ...given
}: PlainRecordListProps) => {
  const translate = useTranslate();
  const { id, open } = useOpenRecord();
  const { resource } = of;
  const adds = useCanAccess({ resource, action: 'create' }).canAccess === true;
  const words = (phrase: string) => `resources.${resource}.${phrase}`;
  const close = () => {
    onClosed?.();
    open(null);
  };
  const chosen = id === NEW ? undefined : (id ?? undefined);
  const filtered = of.equal.filter((name) => of.fields[name]?.codes);
  return (
    <>
      <RecordList
        resource={resource}
        head={(total) => <Head of={of} crumbs={crumbs} part={part} lead={lead} total={total} />}
        empty={{ icon, title: words('none'), text: words('none_text') }}
        filters={filtered.map((name) => <Filter key={name} of={of} source={name} />)}
        actions={<RecordMore of={of} mayAdd={adds} importer={importer} />}
        sort={{ field: of.usual[0], order: of.usual[1] }}
        addLabel={words('add')}
        onAdd={adds ? () => open(NEW) : undefined}
        onOpen={open}
        {...given}
      >
        {of.list.map((name) => (
          <Cell
            key={name}
            source={name}
            disableSort={!of.sorts.includes(name)}
            right={of.fields[name]?.kind === 'count'}
          >
            {cells[name] ?? <Value of={of} source={name} />}
          </Cell>
        ))}
      </RecordList>
      <Drawer open={id !== null} onClose={close} title={translate(words(id === NEW ? 'add' : 'edit'))}>
        {id !== null &&
          (form?.(chosen, close) ?? (
            <PlainRecordForm key={id} of={of} {...(chosen ? { id: chosen } : {})} inputs={inputs} onDone={close} />
          ))}
      </Drawer>
    </>
  );
};
