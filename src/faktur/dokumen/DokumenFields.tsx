import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { pairsFor } from '#domain/faktur/add-info.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { type DokumenKind, isPibNumber, kindOf, kindsOf, needsInfo } from '#domain/faktur/dokumen-kinds.ts';
import { baseWithPpn, usualPpn } from '#domain/faktur/dokumen-ppn.ts';
import { uncreditReasons } from '#domain/rules/crediting.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { FieldInput } from '../../ui/fields/FieldInput.tsx';
import { FormSection } from '../../ui/fields/FormPart.tsx';
import type { Side } from './sides.ts';

type Props = {
  readonly input: DokumenInput;
  readonly set: (change: Partial<DokumenInput>) => void;
  readonly side: Side;
};

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

export const DocumentFields = ({ input, side, fixed }: Omit<Props, 'set'> & { readonly fixed: boolean }) => {
  const translate = useTranslate();
  const { details, referenced } = kindOf(input.documentKind);
  return (
    <FormSection part="document">
      <FieldInput
        source="documentKind"
        disabled={fixed}
        options={kindsOf(side.key).map((value) => ({ value, label: translate(`dokumen.kind.${value}`) }))}
        change={(kind) => asKind(kind as DokumenKind, input)}
      />
      <FieldInput
        source="code"
        disabled={fixed || details.length === 1}
        options={details.map((value) => ({ value, label: `${value} – ${translate(`dokumen.detail.${value}`)}` }))}
        change={(code) => ({ code, addInfo: null })}
      />
      {needsInfo(input) && (
        <FieldInput
          source="addInfo"
          options={pairsFor(input.code).map(({ addInfo, name }) => ({ value: addInfo, label: name }))}
        />
      )}
      <FieldInput source="number" helper={translate(`dokumenScreen.form.${numberHelp(input)}`)} />
      <FieldInput source="date" />
      {referenced && <FieldInput source="reference" />}
    </FormSection>
  );
};

/** Number format; warns about a PIB number in another format than that of customs. */
const numberHelp = ({ documentKind, number }: DokumenInput): string => {
  if (documentKind !== 'PIB' && documentKind !== 'PIB_PAID') return 'number_help';
  return number && !isPibNumber(number) ? 'pib_unusual' : 'pib_help';
};

export const PartyFields = ({ input, side }: Omit<Props, 'set'>) => {
  const translate = useTranslate();
  const { abroad } = kindOf(input.documentKind);
  const out = side.key === 'out';
  return (
    <FormSection part="party">
      {!abroad && (
        <FieldInput source="counterpartyNpwp" helper={out ? translate('dokumenScreen.form.npwp_help') : undefined} />
      )}
      <FieldInput source="counterpartyName" wide={abroad ? 12 : 6} />
      <FieldInput source="counterpartyAddress" mark={out ? 'required' : 'optional'} />
    </FormSection>
  );
};

const LATER = '-';

/** Base and taxes. Proposes the usual PPN if it differs, and for incoming documents asks whether it is credited. */
export const AmountFields = ({ input, set, side }: Props) => {
  const translate = useTranslate();
  const { zeroRated, goods } = kindOf(input.documentKind);
  const usual = input.dpp === '' ? null : usualPpn(input);
  return (
    <FormSection
      part="amounts"
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
      <FieldInput source="dpp" change={(dpp) => baseWithPpn(input, dpp)} />
      <FieldInput source="ppn" disabled={zeroRated} />
      <FieldInput source="ppnbm" disabled={zeroRated || !goods} />
      {side.key === 'in' && (
        <FieldInput
          source="uncreditReason"
          label={translate('dokumenScreen.form.decided')}
          none={LATER}
          options={[
            { value: LATER, label: translate('dokumenScreen.form.later') },
            ...Object.keys(uncreditReasons).map((value) => ({
              value,
              label: translate('dokumenScreen.form.not_credited', { reason: translate(`masukan.reason.${value}`) }),
            })),
          ]}
        />
      )}
    </FormSection>
  );
};
