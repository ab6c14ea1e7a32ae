import { Checkbox } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CocokkanLine } from '#domain/cocokkan/view-schema.ts';
import { isZero, rupiah, sen, total } from '#domain/definition/money.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { formatDay, formatPeriod } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Identifier, Money } from '../ui/layout/values.tsx';
import { levelLooks } from './decided.ts';
import { LineDetail } from './LineDetail.tsx';
import { Signed } from './Signed.tsx';
import type { CocokkanQuery } from './use-cocokkan.ts';

type Props = {
  readonly lines: readonly CocokkanLine[];
  readonly query: CocokkanQuery;
  readonly chosen: ReadonlyMap<string, CocokkanLine>;
  /** Absent without permission to decide. */
  readonly onChoose: ((chosen: ReadonlyMap<string, CocokkanLine>) => void) | undefined;
};

const ppnOf = (of: readonly { readonly ppn: string }[]): string => rupiah(total(of.map(({ ppn }) => sen(ppn))));

/** Without the year, which the masa shows. */
const ShortDay = ({ value }: { value: string }) => (
  <time dateTime={value} className="small sec num nw">
    {formatDay(value).slice(0, 5)}
  </time>
);

const Under = ({ date, words }: { date: string; words: string | null | undefined }) => (
  <span className="row g4 cocokkan-name">
    <ShortDay value={date} />
    <span className="small sec el">{words}</span>
  </span>
);

const Booked = ({ rows }: Pick<CocokkanLine, 'rows'>) => {
  const translate = useTranslate();
  const [row] = rows;
  if (!row)
    return (
      <span className="cocokkan-missing small">
        <Icon name="bookmark" size={14} /> {translate('cocokkanScreen.no_entry')}
      </span>
    );
  return (
    <>
      <span className="row g4 cocokkan-name">
        <span className="el">{row.journal || row.text || row.reference || '–'}</span>
        {rows.length > 1 && <span className="small sec">+{rows.length - 1}</span>}
      </span>
      <Under date={row.date} words={row.partyName ?? row.text} />
    </>
  );
};

const Documented = ({ documents }: Pick<CocokkanLine, 'documents'>) => {
  const translate = useTranslate();
  const [document] = documents;
  if (!document)
    return (
      <span className="cocokkan-missing small">
        <Icon name="invoice" size={14} /> {translate('cocokkanScreen.no_document')}
      </span>
    );
  return (
    <>
      <span className="row g4 cocokkan-name">
        <Link to={vatDocumentPath(document)} className="el">
          <Identifier
            value={document.number ?? translate('cocokkanScreen.not_sent')}
            form={document.type === 'OUT' || document.type === 'IN' ? 'faktur' : 'plain'}
          />
        </Link>
        {documents.length > 1 && <span className="small sec">+{documents.length - 1}</span>}
      </span>
      <Under date={document.date} words={document.partyName} />
    </>
  );
};

const Cause = ({ line }: { line: CocokkanLine }) => {
  const translate = useTranslate();
  const { cause, rows, documents, note, decision } = line;
  const [row, document] = [rows[0], documents[0]];
  const masa =
    cause === 'timing' && row && document
      ? translate('cocokkanScreen.masa_of_both', {
          books: formatPeriod(row.date.slice(0, 7)),
          stated: formatPeriod(document.period),
        })
      : null;
  const reason = decision?.as === 'ignored' ? decision.reason : (note?.reason ?? masa);
  if (!cause && !reason) return <span className="sec">–</span>;
  return (
    <>
      {cause && (
        <span className="row g4">
          <span className={`cocokkan-dot cocokkan-${cause}`} aria-hidden="true" />
          <span>{translate(`cocokkan.cause.${cause}`)}</span>
        </span>
      )}
      {reason && <span className="small sec el">{reason}</span>}
    </>
  );
};

export const LinesTable = ({ lines, query, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`cocokkanScreen.column.${key}`);
  const [opened, setOpened] = useState<string | null>(null);
  const all = lines.every(({ id }) => chosen.has(id));
  const toggle = (of: readonly CocokkanLine[], on: boolean) => {
    const next = new Map(chosen);
    for (const line of of) {
      if (on) next.set(line.id, line);
      else next.delete(line.id);
    }
    onChoose?.(next);
  };
  return (
    <table className="cocokkan-tbl">
      <TableHead
        {...(onChoose
          ? {
              first: (
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={!all && lines.some(({ id }) => chosen.has(id))}
                  onChange={(_, on) => toggle(lines, on)}
                  slotProps={{ input: { 'aria-label': translate('list.select_page') } }}
                />
              ),
            }
          : {})}
        of={[
          { label: words('books') },
          { label: words('books_ppn'), right: true },
          { label: words('level') },
          { label: words('document') },
          { label: words('document_ppn'), right: true },
          { label: words('cause') },
          { label: words('difference'), right: true },
          { label: words('open'), unseen: true },
        ]}
      />
      <tbody>
        {lines.map((line) => {
          const { id, level, rows, documents, difference } = line;
          const { tone, icon } = levelLooks[level];
          const open = opened === id;
          const name = rows[0]?.journal || documents[0]?.number || rows[0]?.partyName || id;
          return (
            <Fragment key={id}>
              <tr className={`${chosen.has(id) ? 'sel' : ''} ${open ? 'open' : ''}`}>
                {onChoose && (
                  <td className="cocokkan-tick">
                    <Checkbox
                      size="small"
                      checked={chosen.has(id)}
                      onChange={(_, on) => toggle([line], on)}
                      slotProps={{ input: { 'aria-label': translate('cocokkanScreen.tick', { name }) } }}
                    />
                  </td>
                )}
                <td className="cocokkan-side">
                  <Booked rows={rows} />
                </td>
                <td className="right" data-label={words('books_ppn')}>
                  {rows.length > 0 && <Money value={ppnOf(rows)} />}
                </td>
                <td className="cocokkan-level">
                  <Chip tone={tone} icon={icon} label={translate(`cocokkanScreen.tabs.${level}`)} />
                </td>
                <td className="cocokkan-side cocokkan-documents">
                  <Documented documents={documents} />
                </td>
                <td className="right" data-label={words('document_ppn')}>
                  {documents.length > 0 && <Money value={ppnOf(documents)} />}
                </td>
                <td className="cocokkan-why">
                  <Cause line={line} />
                </td>
                <td className="right" data-label={words('difference')}>
                  <Signed value={difference} strong={!isZero(difference)} />
                </td>
                <td className="cocokkan-open">
                  <button
                    type="button"
                    className="ib sm"
                    aria-expanded={open}
                    aria-label={translate('cocokkanScreen.open', { name })}
                    onClick={() => setOpened(open ? null : id)}
                  >
                    <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
                  </button>
                </td>
              </tr>
              {open && (
                <tr className="cocokkan-more">
                  <td colSpan={onChoose ? 9 : 8}>
                    <LineDetail line={line} query={query} may={Boolean(onChoose)} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
};
