import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDay, formatDecimal } from '#domain/text/format.ts';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import type { CardProps } from '../../ui/list/definition.ts';
import { AmountExplained, ChecksCard } from '../faktur-parts.tsx';
import { OfficeMessage } from '../OfficeMessage.tsx';

export const FakturPreview = ({ row }: CardProps<FakturListRow>) => {
  const translate = useTranslate();
  const { data } = useGet('/efaktur/out/ctas/{id}', { path: { id: row.id } });
  const rate = data?.lines[0]?.ppnRate ?? '12';
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{row.counterpartyName || '–'}</h2>
          <DocumentChip of={fakturStatus} status={row.status} at={row.updatedAt} />
          <KindChip kind={row.kind} />
        </div>
        <div className="sec num">
          {row.number ? (
            <Identifier value={row.number} form="faktur" />
          ) : (
            (row.reference ?? translate('fakturScreen.no_number'))
          )}{' '}
          · {formatDay(row.date)} · {translate('list.period')} <PeriodText value={row.period} long /> ·{' '}
          {translate('fakturScreen.code_no', { code: row.code })}
        </div>
      </div>
      <div className="trio">
        {(['dpp', 'otherDpp', 'ppn'] as const).map((key) => (
          <div key={key}>
            <span className="lab">
              {translate(`fakturScreen.total.${key}`, { rate })} {data && <AmountExplained of={data} which={key} />}
            </span>
            <div className="value">
              <Money value={row[key]} unit />
            </div>
          </div>
        ))}
      </div>
      {data && <OfficeMessage faktur={data} />}
      {isEditable(row) && !row.officeCode && <ChecksCard id={row.id} />}
      <section>
        <h3>{translate('fakturScreen.detail.lines')}</h3>
        <table className="mini">
          <TableHead
            of={[
              { label: translate('fakturScreen.line.short_name') },
              { label: translate('fakturScreen.line.quantity'), right: true },
              { label: `${translate('fakturScreen.line.price')} (Rp)`, right: true },
              { label: `${translate('fakturScreen.line.dpp')} (Rp)`, right: true },
            ]}
          />
          <tbody>
            {data?.lines.map((line, at) => (
              // Lines of a saved invoice have no identity but their index.
              <tr key={`${String(at)}${line.name}`}>
                <td>
                  {line.name}
                  {line.discount !== '0' && line.discount !== '0.00' && (
                    <div className="small sec num">
                      {translate('fakturScreen.line.discount')} {formatDecimal(line.discount)}
                    </div>
                  )}
                </td>
                <td className="right nw">
                  {formatDecimal(line.quantity, 0)} {unitName(line.unit)}
                </td>
                <td className="right">
                  <Money value={line.price} />
                </td>
                <td className="right">
                  <Money value={line.dpp} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="preview-card-s">
        <h3>{translate('faktur.sections.buyer')}</h3>
        <Facts
          of={[
            [
              'NPWP',
              <Identifier key="npwp" value={row.counterpartyDocumentNumber ?? row.counterpartyNpwp} form="npwp" copy />,
            ],
            ['NITKU', <Identifier key="nitku" value={data?.counterpartyNitku} form="nitku" />],
            [translate('fakturScreen.field.counterpartyEmail'), data?.counterpartyEmail ?? '–'],
            [translate('fakturScreen.field.counterpartyAddress'), data?.counterpartyAddress || '–'],
          ]}
        />
      </section>
    </div>
  );
};

export const FakturPreviewFoot = ({ row }: CardProps<FakturListRow>) => {
  const translate = useTranslate();
  const { data } = useGet('/efaktur/out/ctas/{id}', { path: { id: row.id } });
  if (!isEditable(row) || !data) return null;
  return (
    <span className="small sec num">
      {translate('fakturScreen.form.deadline', { day: formatDay(data.uploadDeadline) })}
    </span>
  );
};
