import { Checkbox, TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { isTaken, takeableVerdicts } from '#domain/definition/pull.ts';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { columns, PullTableRow } from './PullTableRow.tsx';
import { PAGE, type RowFilter, usePullRows } from './pull-api.ts';

type Props = {
  readonly pull: PullView;
  readonly filter: RowFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (places: readonly string[], chosen: boolean) => void;
};

const takeable: readonly string[] = takeableVerdicts;
const sums: readonly string[] = ['gross', 'tax'];
const mayTake = (row: PullRow): boolean => takeable.includes(row.verdict) && !isTaken(row);

export const PullTable = ({ pull, filter, page, onPage, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`bupotPull.page.${key}`);
  const { data, error } = usePullRows(pull, filter, page);
  if (error && !data) return <Alert severity="error" title={error.message} />;
  if (!data) return <RowsSkeleton count={4} />;
  const free = chosen ? data.rows.filter(mayTake).map(({ place }) => place) : [];
  const picked = free.filter((place) => chosen?.has(place)).length;
  return (
    <>
      <table className="lines-table pull-table">
        <TableHead
          first={
            free.length > 0 ? (
              <Checkbox
                size="small"
                checked={picked === free.length}
                indeterminate={picked > 0 && picked < free.length}
                onChange={() => onChoose(free, picked < free.length)}
                slotProps={{ input: { 'aria-label': label('choose_page') } }}
              />
            ) : (
              <span className="sr">{label('choose_page')}</span>
            )
          }
          of={columns.map((key) => ({ label: label(key), right: sums.includes(key) }))}
        />
        <tbody>
          {data.rows.map((row) => (
            <PullTableRow
              key={row.place}
              row={row}
              chosen={chosen && mayTake(row) ? chosen.has(row.place) : null}
              onChoose={() => onChoose([row.place], !chosen?.has(row.place))}
            />
          ))}
        </tbody>
      </table>
      {data.total > PAGE && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, next) => onPage(next)}
        />
      )}
    </>
  );
};
