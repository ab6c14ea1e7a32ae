import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSlip, useSlipWords } from './SlipContext.tsx';

type Props = {
  readonly path: 'grossUp' | 'noNpwp' | 'foreignEmployee' | 'secondEmployer' | 'grossUpBenefit';
  readonly label?: string;
  readonly span?: 4 | 6 | 12;
};

/** Yes or no, its question beside it. */
export const SwitchField = ({ path, label, span = 6 }: Props) => {
  const { input, change } = useSlip();
  const { error, warning } = useSlipWords()(path);
  const translate = useTranslate();
  const said = error ?? warning;
  const words = useId();
  return (
    <div className={`fsw s${span}`}>
      <label className="row">
        <input
          type="checkbox"
          data-field={path}
          aria-describedby={said ? words : undefined}
          aria-invalid={error ? true : undefined}
          checked={input[path]}
          onChange={(event) => change({ [path]: event.target.checked })}
        />
        <span>{label ?? translate(`bupotForm.switch.${path}`)}</span>
      </label>
      {said && (
        <p id={words} className={`ffh ${error ? 'er' : 'wr'}`}>
          {said}
        </p>
      )}
    </div>
  );
};
