import { useTranslate } from 'react-admin';
import { isForeign } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { CountryField } from './CountryField.tsx';
import { PayeeName } from './PayeeName.tsx';
import { ResidentNumber } from './ResidentNumber.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { TextField } from './TextField.tsx';
import { WhenField } from './WhenField.tsx';

const Email = () => {
  const translate = useTranslate();
  return (
    <TextField
      path="payeeEmail"
      type="email"
      optional
      maxLength={maxima.email}
      help={translate('bupotForm.email_help')}
    />
  );
};

/** Somebody abroad: tax number of his country, address, and the papers he is known by. */
const Abroad = () => {
  const translate = useTranslate();
  const { corrects } = useSlip();
  return (
    <>
      <TextField
        path="payeeNpwp"
        span={3}
        label={translate('bupotScreen.field.tin')}
        maxLength={16}
        readOnly={corrects}
        help={translate('bupotForm.tin_help')}
      />
      <CountryField span={3} />
      <TextField path="payeeAddress" span={12} rows={2} maxLength={maxima.foreignAddress} />
      <WhenField path="birthDate" optional />
      <TextField path="birthPlace" span={3} optional maxLength={maxima.foreignName} />
      <TextField path="passport" span={3} optional maxLength={maxima.passport} />
      <TextField path="kitas" span={3} optional maxLength={maxima.kitas} />
      <Email />
    </>
  );
};

/** Who receives the income. */
export const PayeeSection = () => {
  const { input } = useSlip();
  return (
    <SlipSection part="payee">
      <PayeeName />
      {isForeign(input.kind) ? (
        <Abroad />
      ) : (
        <>
          <ResidentNumber />
          <Email />
        </>
      )}
    </SlipSection>
  );
};
