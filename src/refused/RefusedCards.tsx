import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RefusalBucket, RefusalRow } from '#domain/refusals/schema.ts';
import { RowsSkeleton } from '../ui/feedback/notices.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { OpenRefused } from './RefusedGrid.tsx';
import { type CauseQuery, loadRefused } from './refused-api.ts';
import { Change, changesBy, refusedCell, typedIn } from './refused-columns.tsx';

const PAGE = 20;

type Props = {
  readonly bucket: RefusalBucket;
  readonly query: CauseQuery;
  readonly onOwn: (own: Readonly<Record<string, string>>) => void;
};

const RefusedCard = ({ row, bucket, onOwn }: { row: RefusalRow } & Omit<Props, 'query'>) => {
  const translate = useTranslate();
  const kind = bucket.cure?.kind;
  const changes = kind ? changesBy(row, kind) : [];
  const typed = kind && typedIn[kind];
  const start = typed && kind ? refusedCell(row, `cure.${typed}`, kind) : '';
  const [own, setOwn] = useState(start);
  return (
    <article className="rep-card">
      <h3>
        {row.reference ?? '–'}
        <span>
          <Money value={row.tax} unit />
        </span>
      </h3>
      <span>{row.name}</span>
      {changes.map(({ column, before, after }) => (
        <span key={column}>
          <span className="imp-note">{translate(`refusals.columns.${column}`)}</span>{' '}
          <Change column={column} before={before} after={after} />
        </span>
      ))}
      {row.obstacle && (
        <p className="warn">
          <Icon name="warning" size={16} />
          {row.obstacle}
        </p>
      )}
      {!kind && row.message && (
        <span className="imp-note">{translate('refusals.office_message', { message: row.message })}</span>
      )}
      <div className="row">
        {typed && (
          <TextInput
            label={translate(`refusals.columns.${typed}`)}
            value={own}
            onChange={setOwn}
            onBlur={() => own !== '' && own !== start && onOwn({ [row.id]: own.trim() })}
          />
        )}
        <OpenRefused row={row} />
      </div>
    </article>
  );
};

export const RefusedCards = ({ bucket, query, onOwn }: Props) => {
  const translate = useTranslate();
  const [pages, setPages] = useState(1);
  const most = Math.min(pages * PAGE, 200);
  const { data } = useQuery({
    queryKey: ['refused', bucket.family, bucket.code, bucket.count, query.cure, most],
    queryFn: () => loadRefused(query, 0, most),
    placeholderData: keepPreviousData,
  });
  if (!data) return <RowsSkeleton count={4} />;
  const left = bucket.count - most;
  return (
    <div className="rep-cards">
      {data.map((row) => (
        <RefusedCard key={row.id} row={row} bucket={bucket} onOwn={onOwn} />
      ))}
      {left > 0 && most < 200 && (
        <Button variant="outlined" onClick={() => setPages(pages + 1)}>
          {translate('refusals.more', { count: left })}
        </Button>
      )}
    </div>
  );
};
