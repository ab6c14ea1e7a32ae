import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { bySide } from '#domain/faktur/sides.ts';
import { fieldColumns } from '../../ui/fields/field-columns.tsx';
import { Day } from '../../ui/layout/values.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { countOf } from '../../ui/list/in-strip.tsx';
import { draftsWaiting, typeList } from '../list/type-list.ts';
import { pickDokumen } from './pick-dokumen.ts';
import { ReturDokumenNumber, useReturDokumenActions } from './retur-dokumen-actions.tsx';
import { type ReturDokumenTotals, type Row, type Side, sides } from './sides.ts';
import '../faktur.css';

const Unnumbered = () => <span className="sec">{useTranslate()('returDokumenScreen.unnumbered')}</span>;

const number = (row: Row) => <ReturDokumenNumber of={row} />;

export const returDokumenColumns = ({ of, paths, origins }: Side) =>
  fieldColumns<Row, ReturDokumenTotals>(of, {
    number: (row) => (
      <Link to={paths.detail(row.id)} className="flink el num">
        {row.number ?? <Unnumbered />}
      </Link>
    ),
    originNumber: ({ originId, originNumber }) =>
      originId ? (
        <Link to={origins.detail(originId)} className="el num">
          {originNumber ?? '–'}
        </Link>
      ) : (
        <span className="num">{originNumber ?? '–'}</span>
      ),
  });

export const { out: ReturDokumenOutList, in: ReturDokumenInList } = bySide((key) => {
  const side = sides[key];
  const { of, paths, words } = side;
  const list = typeList<Row, ReturDokumenTotals>({
    of,
    paths,
    words: 'returDokumenScreen',
    own: words,
    shown: {
      number,
      amount: 'ppn',
      second: ({ originNumber }) => originNumber,
      summary: (row) => (
        <>
          {number(row)} · <Day value={row.date} /> · {row.originNumber}
        </>
      ),
    },
    counted: [
      countOf('approved', 'returDokumenScreen.approved', of.status.moves.cancel.from, ['ok', 'check']),
      draftsWaiting('returDokumenScreen'),
    ],
    columns: returDokumenColumns(side),
    CreateButton: pickDokumen(side),
    useActions: (row, onChanged) => useReturDokumenActions(side, row, onChanged),
  });
  return () => <DocumentList of={list} />;
});
