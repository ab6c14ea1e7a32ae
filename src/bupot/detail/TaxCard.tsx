import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { hasNoPayee, isForeign } from '#domain/bupot/kinds.ts';
import { objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { ExplainedAmount } from '../ExplainedAmount.tsx';
import type { SlipExplains } from './use-slip-numbers.ts';

const form = [
  ['grossTotalOnIndonesia', 'grossIndonesia'],
  ['grossTotalOnAbroad', 'grossAbroad'],
  ['deductedPphOnIndonesia', 'taxIndonesia'],
  ['deductedPphOnAbroad', 'taxAbroad'],
  ['deductedPph24Creditable', 'credit24'],
  ['deductedPphOtherParties', 'withheldByOthers'],
  ['deductedPphSelf', 'due'],
] as const;

const amountOf = (bupot: Bupot, field: (typeof form)[number][0]): string =>
  bupot.lines?.[field] ?? (bupot as unknown as Readonly<Record<string, string | null>>)[field] ?? '0';

/** Self-assessed tax of a shipping company; nothing for other slips. */
const ShippingLines = ({ bupot, explains }: { bupot: Bupot; explains: SlipExplains }) => {
  const translate = useTranslate();
  if (bupot.kind !== 'SP' || bupot.lines === null) return null;
  return (
    <div className="bcalc">
      <dl className="fsum" aria-label={translate('bupotScreen.detail.shipping')}>
        {form.map(([field, name]) => {
          const label = translate(`bupotScreen.field.${field}`);
          const value = amountOf(bupot, field);
          return [
            <dt key={field}>{label}</dt>,
            <dd key={`${field} value`}>
              <ExplainedAmount label={label} value={value} explained={explains.named(name, value)} />
            </dd>,
          ];
        })}
      </dl>
    </div>
  );
};

type Props = { readonly bupot: Bupot; readonly explains: SlipExplains };
type Fact = readonly [label: string, value: ReactNode];

const ObjectFacts = ({ bupot }: { bupot: Bupot }) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`bupotScreen.field.${key}`);
  const object = objectOfSlip(bupot);
  const { facility, certificateNumber, dtpNtpn, workingDays } = bupot;
  const given = (label: string, value: string | null): readonly Fact[] => (value ? [[label, value]] : []);
  const certificate = field(facility === 'SKD' ? 'certificate_SKD' : 'certificateNumber');
  const rows: readonly Fact[] = [
    [
      field('object'),
      object ? (
        <span key="object" lang="id">
          {object.code} {object.name}
        </span>
      ) : (
        bupot.taxCode || '–'
      ),
    ],
    [field('nature'), translate(`bupotScreen.filter.${bupot.final ? 'is_final' : 'not_final'}`)],
    [
      field('kapKjs'),
      <span key="kap" className="num">
        {bupot.kapKjs || '–'}
      </span>,
    ],
    [field('facility'), translate(`slipLists.facility.${facility}`)],
    ...given(certificate, certificateNumber),
    ...given(field('dtpNtpn'), dtpNtpn),
    ...given(field('workingDays'), workingDays && formatDecimal(workingDays, 0)),
    ...given(field('noNpwp'), bupot.noNpwp ? translate('bupotScreen.yes') : null),
  ];
  return <Facts of={rows} />;
};

const Calculation = ({ bupot, explains }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`bupotScreen.field.${key}`);
  // Self-paid tax is not withheld from anybody.
  const names: Readonly<Record<string, string>> = hasNoPayee(bupot.kind)
    ? { gross: label('gross_nobody'), tax: label('tax_nobody') }
    : {};
  const row = (amount: 'gross' | 'nett' | 'base' | 'rate' | 'tax' | 'borne', strong = false) => (
    <Row key={amount} label={names[amount] ?? label(amount)} strong={strong}>
      <ExplainedAmount
        label={names[amount] ?? label(amount)}
        value={bupot[amount]}
        explained={explains.amount(amount)}
        percent={amount === 'nett' || amount === 'rate'}
      />
    </Row>
  );
  const shipped = bupot.lines !== null;
  return (
    <dl className="fsum">
      {bupot.grossUp && (
        <Row label={label('grossTyped')}>
          <ExplainedAmount label={label('grossTyped')} value={bupot.grossTyped} explained={undefined} />
        </Row>
      )}
      {row('gross')}
      {bupot.earlierGross && (
        <Row label={label('earlierGross')}>
          <ExplainedAmount label={label('earlierGross')} value={bupot.earlierGross} explained={undefined} />
        </Row>
      )}
      {!shipped && (isForeign(bupot.kind) || Number(bupot.nett) !== 100) && row('nett')}
      {!shipped && row('base')}
      {!shipped && row('rate')}
      {Number(bupot.borne) !== 0 && row('borne')}
      {row('tax', true)}
    </dl>
  );
};

const Row = ({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) => (
  <>
    <dt className={strong ? 'strong' : ''}>{label}</dt>
    <dd className={strong ? 'strong' : ''}>{children}</dd>
  </>
);

export const TaxCard = ({ bupot, explains }: Props) => {
  const translate = useTranslate();
  return (
    <Card title={translate('bupotScreen.detail.tax')} flush>
      <div className="bd under">
        <ObjectFacts bupot={bupot} />
      </div>
      <ShippingLines bupot={bupot} explains={explains} />
      <div className="bcalc">
        <Calculation bupot={bupot} explains={explains} />
      </div>
    </Card>
  );
};
