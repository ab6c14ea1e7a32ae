import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { InputField } from '#domain/bupot/record.ts';
import { Field, type FieldLink } from '../../ui/form/Field.tsx';
import { useSlip, useSlipWords } from './SlipContext.tsx';

export type SlipFieldProps = {
  readonly path: InputField;
  /** Where the field is called otherwise than in lists. */
  readonly label?: string;
  readonly span?: 2 | 3 | 4 | 5 | 6 | 8 | 12;
  readonly optional?: boolean;
  readonly help?: ReactNode;
};

type Props = SlipFieldProps & {
  /** How a proposal reads. */
  readonly written?: (proposal: string) => string;
  readonly children: (link: FieldLink) => ReactNode;
};

/** A field of the slip with its name, what is wrong with it, and the press that mends it. */
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
