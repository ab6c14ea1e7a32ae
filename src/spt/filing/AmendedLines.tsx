import { useTranslate } from 'react-admin';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type Printed, printedAt } from '../detail/line-words.ts';
import { Change } from '../SptChip.tsx';

const wordsOf = ({ printed: { columns } }: ReturnDefinition, { row: { label, code }, heading, column }: Printed) => ({
  row: code === null && heading ? heading : label,
  code,
  column: columns.length > 1 ? (columns[column]?.label ?? null) : null,
});

export const AmendedLines = ({ spt }: { spt: SptView }) => {
  const translate = useTranslate();
  const definition = returnFor(spt.type, spt.period);
  if (spt.revision === 0 || spt.postedAt === null || !definition) return null;
  const rows = spt.changes.flatMap((change) => {
    const printed = printedAt(definition, change);
    return printed ? [{ ...change, ...wordsOf(definition, printed) }] : [];
  });
  const words = (key: string) => translate(`sptFiling.amended.${key}`);
  return (
    <div className="sfa">
      <Card title={words('title')} flush>
        {rows.length === 0 ? (
          <p className="sec sfa-none">{words('none')}</p>
        ) : (
          <SideScroll label={words('title')} className="detail-page-scroll">
            <table className="lines-table">
              <TableHead
                of={[
                  { label: words('line') },
                  ...(['before', 'after', 'change'] as const).map((key) => ({ label: words(key), right: true })),
                ]}
              />
              <tbody>
                {rows.map(({ line, row, code, column, before, after, change }) => (
                  <tr key={line}>
                    <td>
                      {code && <span className="sec num nw">{code} </span>}
                      {translate(row)}
                      {column && <span className="sec">: {translate(column)}</span>}
                    </td>
                    <td className="right" data-label={words('before')}>
                      <Money value={before} />
                    </td>
                    <td className="right" data-label={words('after')}>
                      <Money value={after} />
                    </td>
                    <td className="right" data-label={words('change')}>
                      {change && <Change by={change} />}
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
