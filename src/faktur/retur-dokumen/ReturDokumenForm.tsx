import { Button } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { type ReturDokumenInput, type ReturDokumenRow, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import type { DokumenAmounts } from '#domain/faktur/retur-dokumen-rules.ts';
import type { ReturDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import { inputConflict } from '../form/input-conflict.tsx';
import { AmountField, DayField, TextField } from '../form/TypedField.tsx';
import { TypedForm, type TypeOfForm } from '../form/TypedForm.tsx';
import { counted } from '../form/use-checked-form.ts';
import { lookedVat } from '../looked-vat.ts';
import { OriginFacts } from './OriginFacts.tsx';
import { inSide, outSide, type Side } from './sides.ts';
import { hasContent, useReturDokumenForm } from './use-retur-dokumen-form.ts';
import '../faktur.css';

const amounts = ['dpp', 'ppn', 'ppnbm'] as const;
const isAmount = (path: string): boolean => amounts.some((one) => one === path);

const typeOf = ({ key, of, paths, words }: Side): TypeOfForm<ReturDokumenRow, ReturDokumenInput> => ({
  of,
  access: `efaktur/document/${key}/return/ctas`,
  inputOf: returDokumenInputOf,
  // Another return starts by choosing another document.
  paths: { ...paths, create: paths.list, editSubstitute: paths.edit },
  title: `${words}.title`,
  sent: 'returDokumen.done.upload',
  Conflict: inputConflict<ReturDokumenRow, ReturDokumenInput, keyof ReturDokumenInput>({
    keys: ['number', 'date', ...amounts],
    inputOf: returDokumenInputOf,
  }),
  partsOf: (translate) => [
    { id: 'asal', label: translate('returDokumenScreen.origin'), has: (path) => path === 'originId' },
    {
      id: 'retur',
      label: translate('returDokumenScreen.form.retur'),
      has: (path) => path === 'number' || path === 'date',
    },
    { id: 'nilai', label: translate('returDokumenScreen.form.amounts'), has: isAmount },
  ],
});
const types = { out: typeOf(outSide), in: typeOf(inSide) } as const;

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly values: ReturDokumenInput;
  readonly origin: ReturDokumenStart['origin'];
  readonly left: DokumenAmounts;
  readonly draft?: ReturDokumenRow;
};

/** A return of another document: number, date and returned amounts, limited by the remainder. */
export const ReturDokumenForm = ({ side, title, values, origin, left, draft }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`returDokumenScreen.${key}`, params);
  const { taxes, ...form } = useReturDokumenForm(values, { origin, left });
  const { input, set, fits } = form;
  const kept = useMemo(() => counted(input), [input]);
  return (
    <TypedForm
      type={types[side.key]}
      title={title}
      form={form}
      kept={kept}
      draft={draft}
      worthSaving={hasContent(input)}
      unfit={!fits}
      looked={lookedVat({ ...kept, counterpartyName: origin.counterpartyName })}
      ofAnother
    >
      {(of) => (
        <>
          <FormCard id={anchorOf('asal')} title={words('origin')}>
            <div className="s12">
              <OriginFacts side={side} of={origin} />
            </div>
          </FormCard>
          <FormCard id={anchorOf('retur')} title={words('form.retur')}>
            <TextField
              of={of}
              path="number"
              wide="s6"
              mark="required"
              longest={100}
              optional
              helper={words('form.number_help')}
            />
            <DayField of={of} path="date" wide="s6" mark="required" helper={words('form.date_help')} />
          </FormCard>
          <FormCard
            id={anchorOf('nilai')}
            title={words('form.amounts')}
            aside={
              <span className="row wrap">
                {taxes && (
                  <Button size="small" onClick={() => set(taxes)}>
                    {words('form.usual', { amount: formatRupiah(taxes.ppn) })}
                  </Button>
                )}
                <Button size="small" onClick={() => set(left)}>
                  {words('form.all')}
                </Button>
              </span>
            }
          >
            {amounts.map((path) => (
              <AmountField
                key={path}
                of={of}
                path={path}
                wide="s4"
                disabled={path !== 'dpp' && sen(left[path]) === 0}
                {...(path === 'dpp' ? { mark: 'required' } : {})}
                helper={words('form.left', { left: formatDecimal(left[path]) })}
              />
            ))}
          </FormCard>
        </>
      )}
    </TypedForm>
  );
};
