import { useTranslate } from 'react-admin';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { documentTypeOf } from '#domain/rules/bupot/document-types.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Day, Moment } from '../../ui/layout/Day.tsx';
import { InReturn } from '../InReturn.tsx';

/** The document a slip stands on, and how a treasurer of the government paid. */
export const BasisCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  if (!fieldsOf[bupot.kind].includes('documentType')) return null;
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const { documentType, paymentOption } = bupot;
  return (
    <Card title={translate('bupotScreen.detail.basis')}>
      <Facts
        of={[
          [
            field('documentType'),
            documentType && documentTypeOf(documentType) ? translate(`slipLists.document.${documentType}`) : '–',
          ],
          [field('documentNumber'), bupot.documentNumber || '–'],
          [field('documentDate'), <Day key="day" value={bupot.documentDate} />],
          ...(paymentOption && paymentOption !== 'NONE'
            ? ([[field('paymentOption'), translate(`bupotForm.payment.${paymentOption}`)]] as const)
            : []),
          ...(bupot.sp2d ? ([[field('sp2d'), bupot.sp2d]] as const) : []),
        ]}
      />
    </Card>
  );
};

/** Who signed, when it was issued, what it is called by us and was sent when. */
export const SignerCard = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  return (
    <Card title={translate('bupotScreen.detail.signer')}>
      <Facts
        of={[
          [field('signeeName'), bupot.signeeName ?? translate('bupotScreen.detail.not_signed')],
          [field('issuedAt'), <Moment key="issued" at={bupot.issuedAt} />],
          ...(hasNoPayee(bupot.kind) ? [] : [[field('sentAt'), <Moment key="sent" at={bupot.sentAt} />] as const]),
          [field('returnId'), <InReturn key="return" of={bupot} />],
          [field('reference'), bupot.reference ?? '–'],
          [field('createdBy'), bupot.createdBy],
        ]}
      />
    </Card>
  );
};
