import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSlipKind, type SlipKind } from '#domain/bupot/kinds.ts';
import { slipListPath, slipPath } from '#domain/bupot/slip-paths.ts';
import { isZero } from '#domain/definition/money.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { documentsOf, lineAt } from '#domain/spt/line-documents.ts';
import type { LineView } from '#domain/spt/line-schema.ts';
import { isReturnSlip } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount, formatRupiah } from '#domain/text/format.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { newestVersion, useLineSlips } from './slips.ts';

type ListOfLine = { readonly kinds: readonly SlipKind[]; readonly to: string };

/** Lists cannot be filtered by what a treasury paid itself, so such a line has none. */
export const listsOfLine = (definition: ReturnDefinition, path: string, returnId: string): ListOfLine[] => {
  const name = lineAt(definition, path);
  const documents = name ? documentsOf(definition, name) : [];
  if (documents.some(({ group, times }) => group && times > 0)) return [];
  const places = new Map<string, { kinds: Set<SlipKind>; kapKjs: Set<string>; borne: boolean }>();
  for (const { kinds, rows, amount } of documents.filter(({ group }) => !group))
    for (const kind of kinds.filter(isSlipKind)) {
      const list = slipListPath(kind);
      const place = places.get(list) ?? { kinds: new Set(), kapKjs: new Set(), borne: amount === 'borne' };
      place.kinds.add(kind);
      for (const one of rows) place.kapKjs.add(one);
      places.set(list, place);
    }
  return [...places].map(([list, { kinds, kapKjs, borne }]) => {
    const search = new URLSearchParams({ returnId, kapKjs: [...kapKjs].join(','), kind: [...kinds].join(',') });
    if (borne) search.set('borne', 'true');
    return { kinds: [...kinds], to: `${list}?${search}` };
  });
};

const SumCheck = ({ of: { count, sum, elsewhere, difference } }: { of: LineView['documents'] }) => {
  const translate = useTranslate();
  if (difference === null || !isZero(difference))
    return (
      <p className="org-check no">
        <Icon name="warning" size={16} />
        {difference === null
          ? translate('sptDetail.origin.released')
          : translate('sptDetail.origin.differs', { amount: formatRupiah(difference) })}
      </p>
    );
  const words =
    elsewhere !== null && isZero(elsewhere)
      ? translate('sptDetail.origin.equal', { smart_count: count, count: formatCount(count) })
      : translate('sptDetail.origin.equal_with', {
          smart_count: count,
          count: formatCount(count),
          sum: formatRupiah(sum),
          elsewhere: formatRupiah(elsewhere ?? '0'),
        });
  return (
    <p className="org-check ok">
      <Icon name="check" size={16} />
      {words}
    </p>
  );
};

type Props = {
  readonly spt: SptView;
  readonly definition: ReturnDefinition;
  readonly line: string;
  readonly of: LineView;
};

/** A line of several kinds has several lists. Slips taken over by a correction are no longer linked. */
const ToLists = ({ spt, definition, line }: Omit<Props, 'of'>) => {
  const translate = useTranslate();
  if (newestVersion(spt)?.id !== spt.id) return null;
  const lists = listsOfLine(definition, line, spt.id);
  const [only] = lists;
  if (!only) return null;
  if (lists.length === 1)
    return (
      <Button component={Link} to={only.to} size="small" color="inherit">
        {translate('shell.kit.open_list')}
      </Button>
    );
  return (
    <MenuButton
      label={translate('shell.kit.open_list')}
      color="inherit"
      choices={lists.map(({ kinds, to }) => ({ key: to, to, label: kinds.join(', ') }))}
    />
  );
};

export const OriginDocuments = ({ spt, definition, line, of }: Props) => {
  const translate = useTranslate();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useLineSlips(spt, line);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const { documents } = of;
  return (
    <section aria-label={translate('sptDetail.origin.documents')}>
      <div className="row">
        <h3 className="grow">
          {translate('sptDetail.origin.documents')} <span className="sec num">{formatCount(documents.count)}</span>
        </h3>
        {documents.count > 0 && <ToLists spt={spt} definition={definition} line={line} />}
      </div>
      {documents.count > 0 && (
        <ul className="org-docs">
          {rows.map((row) => (
            <li key={row.id}>
              <span className="org-what">
                <Link className="num" to={isReturnSlip(row) ? slipPath(row) : vatDocumentPath(row)}>
                  {row.number ?? row.reference}
                </Link>
                <span className="small sec">
                  {isReturnSlip(row)
                    ? (row.payeeName ?? translate(`bupotScreen.list.create_kind.${row.kind}`))
                    : row.counterpartyName}
                </span>
              </span>
              <Money value={row.share} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p>
          <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('sptDetail.origin.others', { count: formatCount(documents.count - rows.length) })}
          </Button>
        </p>
      )}
      <SumCheck of={documents} />
    </section>
  );
};
