import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { codesInOrder } from '#domain/faktur/codes.ts';
import { creditRule } from '#domain/records/credit-rule.ts';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { RecordInput } from '../../ui/records/RecordInput.tsx';
import { masukanPaths } from '../paths.ts';

const CodeInput = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="code"
      helperText={false}
      emptyText={translate('creditRules.any_code')}
      parse={(code: string) => code || null}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      choices={codesInOrder.map((id) => ({ id, name: id }))}
    />
  );
};

const ReasonInput = () =>
  useWatch({ name: 'decision' }) === 'uncredit' ? (
    <RecordInput source="uncreditReason" field={creditRule.fields.uncreditReason} />
  ) : null;

export const CreditRules = () => {
  const translate = useTranslate();
  return (
    <PlainRecordList
      of={creditRule}
      icon="wand"
      crumbs={[{ label: translate('masukanScreen.list.title'), to: masukanPaths.list }]}
      inputs={{ code: <CodeInput />, uncreditReason: <ReasonInput /> }}
    />
  );
};
