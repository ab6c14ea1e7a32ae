import '../ui/layout/origin.css';
import '../ui/layout/tables.css';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnnualAmended } from '#domain/spt-badan/amended-schema.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Money } from '../ui/layout/values.tsx';
import { AmendedSum } from './AmendedSum.tsx';
import { useCellText } from './cell-text.ts';
import { findingPath } from './finding-path.ts';
import { printed } from './LinesTable.tsx';
import { sheetCode, usePlaceName } from './SheetTree.tsx';
import { useAmended } from './use-annual.ts';

type Props = { readonly of: AnnualView };
type Line = AnnualAmended['lines'][number];

const Value = ({ of: { kind, cell }, text }: { readonly of: Line; readonly text: string }) => {
  const translate = useTranslate();
  const words = useCellText(cell, text);
  if (kind === 'amount') return <Money value={text} places={0} />;
  return words === '' ? <span className="sec">{translate('sptBadanScreen.amended.empty')}</span> : words;
};

const Difference = ({ by }: { readonly by: string }) => (
  <b className="org-change nw">
    {!by.startsWith('-') && '+'}
    <Money value={by} places={0} />
  </b>
);

const SheetLink = ({ of, at }: Props & { readonly at: { sheet: string; part: string; line: string } }) => {
  const nameOf = usePlaceName(of);
  const name = nameOf({ sheet: at.sheet, part: null, path: '' });
  return (
    <Link to={findingPath(of, { sheet: at.sheet, part: at.part, path: `${at.sheet}!${at.line}` })} title={name}>
      {sheetCode(at.sheet) || name}
    </Link>
  );
};

/** Lines of a correction that differ from the filed return, each leading to its sheet. */
export const AmendedPanel = ({ of }: Props) => {
  const translate = useTranslate();
  const { data } = useAmended(of.id);
  const words = (key: string, params = {}) => translate(`sptBadanScreen.amended.${key}`, params);
  if (!data) return null;
  const isSame = data.lines.length + data.tables.length === 0;
  return (
    <details className="card annual-amended">
      <summary>
        <b>{words('title')}</b>
        <AmendedSum id={of.id} />
      </summary>
      {isSame ? (
        <p className="sec annual-none">{words('none')}</p>
      ) : (
        <table className="lines-table">
          <TableHead
            of={[
              { label: words('sheet') },
              { label: translate('sptBadanScreen.line') },
              { label: words('before'), right: true },
              { label: words('after'), right: true },
              { label: words('difference'), right: true },
            ]}
          />
          <tbody>
            {data.lines.map((one) => (
              <tr key={`${one.sheet} ${one.line}`}>
                <td className="nw">
                  <SheetLink of={of} at={one} />
                </td>
                <td>
                  <span className="num sec nw">{printed(one.row)} </span>
                  {translate(one.label)}
                  {one.column && <span className="sec">: {translate(`sptBadan.column.${one.column}`)}</span>}
                </td>
                <td className="right" data-label={words('before')}>
                  <Value of={one} text={one.before} />
                </td>
                <td className="right" data-label={words('after')}>
                  <Value of={one} text={one.after} />
                </td>
                <td className="right" data-label={words('difference')}>
                  {one.difference && <Difference by={one.difference} />}
                </td>
              </tr>
            ))}
            {data.tables.map(({ sheet, part, table, added, removed }) => (
              <tr key={`${sheet} ${table}`}>
                <td className="nw">
                  <SheetLink of={of} at={{ sheet, part, line: table }} />
                </td>
                <td>{translate(`sptBadan.table.${table.replaceAll('.', '_')}`)}</td>
                <td colSpan={3} className="sec">
                  {words('rows', { added, removed })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
};
