import { useTranslate } from 'react-admin';
import { a1Income, a2Income } from '#domain/bupot/pph21/annual-input.ts';
import type { InputField } from '#domain/bupot/record.ts';

const ofYear = new Set<string>([
  ...a1Income,
  ...a2Income,
  ...[
    'pphBenefit',
    'pensionContribution',
    'zakat',
    'previousNetIncome',
    'pph21PreviousBupot',
    'pph21WithheldDtp',
    'borneBefore',
  ],
]);

const switches = new Set<string>(['grossUpBenefit', 'noNpwp', 'foreignEmployee', 'secondEmployer', 'grossUp']);

export const useFieldLabel = () => {
  const translate = useTranslate();
  return (field: InputField): string => {
    if (ofYear.has(field)) return translate(`pph21.${field}`);
    if (switches.has(field)) return translate(`bupotForm.switch.${field}`);
    return translate(field === 'payeeIdType' ? 'bupotForm.id_type' : `bupotScreen.field.${field}`);
  };
};
