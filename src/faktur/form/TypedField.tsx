import { Place } from '../../ui/form/Place.tsx';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { type Option, SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import type { Handed } from './TypedForm.tsx';

type Props<I> = {
  readonly of: Handed<I>;
  readonly path: keyof I & string;
  readonly wide: 's4' | 's6' | 's12';
  readonly mark?: 'required' | 'optional';
  readonly helper?: string | undefined;
  readonly disabled?: boolean;
};

const useShared = <I,>({ of, path, mark, helper, disabled = false }: Props<I>) => ({
  label: useFieldName(of.resource)(path),
  ...(mark ? { mark } : {}),
  helper,
  disabled,
  error: of.errorOf(path),
  value: String(of.input[path] ?? ''),
  onBlur: () => of.touch(path),
});

const patch = <I,>(path: keyof I, value: string | null): Partial<I> => ({ [path]: value }) as Partial<I>;

type Texts = {
  readonly longest: number;
  /** Empty values become undefined. */
  readonly optional?: true;
  readonly clean?: (text: string) => string;
};

export const TextField = <I,>({ longest, optional, clean = (text) => text, ...props }: Props<I> & Texts) => {
  const { of, path, wide } = props;
  const take = (text: string) => of.set(patch(path, clean(text) || (optional ? null : '')));
  return (
    <Place className={wide} path={path}>
      <TextInput {...useShared(props)} maxLength={longest} onChange={take} />
    </Place>
  );
};

export const DayField = <I,>(props: Props<I>) => {
  const { of, path, wide } = props;
  const take = (day: string) => {
    of.set(patch(path, day));
    of.touch(path);
  };
  return (
    <Place className={wide} path={path}>
      <DayInput {...useShared(props)} onChange={take} />
    </Place>
  );
};

export const AmountField = <I,>({ choose, ...props }: Props<I> & Pick<Choices<I>, 'choose'>) => {
  const { of, path, wide } = props;
  return (
    <Place className={wide} path={path}>
      <RupiahInput {...useShared(props)} onChange={(amount) => of.set(choose?.(amount) ?? patch(path, amount))} />
    </Place>
  );
};

type Choices<I> = {
  readonly options: readonly Option[];
  /** The change made by a choice; by default only the field itself. */
  readonly choose?: (value: string) => Partial<I>;
};

export const ChoiceField = <I,>({ options, choose, ...props }: Props<I> & Choices<I>) => {
  const { of, path, wide } = props;
  const take = (value: string) => of.set(choose?.(value) ?? patch(path, value));
  return (
    <Place className={wide} path={path}>
      <SelectInput {...useShared(props)} options={options} onChange={take} />
    </Place>
  );
};
