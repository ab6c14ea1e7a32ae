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
import { Place } from '../../ui/form/Place.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import type { Side } from './sides.ts';

type Props = {
  readonly side: Side;
  readonly input: DokumenInput;
  readonly set: (change: Partial<DokumenInput>) => void;
  readonly errorOf: (path: keyof DokumenInput) => string | undefined;
  /** A field was left: what is wrong with it is said from then on. */
  readonly touch: (path: string) => void;
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

/** What the document is, its number and its day. */
export const DocumentFields = ({ side, input, set, errorOf, touch, fixed }: Props) => {
  const translate = useTranslate();
  const field = useFieldName(side.of.resource);
  const { details, referenced } = kindOf(input.documentKind);
  return (
    <FormCard id={anchorOf('document')} title={translate('dokumenScreen.form.document')}>
      <Place className="s6" path="documentKind">
        <SelectInput
          label={field('documentKind')}
          mark="required"
          value={input.documentKind}
          disabled={fixed}
          onChange={(kind) => set(asKind(kind as DokumenKind, input))}
          options={kindsOf(side.key).map((value) => ({ value, label: translate(`dokumen.kind.${value}`) }))}
          error={errorOf('documentKind')}
          onBlur={() => touch('documentKind')}
        />
      </Place>
      <Place className="s6" path="code">
        <SelectInput
          label={field('code')}
          mark="required"
          value={input.code}
          disabled={fixed || details.length === 1}
          onChange={(code) => set({ code, addInfo: null })}
          options={details.map((value) => ({ value, label: `${value} – ${translate(`dokumen.detail.${value}`)}` }))}
          error={errorOf('code')}
          onBlur={() => touch('code')}
        />
      </Place>
      {needsInfo(input) && (
        <Place className="s12" path="addInfo">
          <SelectInput
            label={field('addInfo')}
            mark="required"
            value={input.addInfo ?? ''}
            onChange={(addInfo) => set({ addInfo })}
            options={pairsFor(input.code).map(({ addInfo, name }) => ({ value: addInfo, label: name }))}
            error={errorOf('addInfo')}
            onBlur={() => touch('addInfo')}
          />
        </Place>
      )}
      <Place className="s6" path="number">
        <TextInput
          label={field('number')}
          mark="required"
          maxLength={100}
          value={input.number ?? ''}
          onChange={(number) => set({ number: number || null })}
          helper={translate('dokumenScreen.form.number_help')}
          error={errorOf('number')}
          onBlur={() => touch('number')}
        />
      </Place>
      <Place className="s6" path="date">
        <DayInput
          label={field('date')}
          mark="required"
          value={input.date}
          onChange={(date) => {
            set({ date });
            touch('date');
          }}
          error={errorOf('date')}
        />
      </Place>
      {referenced && (
        <Place className="s12" path="reference">
          <TextInput
            label={field('reference')}
            mark="required"
            maxLength={100}
            value={input.reference ?? ''}
            onChange={(reference) => set({ reference: reference || null })}
            error={errorOf('reference')}
            onBlur={() => touch('reference')}
          />
        </Place>
      )}
    </FormCard>
  );
};

/** The other party: who is abroad has no NPWP to type. */
export const PartyFields = ({ side, input, set, errorOf, touch }: Props) => {
  const translate = useTranslate();
  const field = useFieldName(side.of.resource);
  const { abroad } = kindOf(input.documentKind);
  return (
    <FormCard id={anchorOf('party')} title={translate(`dokumenScreen.form.party_${side.key}`)}>
      {!abroad && (
        <Place className="s6" path="counterpartyNpwp">
          <TextInput
            label={field('counterpartyNpwp')}
            mark="required"
            maxLength={16}
            value={input.counterpartyNpwp}
            onChange={(counterpartyNpwp) => set({ counterpartyNpwp: counterpartyNpwp.replace(/\D/g, '') })}
            helper={side.key === 'out' ? translate('dokumenScreen.form.npwp_help') : undefined}
            error={errorOf('counterpartyNpwp')}
            onBlur={() => touch('counterpartyNpwp')}
          />
        </Place>
      )}
      <Place className={abroad ? 's12' : 's6'} path="counterpartyName">
        <TextInput
          label={field('counterpartyName')}
          mark="required"
          maxLength={255}
          value={input.counterpartyName}
          onChange={(counterpartyName) => set({ counterpartyName })}
          error={errorOf('counterpartyName')}
          onBlur={() => touch('counterpartyName')}
        />
      </Place>
      <Place className="s12" path="counterpartyAddress">
        <TextInput
          label={field('counterpartyAddress')}
          mark={side.key === 'out' ? 'required' : 'optional'}
          maxLength={500}
          value={input.counterpartyAddress}
          onChange={(counterpartyAddress) => set({ counterpartyAddress })}
          error={errorOf('counterpartyAddress')}
          onBlur={() => touch('counterpartyAddress')}
        />
      </Place>
    </FormCard>
  );
};

const LATER = '-';

/** Base and taxes; the PPN such a base usually has is offered, and of an incoming one whether it is credited. */
export const AmountFields = ({ side, input, set, errorOf, touch }: Props) => {
  const translate = useTranslate();
  const field = useFieldName(side.of.resource);
  const { zeroRated, goods } = kindOf(input.documentKind);
  const usual = input.dpp === '' ? null : usualPpn(input);
  const amount = (key: 'dpp' | 'ppn' | 'ppnbm', disabled: boolean) => (
    <Place className="s4" path={key}>
      <RupiahInput
        label={field(key)}
        {...(key === 'dpp' ? { mark: 'required' as const } : {})}
        value={input[key]}
        disabled={disabled}
        onChange={(value) => set({ [key]: value })}
        error={errorOf(key)}
        onBlur={() => touch(key)}
      />
    </Place>
  );
  return (
    <FormCard
      id={anchorOf('amounts')}
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
        <Place className="s12" path="uncreditReason">
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
            error={errorOf('uncreditReason')}
            onBlur={() => touch('uncreditReason')}
          />
        </Place>
      )}
    </FormCard>
  );
};
