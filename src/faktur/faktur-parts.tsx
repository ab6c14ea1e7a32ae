import './faktur.css';
import { useTranslate } from 'react-admin';
import { explainFaktur } from '#domain/faktur/explain.ts';
import type { Explainable } from '#domain/faktur/explain-parts.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { Identifier } from '../ui/layout/values.tsx';
import { toForm, toInput } from './form/form-state.ts';

type NumberProps = {
  readonly of: Pick<FakturRow, 'number' | 'reference'>;
  readonly copy?: boolean;
  /** Message key that says when a number is given. */
  readonly hint?: string;
};

export const FakturNumber = ({ of, copy = false, hint = 'fakturScreen.number_at_approval' }: NumberProps) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" copy={copy} />;
  return (
    <span className="num sec" title={translate(hint)}>
      {of.reference ?? translate('fakturScreen.no_number')}
    </span>
  );
};

export type Written = Faktur<string>;

export const AmountExplained = ({ of, which }: { of: Written; which: Explainable }) => (
  <ExplainButton
    label={useTranslate()(`explain.${which}`)}
    explain={() => explainFaktur(toInput(toForm(of)), { lines: of.lines, total: of }, which)}
  />
);

export const ChecksCard = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const checks = useGet('/efaktur/out/ctas/{id}/checks', { path: { id } });
  if (!checks.data) return null;
  const passed = checks.data.filter(({ ok }) => ok).length;
  const ready = passed === checks.data.length;
  return (
    <div className={`alert tint ${ready ? 'green' : 'orange'}`}>
      <Icon name={ready ? 'shield' : 'warning'} />
      <div className="grow">
        <b>
          {translate(ready ? 'fakturScreen.checks.ready' : 'fakturScreen.checks.not_ready', {
            passed,
            all: checks.data.length,
          })}
        </b>
        <ul className="fchk">
          {checks.data.map(({ key, ok, message }) => (
            <li key={key}>
              <span className={ok ? 'ok' : 'bad'}>
                <Icon name={ok ? 'check' : 'close'} size={14} />
              </span>
              <span>
                <span className="sr">{translate(ok ? 'fakturScreen.checks.ok' : 'fakturScreen.checks.fault')}: </span>
                {message}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
