import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { KindChip } from '../../ui/documents/DocumentChip.tsx';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { Facts } from '../../ui/fields/Facts.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { DocumentBand } from '../detail/DocumentBand.tsx';
import { detailOf, TypeDetail } from '../detail/TypeDetail.tsx';
import { OriginChain } from '../retur/Chain.tsx';
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
    <TypeDetail
      side={side}
      actions={actions}
      record={dokumen}
      name={dokumen.number ?? '–'}
      title={`${translate(`${words}.one`)} ${dokumen.number ?? ''}`.trim()}
      chips={<KindChip kind={dokumen.kind} />}
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
      chain={<OriginChain resource={of.resource} id={dokumen.id} />}
    >
      <Card title={translate(`${words}.part.document`)}>
        <Facts
          {...of}
          record={dokumen}
          of={[
            'documentKind',
            'code',
            'addInfo',
            'number',
            'reference',
            'counterpartyAddress',
            'creditPeriod',
            'uncreditReason',
            'reason',
          ]}
          optional={['addInfo', 'reference', 'creditPeriod', 'uncreditReason', 'reason']}
          more={
            other
              ? [
                  [
                    translate(dokumen.replaces ? 'dokumenScreen.form.original' : 'dokumenScreen.form.replacement'),
                    <Link key="other" to={paths.detail(other)} className="flink">
                      {translate('dokumenScreen.form.open')}
                    </Link>,
                  ],
                ]
              : []
          }
        />
      </Card>
    </TypeDetail>
  );
};

export const DokumenOutDetail = detailOf<View>(outSide, ({ record, again, gone }) => (
  <Page side={outSide} dokumen={record} actions={useDokumenOutActions(record as Row, again, gone)} />
));

export const DokumenInDetail = detailOf<View>(inSide, ({ record, again, gone }) => (
  <Page side={inSide} dokumen={record} actions={useDokumenInActions(record as Row, again, gone)} />
));
