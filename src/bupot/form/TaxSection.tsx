import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fieldsOfObject, numberOf } from '#domain/bupot/explain.ts';
import { freeFields } from '#domain/bupot/freed.ts';
import { isForeign } from '#domain/bupot/kinds.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { treatySuggestion } from '#domain/bupot/unifikasi/treaty.ts';
import { objectOf } from '#domain/rules/unifikasi/objects.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { SwitchField } from './fields.tsx';
import { HabitHint } from './HabitHint.tsx';
import { AmountField, CountField, PercentField } from './NumberField.tsx';
import { ObjectSearch } from './ObjectSearch.tsx';
import { partsFor } from './parts.ts';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { CalculatedField, FacilityFields, PtkpField } from './tax-fields.tsx';
import { useTaxLabel } from './use-tax-label.ts';

/** What the tax treaty with the payee's country may allow, with its source; never applied automatically. */
const TreatyHint = () => {
  const { input, change } = useSlip();
  const translate = useTranslate();
  const object = input.kind === 'BPNR' ? objectOf('BPNR', input.taxCode, input.period) : null;
  const found = object && input.country ? treatySuggestion(input.country, object, `${input.period}-01`) : null;
  if (!found) return null;
  const { options, isSure, remark, source } = found;
  const rates = options.flatMap(({ income, range: { low, high } }) =>
    (low === high ? [low] : [low, high]).map((rate) => ({ income, rate })),
  );
  return (
    <div className="s12">
      <Alert
        severity="info"
        title={translate('bupotForm.treaty.title', { country: input.country ?? '' })}
        actions={rates.map(({ income, rate }) => (
          <Button
            key={`${income} ${rate}`}
            size="small"
            variant="outlined"
            disabled={input.facility === 'SKD' && input.rate === rate}
            onClick={() => change({ facility: 'SKD', rate })}
          >
            {translate('bupotForm.treaty.use', {
              income: translate(`unifikasi.treaty.${income}`),
              rate: formatDecimal(rate, 0),
            })}
          </Button>
        ))}
      >
        {translate('bupotForm.treaty.source', { source: source.name })}
        {!isSure && ` ${translate('unifikasi.treaty.unsure')}`}
        {remark && ` ${translate(`unifikasi.treaty.${remark}`)}`}
      </Alert>
    </div>
  );
};

const Terms = () => {
  const { input, amounts, numbers } = useSlip();
  const free = freeFields(input);
  const hasShare = fieldsOf[input.kind].includes('nett') && (isForeign(input.kind) || free.has('nett'));
  const translate = useTranslate();
  const taxLabel = useTaxLabel(input.kind);
  const settled = (amount: 'nett' | 'rate' | 'tax') => ({
    path: amount,
    label: amount === 'tax' ? taxLabel : translate(`bupotScreen.field.${amount}`),
    value: amounts[amount],
    explained: numberOf(numbers, amounts, amount),
  });
  return (
    <>
      {hasShare &&
        (free.has('nett') ? (
          <PercentField path="nett" span={3} optional />
        ) : (
          <CalculatedField {...settled('nett')} unit="%" />
        ))}
      {free.has('rate') ? <PercentField path="rate" span={3} /> : <CalculatedField {...settled('rate')} unit="%" />}
      {free.has('tax') ? (
        <AmountField path="taxTyped" span={4} optional help={translate('bupotForm.tax_typed_help')} />
      ) : (
        <CalculatedField {...settled('tax')} unit="Rp" span={4} />
      )}
    </>
  );
};

export const TaxSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  const shownFields = fieldsOfObject(input);
  const takes = fieldsOf[input.kind];
  return (
    <SlipSection part="tax">
      <HabitHint />
      <ObjectSearch />
      <FacilityFields />
      {shownFields.includes('ptkp') && <PtkpField living={false} />}
      {shownFields.includes('workingDays') && <CountField path="workingDays" span={3} />}
      {shownFields.includes('earlierGross') && (
        <AmountField path="earlierGross" span={4} optional help={translate('bupotForm.earlier_help')} />
      )}
      {!partsFor(input, false).includes('shipping') && (
        <AmountField
          path="gross"
          span={4}
          {...(input.grossUp ? { label: translate('bupotScreen.field.grossTyped') } : {})}
        />
      )}
      <Terms />
      <TreatyHint />
      {takes.includes('grossUp') && <SwitchField path="grossUp" span={6} />}
      {takes.includes('noNpwp') && <SwitchField path="noNpwp" span={6} />}
    </SlipSection>
  );
};
