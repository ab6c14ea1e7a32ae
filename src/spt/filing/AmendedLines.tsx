import { useTranslate } from 'react-admin';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { Card } from '../../kit/Card.tsx';
import { Money } from '../../kit/Money.tsx';
import { SideScroll } from '../../kit/SideScroll.tsx';
import type { SptView } from '../spt-api.ts';

type Place = { readonly row: string; readonly code: string | null; readonly column: string | null };

/** Where a line stands in the table of the Induk: its row, and its column where there are several. */
const placeOf = ({ printed: { columns, parts } }: ReturnDefinition, line: string): Place | null => {
  for (const { rows, heading } of parts)
    for (const { lines, label, code } of rows) {
      const at = lines.indexOf(line);
      if (at < 0) continue;
      const column = columns.length > 1 ? (columns[at]?.label ?? null) : null;
      return { row: code === null && heading ? heading : label, code, column };
    }
  return null;
};

const signed = (change: string): string => (change.startsWith('-') ? '' : '+');

/** What a correction changes, line by line: before, after, and the difference. Nothing for a normal return. */
export const AmendedLines = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const definition = returnFor(spt.type, spt.period);
  if (spt.revision === 0 || spt.postedAt === null || !definition) return null;
  const rows = spt.changes.flatMap((change) => {
    const place = change.form === definition.induk ? placeOf(definition, change.line) : null;
    return place ? [{ ...change, ...place }] : [];
  });
  const words = (key: string) => translate(`sptFiling.amended.${key}`);
  return (
    <div className="sfa">
      <Card title={words('title')} flush>
        {rows.length === 0 ? (
          <p className="sec sfa-none">{words('none')}</p>
        ) : (
          <SideScroll label={words('title')} className="fdt-scroll">
            <table className="fln">
              <thead>
                <tr>
                  <th scope="col">{words('line')}</th>
                  {(['before', 'after', 'change'] as const).map((key) => (
                    <th key={key} scope="col" className="r">
                      {words(key)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, row, code, column, before, after, change }) => (
                  <tr key={line}>
                    <td>
                      {code && <span className="sec num nw">{code} </span>}
                      {translate(row)}
                      {column && <span className="sec">: {translate(column)}</span>}
                    </td>
                    <td className="r" data-label={words('before')}>
                      <Money value={before} />
                    </td>
                    <td className="r" data-label={words('after')}>
                      <Money value={after} />
                    </td>
                    <td className="r" data-label={words('change')}>
                      {change && (
                        <b className="nw">
                          {signed(change)}
                          <Money value={change} />
                        </b>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </SideScroll>
        )}
      </Card>
    </div>
  );
};
