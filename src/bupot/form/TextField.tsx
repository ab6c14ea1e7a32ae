import type { BupotInput } from '#domain/bupot/record.ts';
import { useSlip } from './SlipContext.tsx';
import { SlipField, type SlipFieldProps } from './SlipField.tsx';

export type TextPath = { [K in keyof BupotInput]: string | null extends BupotInput[K] ? K : never }[keyof BupotInput];

type Props = SlipFieldProps & {
  readonly path: Exclude<TextPath, 'payeeIdType'>;
  readonly maxLength?: number;
  readonly type?: 'text' | 'email';
  readonly rows?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
};

/** A line, or a few lines, of text. */
export const TextField = ({ maxLength, type = 'text', rows, placeholder, readOnly = false, ...field }: Props) => {
  const { input, change, touch } = useSlip();
  const { path } = field;
  return (
    <SlipField {...field}>
      {(link) => {
        const shared = {
          ...link,
          className: 'inp',
          maxLength,
          placeholder,
          readOnly,
          value: input[path] ?? '',
          onBlur: () => touch(path),
        };
        const take = (text: string) => change({ [path]: text || null });
        return rows ? (
          <textarea {...shared} rows={rows} onChange={(event) => take(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => take(event.target.value)} />
        );
      }}
    </SlipField>
  );
};
