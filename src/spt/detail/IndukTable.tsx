import { Fragment, type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { PrintedRow, ReturnDefinition } from '#domain/spt/definition.ts';
import { pathOfLine } from '#domain/spt/line-documents.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Money } from '../../ui/layout/values.tsx';
import { BEFORE_CHOICE, OverpaidRow } from './OverpaidRow.tsx';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Home and End move to the ends of a row. */
export const stepFrom = (
  key: string,
  [row, column]: readonly [number, number],
  [rows, columns]: readonly [number, number],
): readonly [number, number] | null => {
  if (key === 'Home') return [row, 0];
  if (key === 'End') return [row, columns - 1];
  const step = steps[key];
  if (!step) return null;
  const [down, right] = step;
  return [Math.min(rows - 1, Math.max(0, row + down)), Math.min(columns - 1, Math.max(0, column + right))];
};

/** Roving tabindex: arrows move between the amounts. */
const walkAmounts = (event: KeyboardEvent<HTMLElement>, size: readonly [number, number]): void => {
  const from = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (from.row === undefined || from.column === undefined) return;
  const to = stepFrom(event.key, [Number(from.row), Number(from.column)], size);
  if (!to) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-row="${to[0]}"][data-column="${to[1]}"]`)?.focus();
};

type Props = {
  readonly spt: SptView;
  readonly definition: ReturnDefinition;
  readonly open: string | null;
  readonly onOpen: (path: string) => void;
};

export const IndukTable = ({ spt, definition, open, onOpen }: Props) => {
  const translate = useTranslate();
  const { induk, printed } = definition;
  const amounts = spt.amounts?.[induk] ?? {};
  const order = printed.parts.flatMap(({ rows }) => rows);
  // Accounts are placed below the row label to leave more room for the columns.
  const numbered = printed.columns.length === 1 || printed.whole === true;
  const pathOf = (line: string) => pathOfLine({ form: induk, line });
  const [at, setAt] = useState(pathOf(order[0]?.lines.find((line) => line !== null) ?? ''));

  const amount = (row: PrintedRow, line: string, column: number) => {
    const path = pathOf(line);
    const value = amounts[line] ?? null;
    const nil = value === null || isZero(value);
    const { letter = '' } = printed.columns[column] ?? {};
    return (
      <td
        key={line}
        className={['right', path === open && 'on', nil && 'nil'].filter(Boolean).join(' ')}
        data-label={`${letter} ${translate(printed.columns[column]?.label ?? '')}`}
      >
        <button
          type="button"
          className="exp"
          data-row={order.indexOf(row)}
          data-column={column}
          data-line={path}
          tabIndex={path === at ? 0 : -1}
          aria-pressed={path === open}
          aria-label={translate('sptDetail.explain_amount', {
            row: [row.code, translate(row.short ?? row.label)].filter(Boolean).join(' '),
            column: [letter, translate(printed.columns[column]?.label ?? '')].filter(Boolean).join(' '),
            value: value === null ? '' : formatDecimal(value),
          })}
          onFocus={() => setAt(path)}
          onClick={() => onOpen(path)}
        >
          <Money value={value} places={nil || printed.whole ? 0 : 2} />
        </button>
      </td>
    );
  };

  const walk = (event: KeyboardEvent<HTMLElement>) => walkAmounts(event, [order.length, printed.columns.length]);
  return (
    <table className={`lines-table spt-detail-induk ${printed.columns.length === 1 ? '' : 'wide'}`} onKeyDown={walk}>
      <thead>
        <tr>
          {numbered && <th scope="col">{translate('sptDetail.row')}</th>}
          <th scope="col">{translate('sptDetail.words')}</th>
          {printed.columns.map(({ letter, label }) => (
            <th key={label} scope="col" className="right">
              <span>
                {letter && <b>{letter} </b>}
                {translate(label)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {printed.parts.map(({ heading, rows }) => (
        <tbody key={heading ?? rows[0]?.label}>
          {heading && (
            <tr className="part">
              <th scope="rowgroup" colSpan={printed.columns.length + (numbered ? 2 : 1)}>
                {translate(heading)}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Fragment key={row.code ?? row.label}>
              <tr className={row.strong ? 'sum' : undefined}>
                {numbered && <td className="num nw sec">{row.code}</td>}
                <th scope="row">
                  {translate(row.short ?? row.label)}
                  {!numbered && row.code && <span className="small sec num spt-detail-code">{row.code}</span>}
                </th>
                {row.lines.map((line, column) =>
                  line === null ? (
                    <td key={printed.columns[column]?.label} className="none" />
                  ) : (
                    amount(row, line, column)
                  ),
                )}
              </tr>
              {row.code === BEFORE_CHOICE && <OverpaidRow spt={spt} columns={printed.columns.length + 1} />}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
};
