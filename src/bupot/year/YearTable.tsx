import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { monthText } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow } from '#domain/bupot/year/preview.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { FindingLines } from './FindingLines.tsx';
import { differenceOf } from './fix.ts';

type Props = {
  readonly year: number;
  readonly rows: readonly YearRow[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (keys: readonly string[], on: boolean) => void;
  readonly onOpen: (row: YearRow) => void;
};

const spanOf = (year: number, { state, months, firstMonth, lastMonth }: YearRow): string =>
  [...new Set([firstMonth, state === 'done' ? (months.at(-1) ?? lastMonth) : lastMonth])]
    .map((month) => formatPeriod(monthText(year, month)))
    .join('–');

export const YearTable = ({ year, rows, picked, onPick, onOpen }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`bupotYear.screen.${key}`, params);
  const ready = rows.filter(({ state }) => state === 'ready').map(({ key }) => key);
  return (
    <table className="lines-table year-table">
      <TableHead
        first={
          <input
            type="checkbox"
            className="box"
            aria-label={words('pick_all')}
            disabled={ready.length === 0}
            checked={ready.length > 0 && ready.every((key) => picked.has(key))}
            onChange={(event) => onPick(ready, event.target.checked)}
          />
        }
        of={[
          ...(['employee', 'months', 'ptkp'] as const).map((key) => ({ label: words(key) })),
          ...(['gross', 'withheld', 'difference'] as const).map((key) => ({ label: words(key), right: true })),
          { label: words('found') },
          { label: translate('list.actions'), unseen: true },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.state}>
            <td className="ypick">
              <input
                type="checkbox"
                className="box"
                aria-label={words('pick', { name: row.name })}
                disabled={row.state !== 'ready'}
                checked={picked.has(row.key)}
                onChange={(event) => onPick([row.key], event.target.checked)}
              />
            </td>
            <td className="ywho">
              <b>{row.name}</b>
              <span className="sec">
                <Identifier value={row.number} form="npwp" />
              </span>
            </td>
            <td className="num nw" data-label={words('months')}>
              {spanOf(year, row)}
            </td>
            <td data-label={words('ptkp')}>{row.ptkp ?? '–'}</td>
            <td className="right" data-label={words('gross')}>
              <Money value={row.gross} places={0} />
            </td>
            <td className="right" data-label={words('withheld')}>
              <Money value={row.withheld} places={0} />
            </td>
            <td className="right" data-label={words('difference')}>
              <Money value={differenceOf(row)} places={0} />
            </td>
            <td>
              <FindingLines year={year} findings={row.findings} />
            </td>
            <td className="yact">
              {row.state !== 'done' && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={words(row.state === 'stopped' ? 'repair_of' : 'look_of', { name: row.name })}
                  onClick={() => onOpen(row)}
                >
                  {words(row.state === 'stopped' ? 'repair' : 'look')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
