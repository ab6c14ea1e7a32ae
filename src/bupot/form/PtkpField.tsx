import { useTranslate } from 'react-admin';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { ChoiceField } from './ChoiceField.tsx';

/** Family status on 1 January: unmarried, married or living apart, and how many depend on it. */
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
