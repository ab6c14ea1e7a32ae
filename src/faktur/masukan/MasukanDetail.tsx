import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { lastCreditPeriod } from '#domain/faktur/crediting.ts';
import { isCredited, masukanStatus, masukanVoid, standsUncredited } from '#domain/faktur/masukan-status.ts';
import { uncreditReasons } from '#domain/rules/crediting.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { useCodeText } from '../../ui/inputs/use-code-text.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Day, Identifier, PeriodText } from '../../ui/layout/values.tsx';
import { BandFigure, DocumentBand } from '../detail/DocumentBand.tsx';
import { LinesTable } from '../detail/LinesTable.tsx';
import { masukanPaths } from '../paths.ts';
import { OriginChain } from '../retur/Chain.tsx';
import { CreditLimit, LimitChip } from './LimitChip.tsx';
import { type Masukan, RESOURCE } from './masukan-resource.ts';
import { RelatedInvoices } from './RelatedInvoices.tsx';
import { useMasukanActions } from './use-masukan-actions.tsx';
import './masukan.css';

type Fact = readonly [label: string, value: ReactNode];

const Band = ({ of }: { of: Masukan }) => {
  const translate = useTranslate();
  const field = useFieldName(RESOURCE);
  const label = (key: string) => (key === 'period' ? translate('masukanScreen.column.period') : field(key));
  return (
    <DocumentBand of={of} label={label} amounts={['dpp', 'otherDpp', 'ppn']}>
      <BandFigure label={field('creditLimit')} under={<LimitChip of={of} />}>
        <PeriodText value={lastCreditPeriod(of.period)} />
      </BandFigure>
    </DocumentBand>
  );
};

const DocumentCard = ({ of }: { of: Masukan }) => {
  const translate = useTranslate();
  const field = useFieldName(RESOURCE);
  const { setting } = useSession();
  const codeText = useCodeText();
  return (
    <Card title={translate('faktur.sections.document')} flush>
      <div className="detail-page-two">
        <Facts
          of={[
            [field('code'), codeText(of.code)],
            [field('date'), <Day key="date" value={of.date} />],
          ]}
        />
        <Facts
          of={[
            [field('reference'), of.reference ?? '–'],
            [field('term'), translate(`fakturScreen.term.${of.term}`)],
          ]}
        />
      </div>
      <div className="detail-page-sides">
        <div>
          <h3>{field('counterpartyName')}</h3>
          <div>{of.counterpartyName || '–'}</div>
          <div className="sec">
            <Identifier value={of.counterpartyNpwp} form="npwp" /> · NITKU{' '}
            {of.counterpartyNitku.slice(16) || of.counterpartyNitku || '–'}
          </div>
          <div className="sec">{of.counterpartyAddress}</div>
        </div>
        <div>
          <h3>{translate('fakturScreen.detail.buyer')}</h3>
          <div>{setting.companyName}</div>
          <div className="sec">
            <Identifier value={setting.companyNpwp} form="npwp" /> · NITKU {of.ownNitku.slice(16) || of.ownNitku}
          </div>
        </div>
      </div>
    </Card>
  );
};

const countsAs = (of: Masukan): 'credited' | 'uncredited' | 'void' | 'none' => {
  if (masukanVoid.includes(of.status)) return 'void';
  if (isCredited(of)) return 'credited';
  return standsUncredited(of) ? 'uncredited' : 'none';
};

const CreditCard = ({ of }: { of: Masukan }) => {
  const translate = useTranslate();
  const field = useFieldName(RESOURCE);
  const law = of.uncreditReason && uncreditReasons[of.uncreditReason];
  const what = countsAs(of);
  const left: Fact[] = [
    [translate('masukanScreen.column.period'), <PeriodText key="period" value={of.period} />],
    [field('creditLimit'), <CreditLimit key="limit" of={of} />],
  ];
  const right: Fact[] = [
    [field('creditPeriod'), <PeriodText key="credit" value={of.creditPeriod} />],
    ...(of.uncreditReason
      ? ([
          [field('uncreditReason'), translate(`masukan.reason.${of.uncreditReason}`)],
          ...(law ? ([[translate('shell.kit.rule'), `${law.name} ${law.article}`]] as const) : []),
        ] as const)
      : []),
  ];
  return (
    <Card title={translate('masukanScreen.detail.crediting')} flush>
      <div className="detail-page-two">
        <Facts of={left} />
        <Facts of={right} />
      </div>
      <p className="detail-page-note sec">
        {translate(`masukanScreen.detail.${what}`, {
          period: formatPeriod(of.creditPeriod ?? of.period),
        })}
      </p>
    </Card>
  );
};

const Page = ({ faktur, onChanged }: { faktur: Masukan; onChanged: () => void }) => {
  const translate = useTranslate();
  const actions = useMasukanActions(faktur, onChanged);
  return (
    <DetailPage
      crumbs={[
        { label: translate('masukanScreen.list.title'), to: masukanPaths.list },
        { label: faktur.number ?? faktur.counterpartyName },
      ]}
      title={
        <>
          {translate('faktur.type.IN')} – <Identifier value={faktur.number} form="faktur" />
        </>
      }
      chips={
        <>
          <DocumentChip of={masukanStatus} status={faktur.status} at={faktur.updatedAt} />
          {faktur.kind !== 'NORMAL' && <KindChip kind={faktur.kind} />}
        </>
      }
      record={faktur}
      actions={actions}
      band={<Band of={faktur} />}
      main={
        <>
          <CreditCard of={faktur} />
          <DocumentCard of={faktur} />
          {faktur.lines.length > 0 ? (
            <LinesTable faktur={faktur} original={undefined} />
          ) : (
            <Card title={translate('masukanScreen.detail.lines')}>{translate('masukanScreen.detail.no_lines')}</Card>
          )}
        </>
      }
      aside={
        <>
          <HistoryCard of={masukanStatus} resource={RESOURCE} id={faktur.id} />
          <RelatedInvoices of={faktur} />
          <OriginChain resource={RESOURCE} id={faktur.id} />
        </>
      }
    />
  );
};

export const MasukanDetail = () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<Masukan> resource={RESOURCE} id={id} live="faktur" list={masukanPaths.list}>
      {(faktur, again) => <Page faktur={faktur} onChanged={again} />}
    </LiveRecord>
  );
};
