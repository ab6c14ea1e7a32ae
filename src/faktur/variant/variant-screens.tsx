import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Document } from '#domain/definition/document.ts';
import type { Faktur, FakturListRow } from '#domain/faktur/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { Facts } from '../../ui/fields/Facts.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { AmountsTable } from '../detail/AmountsTable.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import type { FakturTotals } from '../faktur-api.ts';
import { FakturNumber } from '../faktur-parts.tsx';
import { fakturShown } from '../list/faktur-columns.tsx';
import { typeList } from '../list/type-list.ts';
import { aboutOf } from '../list/use-sent-actions.tsx';

type VariantResource = 'efaktur/out';
type Variant = Omit<Document, 'resource' | 'live'> & {
  readonly resource: VariantResource;
};
type VariantPaths = { readonly list: string; readonly detail: (id: string) => string };

const facts = [
  'code',
  'addInfo',
  'customDoc',
  'reference',
  'counterpartyDocumentNumber',
  'counterpartyAddress',
  'counterpartyEmail',
  'uploadDeadline',
  'reason',
];

/** List and page of a variant of the outgoing invoice. A move that opens a page is offered once the page exists. */
export const variantScreens = (of: Variant, paths: VariantPaths, words: string) => {
  const number = (row: Pick<FakturListRow, 'number' | 'reference'>) => (
    <FakturNumber of={row} hint={`${words}.number_at_save`} />
  );

  const useActions = (row: FakturListRow, onChanged: () => void, onGone = onChanged): DocumentActions => {
    const possible = usePossibleMoves(of.status, row).filter((move) => of.status.moves[move]?.offer?.asks !== 'page');
    const about = aboutOf(number(row), row);
    const { moves, dialog, busy } = useDocumentActions(of, row, { possible, about, onChanged, onGone });
    return { name: row.number ?? row.counterpartyName, moves, documents: [], dialog, busy };
  };

  const listed = typeList<FakturListRow, FakturTotals>({
    of,
    paths,
    words: 'fakturScreen.list',
    own: words,
    texts: { exports: `${words}.export` },
    shown: { number, amount: 'ppn', summary: number },
    columns: columnsOf<FakturListRow, FakturTotals>(of, {
      ...fakturShown,
      cells: {
        ...fakturShown.cells,
        number: (row) => (
          <Link to={paths.detail(row.id)} className="flink">
            {number(row)}
          </Link>
        ),
        status: (row) => <DocumentChip of={of.status} status={row.status} at={row.updatedAt} short />,
      },
    }),
    useActions,
  });

  const Detail = detailOf<Faktur>({ of, paths }, ({ record: faktur, again, gone }) => {
    const translate = useTranslate();
    const field = useFieldName(of.resource);
    const actions = useActions(faktur, again, gone);
    return (
      <TypeDetail
        side={{ of, paths, words }}
        actions={actions}
        record={faktur}
        name={actions.name}
        title={
          <>
            {translate(`${words}.one`)} {number(faktur)}
          </>
        }
        chips={<KindChip kind={faktur.kind} />}
        band={<DocumentBand of={faktur} label={field} amounts={['dpp', 'ppn', 'ppnbm']} />}
        chain={null}
      >
        <Card title={translate('faktur.sections.document')}>
          <Facts {...of} record={faktur} of={facts} optional={facts} />
        </Card>
        <Card title={translate('faktur.sections.lines')} flush>
          <AmountsTable
            title={translate('faktur.sections.lines')}
            head={field('lines.name')}
            columns={(['price', 'discount', 'dpp', 'ppn'] as const).map((key) => [key, field(`lines.${key}`)])}
            rows={faktur.lines.map((line, at) => ({
              key: String(at),
              label: `${line.name} × ${formatDecimal(line.quantity, 0)}`,
              of: line,
            }))}
          />
        </Card>
      </TypeDetail>
    );
  });

  return { List: () => <DocumentList of={listed} />, Detail };
};
