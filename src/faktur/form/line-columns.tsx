import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ratesOn } from '#domain/faktur/check-lines.ts';
import { transactionCode } from '#domain/faktur/codes.ts';
import { unitFrom } from '#domain/faktur/unit-names.ts';
import { units } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { matching } from '../../ui/grid/OptionEditor.tsx';
import type { SheetColumn, SheetKnown, SheetOption } from '../../ui/grid/sheet.ts';
import { Money } from '../../ui/layout/values.tsx';
import type { FormLine } from './form-state.ts';

const unitOptions: readonly SheetOption[] = Object.entries(units).map(([value, label]) => ({ value, label }));

/** Units that the official list does not have use its "Lainnya". */
const OTHER_UNIT = 'UM.0033';

export const unitsFor = (typed: string): readonly SheetOption[] => {
  const found = matching(unitOptions, typed);
  if (found.length > 0) return found;
  const meant = unitFrom(typed) ?? OTHER_UNIT;
  return unitOptions.filter(({ value }) => value === meant);
};

const read = (text: string): string => (text.trim() === '' ? '' : (parseAmount(text) ?? text));
export const readUnit = (text: string): string => unitFrom(text) ?? text;

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** Editors use the Indonesian notation: "2.450.000,5". */
const write = (value: string): string => (isDecimal(value) ? formatDecimal(value, 0) : value);

const money = (value: string) => (isDecimal(value) ? <Money value={value} /> : value);
const count = (value: string) => (isDecimal(value) ? formatDecimal(value, 0) : value);

type LineColumnParams = {
  readonly code: string;
  readonly date: string;
  readonly full: boolean;
  /** In a later stage only the names of the contract's lines may change, to say which stage it is. */
  readonly namesOnly: boolean;
  /** A stable function. */
  readonly earlier: (typed: string) => Promise<readonly SheetKnown[]>;
};

export const useLineColumns = ({
  code,
  date,
  full,
  namesOnly,
  earlier,
}: LineColumnParams): readonly SheetColumn<FormLine>[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const label = (key: string) => translate(`fakturScreen.line.${key}`);
    const amount = { align: 'right', read, write, show: money } as const;
    const daily: SheetColumn<FormLine>[] = [
      {
        key: 'name',
        label: label('name'),
        width: 138,
        flex: 1,
        invitation: translate('fakturScreen.form.new_line'),
        ...(namesOnly ? {} : { known: { label: translate('fakturScreen.form.earlier_lines'), find: earlier } }),
      },
      { key: 'quantity', label: label('quantity'), width: 78, align: 'right', read, write, show: count },
      {
        key: 'unit',
        label: label('unit'),
        width: 72,
        options: unitOptions,
        find: unitsFor,
        none: translate('fakturScreen.form.no_unit'),
        read: readUnit,
      },
      { key: 'price', label: label('price'), width: 126, ...amount },
      { key: 'discount', label: label('discount'), width: 112, ...amount },
    ];
    const rare: SheetColumn<FormLine>[] = [
      {
        key: 'opt',
        label: label('opt'),
        width: 84,
        options: [
          { value: 'A', label: translate('fakturScreen.line.goods') },
          { value: 'B', label: translate('fakturScreen.line.services') },
        ],
      },
      { key: 'code', label: label('code'), width: 92 },
      {
        key: 'base',
        label: label('base'),
        width: 132,
        options: (transactionCode(code)?.bases ?? []).map((value) => ({
          value,
          label: translate(`fakturScreen.base.${value}`),
        })),
      },
      {
        key: 'ppnbmRate',
        label: label('ppnbmRate'),
        width: 84,
        align: 'right',
        options: ratesOn(date).map((value) => ({
          value,
          label: `${value}%`,
        })),
      },
    ];
    const computed: SheetColumn<FormLine>[] = [
      { key: 'dpp', label: label('dpp'), width: 136, align: 'right', show: money, calculated: true },
      ...(full
        ? [
            {
              key: 'otherDpp',
              label: label('otherDpp'),
              width: 132,
              ...amount,
              editable: (line: FormLine) => line.base === 'OWN',
            },
          ]
        : []),
      { key: 'ppn', label: label('ppn'), width: 126, align: 'right', show: money, calculated: true },
      ...(full
        ? [{ key: 'ppnbm', label: label('ppnbm'), width: 116, align: 'right', show: money, calculated: true } as const]
        : []),
    ];
    const columns = full ? [...daily, ...rare, ...computed] : [...daily, ...computed];
    return namesOnly
      ? columns.map((column) => (column.key === 'name' ? column : { ...column, editable: false }))
      : columns;
  }, [translate, code, date, full, namesOnly, earlier]);
};
