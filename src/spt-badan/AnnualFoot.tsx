import '../ui/layout/page-foot.css';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { Money } from '../ui/layout/values.tsx';
import { BillButton } from './BillButton.tsx';
import { findingPath } from './finding-path.ts';
import { useAnnualMoves } from './use-annual-moves.tsx';

type Props = { readonly of: AnnualView; readonly readAnew: () => void };

const Amount = ({ name, value, main = false }: { name: string; value: string; main?: boolean }) => {
  const translate = useTranslate();
  return (
    <div className={main ? 'main' : undefined}>
      <dt>{translate(`sptBadanScreen.result.${name}`)}</dt>
      <dd>
        <Money value={value} unit places={0} />
      </dd>
    </div>
  );
};

/** The result of the whole return, the findings that block its filing, and the next one of them (Alt ↓). */
export const AnnualFoot = ({ of, readAnew }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const at = useRef(-1);
  const { choices, question } = useAnnualMoves(of, ['inquire', 'file'], readAnew);
  const { result } = of;
  const blocking = of.findings.filter(({ severity }) => severity === 'error');
  const next = () => {
    at.current = (at.current + 1) % blocking.length;
    const finding = blocking[at.current];
    if (finding) navigate(findingPath(of, finding));
  };
  useShortcut('alt+ArrowDown', next, blocking.length > 0);
  return (
    <div className="page-foot annual-foot">
      <dl>
        <Amount name="due" value={result.due} />
        <span aria-hidden="true">−</span>
        <Amount name="credits" value={result.credits} />
        <span aria-hidden="true">−</span>
        <Amount name="paid" value={result.paid} />
        <span aria-hidden="true">=</span>
        <Amount name="rest" value={result.rest} main />
        <span className="annual-foot-gap" aria-hidden="true" />
        <Amount name="instalment" value={result.instalment} />
      </dl>
      <span className="grow" />
      {blocking.length > 0 && (
        <Button
          variant="outlined"
          color="error"
          size="small"
          startIcon={<Icon name="warning" size={16} />}
          onClick={next}
          title="Alt ↓"
        >
          {translate('sptBadanScreen.next_finding', { smart_count: blocking.length })}
        </Button>
      )}
      <BillButton of={of} />
      {choices.map(({ key, label, disabled, onPick }) => (
        <Button
          key={key}
          variant={key === 'file' ? 'contained' : 'outlined'}
          color={key === 'file' ? 'primary' : 'inherit'}
          disabled={disabled}
          onClick={onPick}
        >
          {label}
        </Button>
      ))}
      {question}
    </div>
  );
};
