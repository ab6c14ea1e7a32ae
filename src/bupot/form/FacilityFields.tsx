import { useTranslate } from 'react-admin';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useSlip } from './SlipContext.tsx';
import { TextField } from './TextField.tsx';

/** The facilities the object knows, and what the chosen one asks for. */
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
