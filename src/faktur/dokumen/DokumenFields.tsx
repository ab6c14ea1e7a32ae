import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { pairsFor } from '#domain/faktur/add-info.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { type DokumenKind, isPibNumber, kindOf, kindsOf, needsInfo } from '#domain/faktur/dokumen-kinds.ts';
import { baseWithPpn, usualPpn } from '#domain/faktur/dokumen-ppn.ts';
import { type UncreditReason, uncreditReasons } from '#domain/rules/crediting.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { Place } from '../../ui/form/Place.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { AmountField, ChoiceField, DayField, TextField } from '../form/TypedField.tsx';
import type { Handed } from '../form/TypedForm.tsx';
import type { Side } from './sides.ts';

type Props = { readonly of: Handed<DokumenInput>; readonly side: Side };

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

export const DocumentFields = ({ of, side, fixed }: Props & { readonly fixed: boolean }) => {
  const translate = useTranslate();
  const { input } = of;
  const { details, referenced } = kindOf(input.documentKind);
  return (
    <FormCard id={anchorOf('document')} title={translate('dokumenScreen.form.document')}>
      <ChoiceField
        of={of}
        path="documentKind"
        wide="s6"
        mark="required"
        disabled={fixed}
        options={kindsOf(side.key).map((value) => ({ value, label: translate(`dokumen.kind.${value}`) }))}
        choose={(kind) => asKind(kind as DokumenKind, input)}
      />
      <ChoiceField
        of={of}
        path="code"
        wide="s6"
        mark="required"
        disabled={fixed || details.length === 1}
        options={details.map((value) => ({ value, label: `${value} – ${translate(`dokumen.detail.${value}`)}` }))}
        choose={(code) => ({ code, addInfo: null })}
      />
      {needsInfo(input) && (
        <ChoiceField
          of={of}
          path="addInfo"
          wide="s12"
          mark="required"
          options={pairsFor(input.code).map(({ addInfo, name }) => ({ value: addInfo, label: name }))}
        />
      )}
      <TextField
        of={of}
        path="number"
        wide="s6"
        mark="required"
        longest={100}
        optional
        helper={translate(`dokumenScreen.form.${numberHelp(input)}`)}
      />
      <DayField of={of} path="date" wide="s6" mark="required" />
      {referenced && <TextField of={of} path="reference" wide="s12" mark="required" longest={100} optional />}
    </FormCard>
  );
};

/** Number format; warns about a PIB number in another format than that of customs. */
const numberHelp = ({ documentKind, number }: DokumenInput): string => {
  if (documentKind !== 'PIB' && documentKind !== 'PIB_PAID') return 'number_help';
  return number && !isPibNumber(number) ? 'pib_unusual' : 'pib_help';
};

/** The other party; a foreign one has no NPWP field. */
export const PartyFields = ({ of, side }: Props) => {
  const translate = useTranslate();
  const { abroad } = kindOf(of.input.documentKind);
  const out = side.key === 'out';
  return (
    <FormCard id={anchorOf('party')} title={translate(`dokumenScreen.form.party_${side.key}`)}>
      {!abroad && (
        <TextField
          of={of}
          path="counterpartyNpwp"
          wide="s6"
          mark="required"
          longest={16}
          helper={out ? translate('dokumenScreen.form.npwp_help') : undefined}
          clean={(text) => text.replace(/\D/g, '')}
        />
      )}
      <TextField of={of} path="counterpartyName" wide={abroad ? 's12' : 's6'} mark="required" longest={255} />
      <TextField of={of} path="counterpartyAddress" wide="s12" mark={out ? 'required' : 'optional'} longest={500} />
    </FormCard>
  );
};

const LATER = '-';

/** Base and taxes. Proposes the usual PPN if it differs, and for incoming documents asks whether it is credited. */
export const AmountFields = ({ of, side }: Props) => {
  const translate = useTranslate();
  const { input, set, errorOf, touch } = of;
  const { zeroRated, goods } = kindOf(input.documentKind);
  const usual = input.dpp === '' ? null : usualPpn(input);
  return (
    <FormCard
      id={anchorOf('amounts')}
      title={translate('dokumenScreen.form.amounts')}
      aside={
        !zeroRated &&
        usual !== null &&
        sen(usual) !== sen(input.ppn || '0') && (
          <Button size="small" onClick={() => set({ ppn: usual })}>
            {translate('dokumenScreen.form.usual', { amount: formatRupiah(usual) })}
          </Button>
        )
      }
    >
      <AmountField of={of} path="dpp" wide="s4" mark="required" choose={(dpp) => baseWithPpn(input, dpp)} />
      <AmountField of={of} path="ppn" wide="s4" disabled={zeroRated} />
      <AmountField of={of} path="ppnbm" wide="s4" disabled={zeroRated || !goods} />
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
