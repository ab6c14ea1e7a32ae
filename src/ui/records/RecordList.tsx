import {
  DataTable,
  ListBase,
  ListContextProvider,
  Pagination,
  type RaRecord,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { useAsking } from '../list/use-asking.ts';
import './records.css';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, PageSkeleton, ReadFailed } from '../feedback/notices.tsx';
import { Card } from '../layout/Card.tsx';
import { TickedBar, tickColumn } from './Ticks.tsx';

const RecordSearch = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { q = '', ...others } = filterValues;
  const ask = (text: string) => setFilters(text ? { ...others, q: text } : others);
  return (
    <label className="tool-search">
      <Icon name="search" size={16} />
      <input {...useAsking(String(q), ask, translate('records.search'))} />
    </label>
  );
};

/** Parameter with the id of the open record, or `NEW`. */
const OPEN = 'buka';
export const NEW = 'baru';

export const useOpenRecord = () => {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch((was) => {
      const next = new URLSearchParams(was);
      if (id === null) next.delete(OPEN);
      else next.set(OPEN, id);
      return next;
    });
  return { id: search.get(OPEN), open };
};

type Empty = { readonly icon: IconName; readonly title: string; readonly text: string };

type BodyProps = {
  readonly children: ReactNode;
  readonly empty: Empty;
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onAdd?: (() => void) | undefined;
  readonly addLabel?: string;
  /** Off for ledgers. */
  readonly searched?: boolean;
  readonly bulk?: { readonly acts: ReactNode; readonly tickable: (record: RaRecord) => boolean } | undefined;
  readonly filters?: ReactNode;
};

const Body = ({ children, empty, onOpen, onAdd, addLabel = '', searched = true, bulk, filters }: BodyProps) => {
  const translate = useTranslate();
  const { error, isPending, total = 0, filterValues, refetch, perPage, selectedIds = [] } = useListContext();
  if (error) return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <PageSkeleton />;
  const ticked = bulk !== undefined && selectedIds.length > 0;
  const looking = Object.keys(filterValues).length > 0;
  if (total === 0 && !looking)
    return (
      <Card>
        <EmptyState
          icon={empty.icon}
          title={translate(empty.title)}
          actions={
            onAdd && (
              <Button variant="contained" onClick={onAdd}>
                {translate(addLabel)}
              </Button>
            )
          }
        >
          {translate(empty.text)}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush className="rec-list">
      {ticked && <TickedBar>{bulk?.acts}</TickedBar>}
      {searched && !ticked && (
        <div className="rec-tools">
          <RecordSearch />
          {filters}
        </div>
      )}
      {total === 0 ? (
        <p className="rec-none sec">{translate('records.none_found')}</p>
      ) : (
        <DataTable
          bulkActionButtons={false}
          rowClick={(id) => {
            onOpen?.(String(id));
            return false;
          }}
        >
          {bulk && tickColumn(bulk.tickable)}
          {children}
        </DataTable>
      )}
      {total > perPage && <Pagination rowsPerPageOptions={[]} />}
    </Card>
  );
};

type Props = BodyProps & {
  readonly resource: string;
  /** A fixed filter, combined with the search. */
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly begins?: Readonly<Record<string, unknown>>;
  readonly head: (total: number | undefined) => ReactNode;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  readonly perPage?: number;
  readonly sort?: SortPayload;
  readonly merged?: (rows: readonly RaRecord[]) => readonly RaRecord[];
};

/** All records of a merged row must be on the page. */
const Merged = ({ by, children }: { by: NonNullable<Props['merged']>; children: ReactNode }) => {
  const context = useListContext();
  if (!context.data || context.data.length < context.total) return children;
  const rows = by(context.data);
  return (
    <ListContextProvider value={{ ...context, data: [...rows], total: rows.length }}>{children}</ListContextProvider>
  );
};

const Head = ({ of }: { of: Props['head'] }) => of(useListContext().total);

export const RecordList = (props: Props) => {
  const { resource, filter = {}, begins = {}, head, beside, actions, onAdd, addLabel = '', ...more } = props;
  const { perPage = 25, sort, merged, ...body } = more;
  const translate = useTranslate();
  const page = (
    <div className="rec">
      <div className="page-hd">
        <div className="grow">
          <Head of={head} />
        </div>
        {(actions || onAdd) && (
          <div className="row wrap page-acts">
            {actions}
            {onAdd && (
              <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={onAdd}>
                {translate(addLabel)}
              </Button>
            )}
          </div>
        )}
      </div>
      {beside}
      <Body {...body} addLabel={addLabel} onAdd={onAdd} />
    </div>
  );
  return (
    <ListBase
      resource={resource}
      filter={filter}
      filterDefaultValues={begins}
      perPage={perPage}
      {...(sort ? { sort } : {})}
      disableAuthentication
      storeKey={false}
      disableSyncWithLocation
    >
      {merged ? <Merged by={merged}>{page}</Merged> : page}
    </ListBase>
  );
};
