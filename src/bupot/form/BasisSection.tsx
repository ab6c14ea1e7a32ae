import { maxima } from '#domain/bupot/maxima.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SlipSection } from './SlipSection.tsx';
import { TextField } from './TextField.tsx';
import { WhenField } from './WhenField.tsx';

const types = documentTypes.map(({ code, name }) => ({ value: code, label: name }));

/** The document the slip stands on. */
export const BasisSection = () => (
  <SlipSection part="basis">
    <ChoiceField path="documentType" span={4} options={types} />
    <TextField path="documentNumber" span={5} maxLength={maxima.document} />
    <WhenField path="documentDate" />
  </SlipSection>
);
