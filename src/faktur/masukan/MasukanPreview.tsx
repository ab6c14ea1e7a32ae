import { useTranslate } from 'react-admin';
import type { MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import type { CardProps } from '../../ui/list/definition.ts';
import { creditLists } from './credit-lists.ts';
import { CreditLimit } from './LimitChip.tsx';
import { Decided } from './masukan-columns.tsx';
import { type Masukan, RESOURCE } from './masukan-resource.ts';
import { Proposed, useProposal } from './Proposed.tsx';
import { WhatIf } from './WhatIf.tsx';

const Goods = ({ of }: { of: Masukan }) => <>{[...new Set(of.lines.map(({ name }) => name))].join(', ')}</>;

/** Preview of an invoice: effect of crediting, seller, deadline, amounts. */
export const MasukanPreview = ({ row }: CardProps<MasukanListRow>) => {
  const translate = useTranslate();
  const { data } = useGet('/efaktur/in/ctas/{id}', { path: { id: row.id } });
  const field = useFieldName(RESOURCE);
  const proposal = useProposal(row);
  const rate = data?.lines[0]?.ppnRate ?? '12';
  return (
    <div className="preview-card">
      <WhatIf list={creditLists.masukan} row={row} />
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{row.counterpartyName || '–'}</h2>
          <DocumentChip of={masukanStatus} status={row.status} at={row.updatedAt} short />
        </div>
        <div className="sec num">
          <Identifier value={row.number} form="faktur" copy />
        </div>
      </div>
      <Facts
        of={[
          [field('counterpartyNpwp'), <Identifier key="npwp" value={row.counterpartyNpwp} form="npwp" />],
          [
            field('date'),
            <span key="date">
              <Day value={row.date} />, {translate('list.period').toLowerCase()} <PeriodText value={row.period} />
            </span>,
          ],
          [field('creditLimit'), <CreditLimit key="limit" of={row} />],
          ...(proposal ? ([[translate('creditRules.column'), <Proposed key="proposed" of={row} />]] as const) : []),
          ...(row.creditPeriod || row.uncreditReason
            ? ([[translate('masukanScreen.column.decided'), <Decided key="decided" of={row} />]] as const)
            : []),
          ...(data ? ([[translate('masukanScreen.preview.goods'), <Goods key="goods" of={data} />]] as const) : []),
        ]}
      />
      <dl className="credit-effect preview-card-s">
        <dt>{field('dpp')}</dt>
        <dd>
          <Money value={row.dpp} unit />
        </dd>
        {data && data.otherDpp !== data.dpp && (
          <>
            <dt>{field('otherDpp')}</dt>
            <dd>
              <Money value={data.otherDpp} unit />
            </dd>
          </>
        )}
        <dt>{translate('fakturScreen.total.ppn', { rate })}</dt>
        <dd>
          <Money value={row.ppn} unit strong />
        </dd>
      </dl>
    </div>
  );
};
