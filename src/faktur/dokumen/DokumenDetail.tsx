import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { PeriodText } from '../../ui/layout/values.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { OfficeAlert } from '../OfficeAlert.tsx';
import { OriginChain } from '../retur/Chain.tsx';
import { KindName } from './dokumen-columns.tsx';
import { inSide, outSide, type Row, type Side, type View } from './sides.ts';
import { useDokumenInActions, useDokumenOutActions } from './use-dokumen-actions.tsx';
import '../faktur.css';

type Props = { readonly side: Side; readonly dokumen: View; readonly actions: DocumentActions };

const Page = ({ side, dokumen, actions }: Props) => {
  const translate = useTranslate();
  const { of, paths, words } = side;
  const field = useFieldName(of.resource);
  const other = dokumen.replaces ?? dokumen.replacedBy;
  return (
    <DetailPage
      crumbs={[{ label: translate(`${words}.title`), to: paths.list }, { label: dokumen.number ?? '–' }]}
      title={`${translate(`${words}.one`)} ${dokumen.number ?? ''}`.trim()}
      chips={
        <>
          <DocumentChip of={of.status} status={dokumen.status} at={dokumen.updatedAt} />
          <KindChip kind={dokumen.kind} />
        </>
      }
      record={dokumen}
      actions={actions}
      band={
        <DocumentBand
          of={dokumen}
          label={field}
          amounts={['dpp', 'ppn', 'ppnbm']}
          identity={
            dokumen.documentKind && kindOf(dokumen.documentKind).abroad ? translate('dokumenScreen.abroad') : undefined
          }
        />
      }
      main={
        <>
          <OfficeAlert of={dokumen} />
          <Card title={translate('dokumenScreen.form.document')}>
            <Facts
              of={[
                [field('documentKind'), <KindName key="kind" of={dokumen} />],
                [
                  field('code'),
                  dokumen.code ? `${dokumen.code} – ${translate(`dokumen.detail.${dokumen.code}`)}` : '–',
                ],
                ...(dokumen.addInfo ? [[field('addInfo'), dokumen.addInfo] as const] : []),
                [field('number'), dokumen.number ?? '–'],
                ...(dokumen.reference ? [[field('reference'), dokumen.reference] as const] : []),
                [field('counterpartyAddress'), dokumen.counterpartyAddress || '–'],
                ...(dokumen.creditPeriod
                  ? [[field('creditPeriod'), <PeriodText key="credit" value={dokumen.creditPeriod} />] as const]
                  : []),
                ...(dokumen.uncreditReason
                  ? [[field('uncreditReason'), translate(`masukan.reason.${dokumen.uncreditReason}`)] as const]
                  : []),
                ...(dokumen.reason ? [[field('reason'), dokumen.reason] as const] : []),
                ...(other
                  ? [
                      [
                        translate(dokumen.replaces ? 'dokumenScreen.form.original' : 'dokumenScreen.form.replacement'),
                        <Link key="other" to={paths.detail(other)} className="flink">
                          {translate('dokumenScreen.form.open')}
                        </Link>,
                      ] as const,
                    ]
                  : []),
              ]}
            />
          </Card>
        </>
      }
      aside={
        <>
          <OriginChain resource={of.resource} id={dokumen.id} />
          <HistoryCard of={of.status} path={`/${of.resource}/${dokumen.id}`} />
        </>
      }
    />
  );
};

type Shown = { readonly dokumen: View; readonly again: () => void };

const OutPage = ({ dokumen, again }: Shown) => {
  const navigate = useNavigate();
  const gone = () => navigate(outSide.paths.list, { replace: true });
  return <Page side={outSide} dokumen={dokumen} actions={useDokumenOutActions(dokumen as Row, again, gone)} />;
};

const InPage = ({ dokumen, again }: Shown) => {
  const navigate = useNavigate();
  const gone = () => navigate(inSide.paths.list, { replace: true });
  return <Page side={inSide} dokumen={dokumen} actions={useDokumenInActions(dokumen as Row, again, gone)} />;
};

const detailOf =
  ({ of, paths }: Side, One: (props: Shown) => React.ReactNode) =>
  () => {
    const { id = '' } = useParams();
    return (
      <LiveRecord<View> resource={of.resource} id={id} live="faktur" list={paths.list}>
        {(dokumen, again) => <One dokumen={dokumen} again={again} />}
      </LiveRecord>
    );
  };

export const DokumenOutDetail = detailOf(outSide, OutPage);
export const DokumenInDetail = detailOf(inSide, InPage);
