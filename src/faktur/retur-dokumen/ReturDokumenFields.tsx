import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import type { DokumenAmounts } from '#domain/faktur/retur-dokumen-left.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { Place } from '../../ui/form/Place.tsx';
import { anchorOf, type FormPart } from '../../ui/form/places.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import type { Side } from './sides.ts';

const amounts = ['dpp', 'ppn', 'ppnbm'] as const;

/** The parts of the form as the page shows them, each with the fields that are its own; what is nobody's is the document's. */
export const partsOf = (translate: (key: string) => string): FormPart[] => [
  { id: 'asal', label: translate('returDokumenScreen.origin'), has: (path) => path === 'originId' },
  {
    id: 'retur',
    label: translate('returDokumenScreen.form.retur'),
    has: (path) => path === 'number' || path === 'date',
  },
  {
    id: 'nilai',
    label: translate('returDokumenScreen.form.amounts'),
    has: (path) => amounts.some((one) => one === path),
  },
];

type Props = {
  readonly side: Side;
  readonly input: ReturDokumenInput;
  readonly set: (change: Partial<ReturDokumenInput>) => void;
  readonly errorOf: (path: keyof ReturDokumenInput) => string | undefined;
  /** A field was left: what is wrong with it is said from then on. */
  readonly touch: (path: string) => void;
};

/** Its own number and its day. */
export const NumberFields = ({ side, input, set, errorOf, touch }: Props) => {
  const translate = useTranslate();
  const field = useFieldName(side.of.resource);
  return (
    <FormCard id={anchorOf('retur')} title={translate('returDokumenScreen.form.retur')}>
      <Place className="s6" path="number">
        <TextInput
          label={field('number')}
          mark="required"
          maxLength={100}
          helper={translate('returDokumenScreen.form.number_help')}
          value={input.number ?? ''}
          onChange={(number) => set({ number: number || null })}
          error={errorOf('number')}
          onBlur={() => touch('number')}
        />
      </Place>
      <Place className="s6" path="date">
        <DayInput
          label={field('date')}
          mark="required"
          helper={translate('returDokumenScreen.form.date_help')}
          value={input.date}
          onChange={(date) => set({ date })}
          error={errorOf('date')}
          onBlur={() => touch('date')}
        />
      </Place>
    </FormCard>
  );
};

type Left = {
  /** What may still go back. */
  readonly left: DokumenAmounts;
  /** The taxes that follow from the base; null of one that cannot be worked with. */
  readonly taxes: Pick<DokumenAmounts, 'ppn' | 'ppnbm'> | null;
};

/** What goes back, beside what may. */
export const AmountFields = ({ side, input, set, errorOf, touch, left, taxes }: Props & Left) => {
  const translate = useTranslate();
  const field = useFieldName(side.of.resource);
  return (
    <FormCard
      id={anchorOf('nilai')}
      title={translate('returDokumenScreen.form.amounts')}
      aside={
        <span className="row wrap">
          {taxes && (
            <Button size="small" onClick={() => set(taxes)}>
              {translate('returDokumenScreen.form.usual', { amount: formatRupiah(taxes.ppn) })}
            </Button>
          )}
          <Button size="small" onClick={() => set(left)}>
            {translate('returDokumenScreen.form.all')}
          </Button>
        </span>
      }
    >
      {amounts.map((key) => (
        <Place key={key} className="s4" path={key}>
          <RupiahInput
            label={field(key)}
            {...(key === 'dpp' ? { mark: 'required' as const } : {})}
            helper={translate('returDokumenScreen.form.left', { left: formatDecimal(left[key]) })}
            value={input[key]}
            disabled={key !== 'dpp' && sen(left[key]) === 0}
            onChange={(value) => set({ [key]: value })}
            error={errorOf(key)}
            onBlur={() => touch(key)}
          />
        </Place>
      ))}
    </FormCard>
  );
};
