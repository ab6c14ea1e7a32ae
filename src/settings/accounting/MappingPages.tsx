import { SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { codesInOrder } from '#domain/faktur/codes.ts';
import { units } from '#domain/faktur/units.ts';
import { accountingAccount, accountingTaxCode } from '#domain/records/accounting.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { accountingPath } from './paths.ts';

type CodeProps = { readonly source: string; readonly of: 'accounts' | 'taxCodes' };

/** Suggests the codes of the product; others may be typed while it is away. */
const TheirCode = ({ source, of }: CodeProps) => {
  const { data } = useGet('/jurnal-integration/codes');
  return (
    <>
      <TextInput source={source} helperText={false} slotProps={{ htmlInput: { list: of, autoComplete: 'off' } }} />
      <datalist id={of}>
        {data?.[of].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
};

const useCodeName = () => {
  const translate = useTranslate();
  return (code: string) => `${code} ${translate(`reference.transactionCode.${code}`)}`;
};

const TransactionCode = () => {
  const nameOf = useCodeName();
  const translate = useTranslate();
  return (
    <SelectInput
      source="code"
      helperText={translate(`resources.${accountingTaxCode.resource}.hints.code`)}
      parse={(code: string) => code || null}
      choices={codesInOrder.map((id) => ({ id, name: nameOf(id) }))}
    />
  );
};

const CodeShown = () => {
  const nameOf = useCodeName();
  const code: unknown = useRecordContext()?.code;
  return <>{code ? nameOf(String(code)) : '–'}</>;
};

const UnitShown = () => <>{units[String(useRecordContext()?.unit)]}</>;

const Unit = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="unit"
      helperText={translate(`resources.${accountingAccount.resource}.hints.unit`)}
      choices={Object.entries(units).map(([id, name]) => ({ id, name }))}
    />
  );
};

const Mapping = ({ record, ...input }: CodeProps & { record: PlainRecord }) => {
  const translate = useTranslate();
  const isTax = input.of === 'taxCodes';
  return (
    <PlainRecordList
      of={record}
      icon="columns"
      crumbs={[{ label: translate('accounting.title'), to: accountingPath }]}
      inputs={{
        [input.source]: <TheirCode {...input} />,
        ...(isTax ? { code: <TransactionCode /> } : { unit: <Unit /> }),
      }}
      cells={isTax ? { code: <CodeShown /> } : { unit: <UnitShown /> }}
    />
  );
};

export const AccountPage = () => <Mapping record={accountingAccount} source="account" of="accounts" />;

export const TaxCodePage = () => <Mapping record={accountingTaxCode} source="taxCode" of="taxCodes" />;
