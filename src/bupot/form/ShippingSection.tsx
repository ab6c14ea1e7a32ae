import { AmountField } from './NumberField.tsx';
import { SlipSection } from './SlipSection.tsx';

/** Income of a carrier that pays for itself, at home and abroad, and what of the tax is paid already. */
export const ShippingSection = () => (
  <SlipSection part="shipping">
    <AmountField path="grossTotalOnIndonesia" />
    <AmountField path="grossTotalOnAbroad" />
    <AmountField path="deductedPph24Creditable" optional />
    <AmountField path="deductedPphOtherParties" optional />
  </SlipSection>
);
