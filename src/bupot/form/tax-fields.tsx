import { useTranslate } from 'react-admin';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import type { Explained } from '#domain/definition/explain.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { ChoiceField, TextField } from './fields.tsx';
import { useSlip } from './SlipContext.tsx';

type Props = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly explained: Explained | undefined;
  readonly unit: 'Rp' | '%';
  readonly span?: 3 | 4 | 6;
};

export const CalculatedField = ({ path, label, value, explained, unit, span = 3 }: Props) => (
  <Field path={path} label={label} span={span}>
    {(link) => (
      <span className="fcalc">
        <span className={`rpin ${unit === '%' ? 'pct' : ''}`}>
          <span className="sec" aria-hidden="true">
            {unit}
          </span>
          <input
            {...link}
            className="inp num"
            readOnly
            style={{ textAlign: 'right' }}
            value={value === '' ? '–' : formatDecimal(value, 0)}
          />
        </span>
        {explained && <ExplainButton label={label} explain={() => explained} />}
      </span>
    )}
  </Field>
);

export const FacilityFields = () => {
  const { input, object } = useSlip();
  const translate = useTranslate();
  const allowed = object?.facilities ?? facilitiesFor(input.kind);
  const { needs, effect } = facilities[input.facility];
  const asksNtpn = needs.includes('ntpn') && !isAnnual(input.kind) && input.kind !== 'BPMP';
  return (
    <>
      <ChoiceField
        path="facility"
        span={6}
        help={effect === 'none' ? undefined : translate(`bupotForm.effect.${effect}`)}
        options={allowed.map((value) => ({ value, label: translate(`slipLists.facility.${value}`) }))}
      />
      {needs.includes('number') && (
        <TextField
          path="certificateNumber"
          span={asksNtpn ? 3 : 6}
          label={translate(
            input.facility === 'SKD' ? 'bupotScreen.field.certificate_SKD' : 'bupotScreen.field.certificateNumber',
          )}
          maxLength={maxima.certificate}
        />
      )}
      {asksNtpn && <TextField path="dtpNtpn" span={3} maxLength={16} />}
    </>
  );
};

export const PtkpField = ({ living = true }: { living?: boolean }) => {
  const translate = useTranslate();
  const offered = withholdingStatuses.filter((status) => living || !status.startsWith('HB'));
  return (
    <ChoiceField
      path="ptkp"
      span={3}
      options={offered.map((status) => ({
        value: status,
        label: `${status} – ${translate(`bupotForm.ptkp.${status.split('/')[0]}`)}`,
      }))}
    />
  );
};
