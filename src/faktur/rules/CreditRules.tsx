import { SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { codesInOrder } from '#domain/faktur/codes.ts';
import type { CreditRule } from '#domain/faktur/credit-rule.ts';
import { uncreditReasons } from '#domain/rules/crediting.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Breadcrumbs } from '../../ui/layout/PageHead.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordForm } from '../../ui/records/RecordForm.tsx';
import { NEW, RecordList, useOpenRecord } from '../../ui/records/RecordList.tsx';
import { masukanPaths } from '../paths.ts';

const RESOURCE = 'credit-rules';
const decisions = ['credit', 'uncredit'] as const;

const Seller = () => {
  const npwp = useRecordContext<CreditRule>()?.counterpartyNpwp;
  return npwp ? <Identifier value={npwp} form="npwp" /> : '–';
};

const Decision = () => {
  const translate = useTranslate();
  const rule = useRecordContext<CreditRule>();
  return rule ? translate(`creditRules.decision.${rule.decision}`) : null;
};

const Reason = () => {
  const translate = useTranslate();
  const reason = useRecordContext<CreditRule>()?.uncreditReason;
  return reason ? translate(`masukan.reason.${reason}`) : '–';
};

const Fields = () => {
  const translate = useTranslate();
  const decision = useWatch({ name: 'decision' });
  return (
    <>
      <TextInput
        source="name"
        helperText={translate('creditRules.name_hint')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextInput
        source="counterpartyNpwp"
        helperText={false}
        parse={(text: string) => text.replace(/\D/g, '') || null}
        slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric' } }}
      />
      <SelectInput
        source="code"
        helperText={false}
        emptyText={translate('creditRules.any_code')}
        parse={(code: string) => code || null}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        choices={codesInOrder.map((id) => ({ id, name: id }))}
      />
      <SelectInput
        source="decision"
        helperText={false}
        choices={decisions.map((id) => ({ id, name: `creditRules.decision.${id}` }))}
      />
      {decision === 'uncredit' && (
        <SelectInput
          source="uncreditReason"
          helperText={false}
          choices={Object.keys(uncreditReasons).map((id) => ({ id, name: `masukan.reason.${id}` }))}
        />
      )}
    </>
  );
};

/** Rules for incoming invoices: they propose, and a person decides. A row opens its form. */
export const CreditRules = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`creditRules.${key}`);
  const { id, open } = useOpenRecord();
  const may = useMay(RESOURCE, 'create');
  const close = () => open(null);
  return (
    <>
      <RecordList
        resource={RESOURCE}
        head={(total) => (
          <>
            <Breadcrumbs
              of={[{ label: translate('masukanScreen.list.title'), to: masukanPaths.list }, { label: words('title') }]}
            />
            <h1>
              {words('title')} {total !== undefined && <span className="count">{total}</span>}
            </h1>
            <p className="sec">{words('text')}</p>
          </>
        )}
        empty={{ icon: 'wand', title: 'creditRules.none', text: 'creditRules.none_text' }}
        addLabel="creditRules.add"
        onAdd={may ? () => open(NEW) : undefined}
        onOpen={open}
      >
        <Cell source="name" />
        <Cell source="counterpartyNpwp">
          <Seller />
        </Cell>
        <Cell source="code" disableSort />
        <Cell source="decision">
          <Decision />
        </Cell>
        <Cell source="uncreditReason" disableSort>
          <Reason />
        </Cell>
      </RecordList>
      <Drawer open={id !== null} onClose={close} title={words(id === NEW ? 'add' : 'edit')}>
        {id !== null && (
          <RecordForm
            key={id}
            resource={RESOURCE}
            {...(id === NEW ? {} : { id })}
            start={{ decision: 'uncredit', counterpartyNpwp: null, code: null, uncreditReason: null }}
            readOnly={!may}
            saved="creditRules.saved"
            removal={{ label: 'creditRules.remove', ask: 'creditRules.remove_ask', done: 'creditRules.removed' }}
            onDone={close}
          >
            <Fields />
          </RecordForm>
        )}
      </Drawer>
    </>
  );
};
