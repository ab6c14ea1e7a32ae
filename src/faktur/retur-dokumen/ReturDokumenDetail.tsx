import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { type DokumenAmounts, leftOfDokumen } from '#domain/faktur/retur-dokumen-left.ts';
import type { ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { DetailPage } from '../../ui/documents/DetailPage.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { LiveRecord } from '../../ui/documents/LiveRecord.tsx';
import { HistoryCard } from '../../ui/documents/Timeline.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Money } from '../../ui/layout/values.tsx';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { OfficeAlert } from '../OfficeAlert.tsx';
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
  const field = useFieldName(of.resource);
  const name = retur.number ?? translate('returDokumenScreen.of', { number: retur.originNumber ?? '–' });
  return (
    <DetailPage
      crumbs={[{ label: translate(`${words}.title`), to: paths.list }, { label: name }]}
      title={`${translate(`${words}.one`)} ${retur.number ?? ''}`.trim()}
      chips={<DocumentChip of={of.status} status={retur.status} at={retur.updatedAt} />}
      record={retur}
      actions={actions}
      band={<DocumentBand of={retur} label={field} amounts={keys} />}
      main={
        <>
          <OfficeAlert of={retur} />
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
