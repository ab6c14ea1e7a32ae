import { useTranslate } from 'react-admin';
import { maxima } from '#domain/bupot/maxima.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { SlipSection } from './SlipSection.tsx';
import { TextField } from './TextField.tsx';
import { WhenField } from './WhenField.tsx';

/** The document the slip stands on. */
export const BasisSection = () => {
  const translate = useTranslate();
  const types = documentTypes.map(({ code }) => ({ value: code, label: translate(`slipLists.document.${code}`) }));
  return (
    <SlipSection part="basis">
      <ChoiceField path="documentType" span={4} options={types} />
      <TextField path="documentNumber" span={5} maxLength={maxima.document} />
      <WhenField path="documentDate" />
    </SlipSection>
  );
};
