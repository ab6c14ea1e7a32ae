import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { type DokumenAmounts, leftOfDokumen } from '#domain/faktur/retur-dokumen-left.ts';
import type { ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { Chain } from '../retur/Chain.tsx';
import { OriginFacts } from './OriginFacts.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { useReturDokumenActions } from './use-retur-dokumen-actions.tsx';
import '../faktur.css';

const keys = ['dpp', 'ppn', 'ppnbm'] as const;

/** What there was, what goes back, and what is left of it then. */
const Amounts = ({ of }: { of: ReturDokumenView }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returDokumenScreen.${key}`);
  const after = isReturDokumenOver(of) ? of.left : leftOfDokumen(of.left, [of]);
  const rows: readonly (readonly [string, DokumenAmounts])[] = [
    ...(of.origin ? [[words('of_document'), of.origin] as const] : []),
    [words('back'), of],
    [words('left_after'), after],
  ];
  return (
    <Card title={words('form.amounts')} flush>
      <SideScroll className="fdt-scroll" label={words('form.amounts')}>
        <table className="fln">
          <TableHead
            of={[
              { label: translate('dokumenScreen.form.amounts') },
              { label: 'DPP (Rp)', right: true },
              { label: 'PPN (Rp)', right: true },
              { label: 'PPnBM (Rp)', right: true },
            ]}
          />
          <tbody>
            {rows.map(([label, amounts]) => (
              <tr key={label}>
                <td>{label}</td>
                {keys.map((key) => (
                  <td key={key} className="right" data-label={key === 'ppnbm' ? 'PPnBM' : key.toUpperCase()}>
                    <Money value={amounts[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </Card>
  );
};

type Props = { readonly side: Side; readonly retur: ReturDokumenView; readonly again: () => void };

const Page = ({ side, retur, again }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { of, paths, words } = side;
  const actions = useReturDokumenActions(side, retur, again, () => navigate(paths.list, { replace: true }));
  const field = (key: string) => translate(`resources.${of.resource}.fields.${key}`);
  const name = retur.number ?? translate('returDokumenScreen.of', { number: retur.originNumber ?? '–' });
  return (
    <DetailPage
      crumbs={[{ label: translate(`${words}.title`), to: paths.list }, { label: name }]}
      title={`${translate(`${words}.one`)} ${retur.number ?? ''}`.trim()}
      chips={<DocumentChip of={of.status} status={retur.status} at={retur.updatedAt} />}
      record={retur}
      actions={actions}
      band={
        <section className="card band" aria-label={translate('faktur.sections.summary')}>
          <div>
            <span className="lab">{field('counterpartyName')}</span>
            <div className="value el" title={retur.counterpartyName}>
              {retur.counterpartyName || '–'}
            </div>
            <div className="small sec">
              <Identifier value={retur.counterpartyNpwp} form="npwp" />
            </div>
          </div>
          <div>
            <span className="lab">{field('period')}</span>
            <div className="value">
              <PeriodText value={retur.period} />
            </div>
            <div className="small sec">
              <Day value={retur.date} />
            </div>
          </div>
          {keys.map((key) => (
            <div key={key}>
              <span className="lab">{field(key)}</span>
              <div className="value">
                <Money value={retur[key]} unit />
              </div>
            </div>
          ))}
        </section>
      }
      main={
        <>
          {retur.officeMessage && (
            <Alert
              severity="error"
              title={translate(`office.code.${retur.officeCode}.title`, { _: retur.officeMessage })}
            >
              {translate(`office.code.${retur.officeCode}.cause`, { _: '' })}
            </Alert>
          )}
          <Card title={translate('returDokumenScreen.origin')}>
            {retur.origin ? <OriginFacts side={side} of={retur.origin} /> : (retur.originNumber ?? '–')}
          </Card>
          <Amounts of={retur} />
          {retur.reason && (
            <Card title={field('reason')}>
              <Facts of={[[field('reason'), retur.reason]]} />
            </Card>
          )}
        </>
      }
      aside={
        <>
          <Chain of={retur} id={retur.id} />
          <HistoryCard of={of.status} path={`/${of.resource}/${retur.id}`} />
        </>
      }
    />
  );
};

const detailOf = (side: Side) => () => {
  const { id = '' } = useParams();
  return (
    <LiveRecord<ReturDokumenView> resource={side.of.resource} id={id} live="faktur" list={side.paths.list}>
      {(retur, again) => <Page side={side} retur={retur} again={again} />}
    </LiveRecord>
  );
};

export const ReturDokumenOutDetail = detailOf(outSide);
export const ReturDokumenInDetail = detailOf(inSide);
