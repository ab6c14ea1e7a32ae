import { useTranslate } from 'react-admin';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { documentTypeOf } from '#domain/rules/bupot/document-types.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { Day, Moment } from '../../ui/layout/values.tsx';
import { InReturn } from '../SlipNames.tsx';
import { type YearField, YearTable } from '../YearTable.tsx';
import { MonthLinesCard } from './MonthLinesCard.tsx';
import { PayeeCard, WithholderCard } from './PartiesCard.tsx';
import { TaxCard } from './TaxCard.tsx';
import { type ExplainedSlip, type SlipExplains, useSlipNumbers } from './use-slip-numbers.ts';

const lineOf = (bupot: Bupot, field: YearField): string =>
  bupot.lines?.[field] ?? (bupot as unknown as Readonly<Record<string, string | null>>)[field] ?? '0';

const YearFacts = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const yes = translate('bupotScreen.yes');
  return (
    <Facts
      of={[
        [field('taxCode'), bupot.taxCode || '–'],
        [field('withholdingAnnuality'), field(`annuality.${bupot.withholdingAnnuality ?? 'FULL_YEAR'}`)],
        ...(bupot.grossUpBenefit ? [[field('grossUp'), yes] as const] : []),
        ...(bupot.secondEmployer ? [[field('secondEmployer'), yes] as const] : []),
        ...(bupot.previousBupotNumber ? [[field('previousBupotNumber'), bupot.previousBupotNumber] as const] : []),
      ]}
    />
  );
};

const YearLines = ({ bupot, explains }: { bupot: Bupot; explains: SlipExplains }) => {
  const translate = useTranslate();
  return (
    <Card title={translate('bupotScreen.detail.lines')} flush>
      <div className="bd under">
        <YearFacts bupot={bupot} />
      </div>
      <YearTable
        kind={bupot.kind === 'BPA2' ? 'BPA2' : 'BPA1'}
        amountOf={(field) => lineOf(bupot, field)}
        explainedOf={explains.named}
      />
    </Card>
  );
};

const BasisCard = ({ bupot }: { bupot: Bupot }) => {
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

const SignerCard = ({ bupot }: { bupot: Bupot }) => {
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

type Props = {
  readonly bupot: ExplainedSlip;
  /** Beside a list: numbers first, without the withholder, who is the same on every slip. */
  readonly brief?: boolean;
};

export const SlipBody = ({ bupot, brief = false }: Props) => {
  const explains = useSlipNumbers(bupot);
  const payee = <PayeeCard bupot={bupot} />;
  return (
    <>
      {!brief && (
        <>
          <WithholderCard bupot={bupot} />
          {payee}
        </>
      )}
      {isAnnual(bupot.kind) ? (
        <YearLines bupot={bupot} explains={explains} />
      ) : (
        <TaxCard bupot={bupot} explains={explains} />
      )}
      <MonthLinesCard bupot={bupot} />
      {brief && payee}
      <BasisCard bupot={bupot} />
      <SignerCard bupot={bupot} />
    </>
  );
};
