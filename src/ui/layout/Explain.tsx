import { Popover } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { formatDecimal, formatRupiah } from '#domain/text/format.ts';
import { Facts } from './Card.tsx';
import { Icon } from './Icon.tsx';
import { RuleText } from './RuleText.tsx';
import { useEverOpen } from './use-ever-open.ts';
import { Money } from './values.tsx';

export const explainedText = ({ value, unit }: Explained): string => {
  if (unit === 'rupiah') return formatRupiah(value);
  if (unit === 'percent') return `${formatDecimal(value, 0)}%`;
  return unit === 'factor' ? value : formatDecimal(value, 0);
};

const Inputs = ({ of, onOpen }: { of: readonly Explained[]; onOpen: (input: Explained) => void }) => {
  const translate = useTranslate();
  return (
    <ul className="eq-list">
      {of.map((input, at) => {
        const key = `${input.label} ${at}`;
        const text = (
          <>
            <span className="sec">
              {input.line && `${input.line} `}
              {translate(input.label)}
            </span>
            <span className="num">{explainedText(input)}</span>
          </>
        );
        return (
          <li key={key}>
            {input.inputs || input.formula ? (
              <button type="button" className="eq-in" onClick={() => onOpen(input)}>
                {text}
                <Icon name="chevron-right" size={14} />
              </button>
            ) : (
              <span className="eq-in">{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

export const ExplainCard = ({ of, onClose }: { of: Explained; onClose?: () => void }) => {
  const translate = useTranslate();
  const [trail, setTrail] = useState<readonly Explained[]>([]);
  const now = trail.at(-1) ?? of;
  const rounding = now.rounding ? ([[translate('shell.kit.rounding'), translate(now.rounding)]] as const) : [];
  const rule = now.rule ? ([[translate('shell.kit.rule'), <RuleText key="rule" of={now.rule} />]] as const) : [];
  return (
    <div className="explain">
      <div className="row">
        {trail.length > 0 && (
          <button
            type="button"
            className="ib xs"
            aria-label={translate('shell.kit.back')}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            <Icon name="chevron-left" size={16} />
          </button>
        )}
        <h3 className="grow">{translate('shell.kit.explain')}</h3>
        {onClose && (
          <button type="button" className="ib xs" aria-label={translate('shell.kit.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <p className="explain-v">{now.unit === 'rupiah' ? <Money value={now.value} unit /> : explainedText(now)}</p>
      <p className="small sec">
        {now.line && `${now.line} `}
        {translate(now.label)}
        {now.formula && ` = ${translate(now.formula)}`}
      </p>
      {now.inputs && now.inputs.length > 0 && (
        <Inputs of={now.inputs} onOpen={(input) => setTrail([...trail, input])} />
      )}
      {(rounding.length > 0 || rule.length > 0) && (
        <div className="explain-facts small">
          <Facts of={[...rounding, ...rule]} />
        </div>
      )}
    </div>
  );
};

/** The explanation is computed when opened. */
export const ExplainButton = ({ explain, label }: { explain: () => Explained; label?: string }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [of, setOf] = useState<Explained | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    setOf(explain());
    setAnchor(event.currentTarget);
  };
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={`exp-a ${anchor ? 'on' : ''}`}
        aria-label={label ? translate('shell.kit.explain_of', { name: label }) : translate('shell.kit.explain')}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={open}
      >
        <Icon name="sigma" size={14} />
      </button>
      {everOpen && (
        <Popover
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          onClick={(event) => event.stopPropagation()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.kit.explain') } }}
        >
          {of && <ExplainCard of={of} onClose={close} />}
        </Popover>
      )}
    </>
  );
};
