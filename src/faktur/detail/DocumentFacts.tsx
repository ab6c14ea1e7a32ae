import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pairOf } from '#domain/faktur/add-info.ts';
import { isCollected, receiptUntil } from '#domain/faktur/collector-receipt.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { CountryName } from '../../ui/form/CountryName.tsx';
import { useCodeText } from '../../ui/inputs/use-code-text.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { Day, Identifier, PeriodText } from '../../ui/layout/values.tsx';
import { FakturNumber } from '../faktur-parts.tsx';
import { fakturPaths } from '../paths.ts';

export const RelatedChain = ({ faktur }: { faktur: Faktur }) => {
  const translate = useTranslate();
  const related = useGet('/efaktur/out/ctas/{id}/related', { path: { id: faktur.id } });
  const chain = related.data ?? [];
  if (chain.length < 2) return null;
  return (
    <Card title={translate('fakturScreen.detail.related')} flush>
      <ol className="fchain">
        {chain.map((one) => {
          const here = one.id === faktur.id;
          return (
            <li key={one.id} className={here ? 'cur' : undefined} aria-current={here || undefined}>
              <Icon name="invoice" size={16} />
              <div className="grow el">
                {here ? (
                  <b>
                    <FakturNumber of={one} />
                  </b>
                ) : (
                  <Link to={fakturPaths.detail(one.id)}>
                    <FakturNumber of={one} />
                  </Link>
                )}
                <div className="small sec">
                  {translate(`faktur.relation.${one.relation}`)} · <Day value={one.date} />
                </div>
              </div>
              <DocumentChip of={fakturStatus} status={one.status} short />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

type Fact = readonly [label: string, value: ReactNode];

export const DocumentFacts = ({ faktur, original }: { faktur: Faktur; original: Faktur | undefined }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const faulty = faktur.officeCode ? officeAdvice(faktur.officeCode).field : null;
  const buyerFaulty = faulty === 'counterpartyNitku' || faulty === 'counterpartyNpwp';
  const codeText = useCodeText();
  const pair = faktur.addInfo ? pairOf(faktur.code, faktur.addInfo) : undefined;
  const left: Fact[] = [
    [label('code'), codeText(faktur.code)],
    [label('date'), <Day key="date" value={faktur.date} />],
    [label('reference'), faktur.reference ?? '–'],
    ...(pair ? ([[label('addInfo'), pair.name]] as const) : []),
    ...(pair?.stampName ? ([[label('facilityStamp'), pair.stampName]] as const) : []),
    ...(faktur.customDoc
      ? ([
          [
            label('customDoc'),
            <span key="doc">
              {faktur.customDoc} {faktur.customDocPeriod && <PeriodText value={faktur.customDocPeriod} />}
            </span>,
          ],
        ] as const)
      : []),
  ];
  const right: Fact[] = [
    ...(original
      ? ([
          [
            translate('fakturScreen.detail.replaced'),
            <Link key="original" to={fakturPaths.detail(original.id)}>
              <FakturNumber of={original} />
            </Link>,
          ],
        ] as const)
      : []),
    ...(faktur.reason ? ([[translate('fakturScreen.detail.reason'), faktur.reason]] as const) : []),
    [
      label('term'),
      translate(`fakturScreen.term.${faktur.term === 'CASH_ADVANCE' && faktur.advanceOf ? 'STAGE' : faktur.term}`),
    ],
    [label('signeeName'), faktur.signeeName ?? '–'],
    ...(isCollected(faktur)
      ? ([
          [
            translate('fakturScreen.filter.collectorReceipt'),
            faktur.collectorNtpn ? (
              <span key="receipt">
                {faktur.collectorNtpn} · <Day value={faktur.collectorPaidOn} />
                {(faktur.collectorPaidOn ?? '') > receiptUntil(faktur.period) && (
                  <span className="warn"> · {translate('fakturScreen.receipt.paid_late')}</span>
                )}
              </span>
            ) : (
              translate('fakturScreen.receipt.missing')
            ),
          ],
        ] as const)
      : []),
  ];
  return (
    <Card title={translate('faktur.sections.document')} flush>
      <div className="detail-page-two">
        <Facts of={left} />
        <Facts of={right} />
      </div>
      <div className="detail-page-sides">
        <div>
          <h3>{translate('fakturScreen.detail.seller')}</h3>
          <div>{setting.companyName}</div>
          <div className="sec">
            <Identifier value={setting.companyNpwp} form="npwp" /> · NITKU{' '}
            {faktur.ownNitku.slice(16) || faktur.ownNitku}
          </div>
        </div>
        <div>
          <h3>{translate('fakturScreen.detail.buyer')}</h3>
          <div>{faktur.counterpartyName || '–'}</div>
          <div className={buyerFaulty ? 'bad row g4' : 'sec'}>
            {buyerFaulty && <Icon name="warning" size={14} />}
            <span>
              <Identifier value={faktur.counterpartyDocumentNumber ?? faktur.counterpartyNpwp} form="npwp" /> · NITKU{' '}
              {faktur.counterpartyNitku.slice(16) || faktur.counterpartyNitku || '–'}
            </span>
          </div>
          {faktur.counterpartyDocument !== 'TIN' && (
            <div className="sec">
              {translate('fakturScreen.field.counterpartyCountry')}: <CountryName code={faktur.counterpartyCountry} />
            </div>
          )}
          <div className="sec">{faktur.counterpartyAddress}</div>
          <div className="sec">{faktur.counterpartyEmail}</div>
        </div>
      </div>
    </Card>
  );
};
