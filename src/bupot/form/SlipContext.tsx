import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { InputField } from '#domain/bupot/record.ts';
import type { BupotStart } from '#domain/bupot/view-schema.ts';
import type { LineMonthsView } from '#domain/bupot/year/line-months.ts';
import type { FindingView } from '#domain/definition/finding.ts';
import { Field, type FieldLink } from '../../ui/form/Field.tsx';
import { useWordsOf } from '../../ui/form/form-findings.ts';
import type { SlipFormHandle } from './use-slip-form.ts';

type SlipValue = SlipFormHandle & {
  readonly start: BupotStart;
  readonly corrects: boolean;
  readonly lineMonths: LineMonthsView | null;
  readonly serverFindings: readonly FindingView[];
};

const SlipContext = createContext<SlipValue | null>(null);
export const SlipProvider = SlipContext.Provider;

export const useSlip = (): SlipValue => {
  const slip = useContext(SlipContext);
  if (!slip) throw new Error('useSlip outside the form of a slip');
  return slip;
};

/** Messages of a field: server errors first, then domain findings. */
export const useSlipWords = () => useWordsOf(useSlip());

export type SlipFieldProps = {
  readonly path: InputField;
  readonly label?: string;
  readonly span?: 2 | 3 | 4 | 5 | 6 | 8 | 12;
  readonly optional?: boolean;
  readonly help?: ReactNode;
};

type Props = SlipFieldProps & {
  readonly written?: (proposal: string) => string;
  readonly children: (link: FieldLink) => ReactNode;
};

export const SlipField = ({ path, label, ...field }: Props) => {
  const { change } = useSlip();
  const words = useSlipWords();
  const translate = useTranslate();
  return (
    <Field
      path={path}
      label={label ?? translate(`bupotScreen.field.${path}`)}
      {...field}
      {...words(path)}
      onTake={(proposal) => change({ [path]: proposal })}
    />
  );
};
