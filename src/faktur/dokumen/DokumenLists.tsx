import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dokumenVoid } from '#domain/faktur/dokumen-status.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day, Money, PeriodText } from '../../ui/layout/values.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { typeParts } from '../list/type-parts.tsx';
import { dokumenColumns, KindName } from './dokumen-columns.tsx';
import { type DokumenTotals, inSide, outSide, type Row, type Side } from './sides.ts';
import { useDokumenInActions, useDokumenOutActions } from './use-dokumen-actions.tsx';
import '../faktur.css';

const partsOf = (side: Side) => {
  const { of, paths } = side;

  const Card = ({ row }: { row: Row }) => (
    <div className="fcb">
      <div className="row">
        <Link to={paths.detail(row.id)} className="flink grow el">
          <b className="num">{row.number ?? '–'}</b>
        </Link>
        <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />
      </div>
      <div className="el">{row.counterpartyName || '–'}</div>
      <div className="small sec el">
        <KindName of={row} />
      </div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec num grow">
          <Day value={row.date} /> · <PeriodText value={row.period} />
        </span>
        <Money value={row.dpp} unit strong />
      </div>
    </div>
  );

  const Preview = ({ row }: { row: Row }) => {
    const translate = useTranslate();
    return (
      <div className="fpv">
        <div>
          <div className="row">
            <h2 className="fpv-h grow">{row.counterpartyName || '–'}</h2>
            <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />
          </div>
          <div className="sec">
            <KindName of={row} /> · <span className="num">{row.number ?? '–'}</span> · <Day value={row.date} />
          </div>
        </div>
        <div className="trio">
          {(['dpp', 'ppn'] as const).map((key) => (
            <div key={key}>
              <span className="lab">{translate(`resources.${of.resource}.fields.${key}`)}</span>
              <div className="value">
                <Money value={row[key]} unit />
              </div>
            </div>
          ))}
        </div>
      </div>
    );
  };

  const Create = () =>
    useMay(`efaktur/document/${side.key}/ctas`, 'create') ? (
      <CreateButton to={paths.create} words="dokumenScreen.create" />
    ) : null;

  const words = {
    ...{ empty: `${side.words}.empty_title`, emptyText: `${side.words}.empty_text` },
    exports: 'dokumenScreen.export',
  };
  return { ...typeParts<Row>(of, words), Card, Preview, CreateButton: Create };
};

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  counted: ListDefinition<Row, DokumenTotals>['summary'],
): ListDefinition<Row, DokumenTotals> => ({
  ...partsOf(side),
  resource: side.of.resource,
  title: `${side.words}.title`,
  rowId: ({ id }) => id,
  rowName: ({ number, counterpartyName }) => `${number ?? ''} ${counterpartyName}`.trim(),
  open: ({ id }) => side.paths.detail(id),
  columns: dokumenColumns(side),
  asksColumns: true,
  filters: filtersOf(side.of),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [sumOf('dpp', 'dokumenScreen.dpp'), sumOf('ppn', 'dokumenScreen.ppn'), ...counted],
  totalWords: wordsOfTotals('dokumenScreen'),
  isVoid: ({ status }) => dokumenVoid.some((one) => one === status),
  live: 'faktur',
  write: 'EFAKTUR_DOC_CREATE',
  useActions,
});

const drafts = countOf('waiting', 'dokumenScreen.waiting', sentMoves.upload.from, ['warn', 'clock']);

const outList = listOf(outSide, useDokumenOutActions, [
  countOf('approved', 'dokumenScreen.approved', outSide.of.status.moves.substitute.from, ['ok', 'check']),
  drafts,
]);
const inList = listOf(inSide, useDokumenInActions, [
  countOf('undecided', 'dokumenScreen.undecided', inSide.of.status.moves.substitute.from, ['warn', 'clock']),
  countOf('credited', 'dokumenScreen.credited', inSide.of.status.moves.rebook.from, ['ok', 'check']),
  drafts,
]);

export const DokumenOutList = () => <DocumentList of={outList} />;
export const DokumenInList = () => <DocumentList of={inList} />;
