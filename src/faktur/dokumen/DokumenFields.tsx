import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pairsFor } from '#domain/faktur/add-info.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { type DokumenKind, kindOf, kindsOf, needsInfo } from '#domain/faktur/dokumen-kinds.ts';
import { usualPpn } from '#domain/faktur/dokumen-ppn.ts';
import { type UncreditReason, uncreditReasons } from '#domain/rules/crediting.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { Side } from './sides.ts';

type Props = {
  readonly side: Side;
  readonly input: DokumenInput;
  readonly set: (change: Partial<DokumenInput>) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Kind and detail are those of what is replaced. */
  readonly fixed: boolean;
};

/** Another kind takes with it what only it may have. */
const asKind = (documentKind: DokumenKind, input: DokumenInput): Partial<DokumenInput> => {
  const { details, abroad, zeroRated, goods, referenced } = kindOf(documentKind);
  return {
    documentKind,
    code: details.includes(input.code) && details.length > 1 ? input.code : (details[0] ?? ''),
    addInfo: null,
    ...(referenced ? {} : { reference: null }),
    ...(abroad ? { counterpartyNpwp: NO_NPWP } : input.counterpartyNpwp === NO_NPWP ? { counterpartyNpwp: '' } : {}),
    ...(zeroRated ? { ppn: '0' } : {}),
    ...(zeroRated || !goods ? { ppnbm: '0' } : {}),
  };
};

const useField = ({ of }: Side) => {
  const translate = useTranslate();
  return (key: string) => translate(`resources.${of.resource}.fields.${key}`);
};

/** What the document is, its number and its day. */
export const DocumentFields = ({ side, input, set, errors, fixed }: Props) => {
  const translate = useTranslate();
  const field = useField(side);
  const { details, referenced } = kindOf(input.documentKind);
  return (
    <FormCard id="bagian-dokumen" title={translate('dokumenScreen.form.document')}>
      <div className="s6">
        <SelectInput
          label={field('documentKind')}
          mark="required"
          value={input.documentKind}
          disabled={fixed}
          onChange={(kind) => set(asKind(kind as DokumenKind, input))}
          options={kindsOf(side.key).map((value) => ({ value, label: translate(`dokumen.kind.${value}`) }))}
          error={errors.documentKind}
        />
      </div>
      <div className="s6">
        <SelectInput
          label={field('code')}
          mark="required"
          value={input.code}
          disabled={fixed || details.length === 1}
          onChange={(code) => set({ code, addInfo: null })}
          options={details.map((value) => ({ value, label: `${value} – ${translate(`dokumen.detail.${value}`)}` }))}
          error={errors.code}
        />
      </div>
      {needsInfo(input) && (
        <div className="s12">
          <SelectInput
            label={field('addInfo')}
            mark="required"
            value={input.addInfo ?? ''}
            onChange={(addInfo) => set({ addInfo })}
            options={pairsFor(input.code).map(({ addInfo, name }) => ({ value: addInfo, label: name }))}
            error={errors.addInfo}
          />
        </div>
      )}
      <div className="s6">
        <TextInput
          label={field('number')}
          mark="required"
          maxLength={100}
          value={input.number ?? ''}
          onChange={(number) => set({ number: number || null })}
          helper={translate('dokumenScreen.form.number_help')}
          error={errors.number}
        />
      </div>
      <div className="s6">
        <DayInput
          label={field('date')}
          mark="required"
          value={input.date}
          onChange={(date) => set({ date })}
          error={errors.date}
        />
      </div>
      {referenced && (
        <div className="s12">
          <TextInput
            label={field('reference')}
            mark="required"
            maxLength={100}
            value={input.reference ?? ''}
            onChange={(reference) => set({ reference: reference || null })}
            error={errors.reference}
          />
        </div>
      )}
    </FormCard>
  );
};

/** The other party: who is abroad has no NPWP to type. */
export const PartyFields = ({ side, input, set, errors }: Props) => {
  const translate = useTranslate();
  const field = useField(side);
  const { abroad } = kindOf(input.documentKind);
  return (
    <FormCard id="bagian-lawan" title={translate(`dokumenScreen.form.party_${side.key}`)}>
      {!abroad && (
        <div className="s6">
          <TextInput
            label={field('counterpartyNpwp')}
            mark="required"
            maxLength={16}
            value={input.counterpartyNpwp}
            onChange={(counterpartyNpwp) => set({ counterpartyNpwp: counterpartyNpwp.replace(/\D/g, '') })}
            helper={side.key === 'out' ? translate('dokumenScreen.form.npwp_help') : undefined}
            error={errors.counterpartyNpwp}
          />
        </div>
      )}
      <div className={abroad ? 's12' : 's6'}>
        <TextInput
          label={field('counterpartyName')}
          mark="required"
          maxLength={255}
          value={input.counterpartyName}
          onChange={(counterpartyName) => set({ counterpartyName })}
          error={errors.counterpartyName}
        />
      </div>
      <div className="s12">
        <TextInput
          label={field('counterpartyAddress')}
          mark={side.key === 'out' ? 'required' : 'optional'}
          maxLength={500}
          value={input.counterpartyAddress}
          onChange={(counterpartyAddress) => set({ counterpartyAddress })}
          error={errors.counterpartyAddress}
        />
      </div>
    </FormCard>
  );
};

const LATER = '-';

/** Base and taxes; the PPN such a base usually has is offered, and of an incoming one whether it is credited. */
export const AmountFields = ({ side, input, set, errors }: Props) => {
  const translate = useTranslate();
  const field = useField(side);
  const { zeroRated, goods } = kindOf(input.documentKind);
  const usual = input.dpp === '' ? null : usualPpn(input);
  const amount = (key: 'dpp' | 'ppn' | 'ppnbm', disabled: boolean) => (
    <div className="s4">
      <RupiahInput
        label={field(key)}
        {...(key === 'dpp' ? { mark: 'required' as const } : {})}
        value={input[key]}
        disabled={disabled}
        onChange={(value) => set({ [key]: value })}
        error={errors[key]}
      />
    </div>
  );
  return (
    <FormCard
      id="bagian-nilai"
      title={translate('dokumenScreen.form.amounts')}
      aside={
        !zeroRated &&
        usual !== null && (
          <Button size="small" onClick={() => set({ ppn: usual })}>
            {translate('dokumenScreen.form.usual', { amount: formatRupiah(usual) })}
          </Button>
        )
      }
    >
      {amount('dpp', false)}
      {amount('ppn', zeroRated)}
      {amount('ppnbm', zeroRated || !goods)}
      {side.key === 'in' && (
        <div className="s12">
          <SelectInput
            label={translate('dokumenScreen.form.decided')}
            value={input.uncreditReason ?? LATER}
            onChange={(reason) => set({ uncreditReason: reason === LATER ? null : (reason as UncreditReason) })}
            options={[
              { value: LATER, label: translate('dokumenScreen.form.later') },
              ...Object.keys(uncreditReasons).map((value) => ({
                value,
                label: translate('dokumenScreen.form.not_credited', { reason: translate(`masukan.reason.${value}`) }),
              })),
            ]}
            error={errors.uncreditReason}
          />
        </div>
      )}
    </FormCard>
  );
};
