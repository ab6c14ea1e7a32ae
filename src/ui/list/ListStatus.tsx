import { Button } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, ReadFailed } from '../feedback/notices.tsx';
import { useList } from './ListContext.tsx';
import { useListTotals } from './use-list-rows.ts';

const words: Readonly<Record<string, string>> = { sort: 'list.sort', page: 'list.page', size: 'list.per_page' };

export const StrangeAddress = () => {
  const { of, strange, dropStrange } = useList();
  const translate = useTranslate();
  if (strange.length === 0) return null;
  const nameOf = (key: string) =>
    translate(of.filters.find((filter) => filter.key === key)?.label ?? words[key] ?? key);
  return (
    <Alert
      severity="warning"
      title={translate('list.strange')}
      actions={
        <Button size="small" variant="outlined" onClick={dropStrange}>
          {translate('list.drop_strange')}
        </Button>
      }
    >
      <ul className="faults">
        {strange.map(({ key, value }) => (
          <li key={`${key} ${value}`}>
            {nameOf(key)}: {value}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

/** A list that starts with a filter explains what it will contain. */
const NothingFound = () => {
  const { of, state, clearFilter } = useList();
  const translate = useTranslate();
  const all = useListTotals<{ readonly count: number }>(of.resource, of.fixed ?? {});
  const { Empty } = of;
  if (all.data?.count === 0 && JSON.stringify(state.filter) === JSON.stringify(of.start.filter)) return <Empty />;
  return (
    <>
      <p>{translate('list.nothing_found')}</p>
      <Button variant="outlined" color="inherit" onClick={clearFilter}>
        {translate('list.clear_filter')}
      </Button>
    </>
  );
};

const SLOW_MS = 8000;

export const ListStatus = ({ children }: { children: ReactNode }) => {
  const { of, query, total, state } = useList();
  const translate = useTranslate();
  const [slow, setSlow] = useState(false);
  const { Empty } = of;
  useEffect(() => {
    setSlow(false);
    if (!query.isFetching) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [query.isFetching]);

  if (query.error && !query.data)
    return (
      <ReadFailed title={translate('list.failed')} why={query.error.message} onRetry={() => void query.refetch()} />
    );
  if (query.data && total === 0)
    return <div className="list-state">{Object.keys(state.filter).length > 0 ? <NothingFound /> : <Empty />}</div>;
  return (
    <>
      {slow && (
        <p className="filt sec" role="status">
          {translate('list.slow')}
        </p>
      )}
      {children}
    </>
  );
};
