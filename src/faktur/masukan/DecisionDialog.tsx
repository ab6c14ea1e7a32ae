import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { lastCreditPeriod } from '#domain/faktur/crediting.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { type UncreditReason, uncreditReasons } from '#domain/rules/crediting.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { ReasonField } from '../../ui/documents/MoveDialog.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { type CreditList, useCreditEffect } from './credit-lists.ts';
import { EffectBody } from './EffectCard.tsx';

export type DecisionMove = CreditDecision['move'];

export type About = {
  readonly list: CreditList;
  readonly target: BulkTarget;
  readonly periods: readonly string[];
  readonly period: string;
  /** For a single document: its own masa, to mark the last possible one. */
  readonly own?: string;
  readonly words: ReactNode;
};

type Props = {
  readonly move: DecisionMove;
  readonly of: About;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (decision: CreditDecision) => void;
};

export const MasaChoice = ({
  of,
  value,
  onChange,
}: {
  of: About;
  value: string;
  onChange: (period: string) => void;
}) => {
  const translate = useTranslate();
  return (
    <fieldset className="cmasa">
      <legend className="fld-l">{translate('masukanScreen.decide.period')}</legend>
      {of.periods.map((period) => (
        <label key={period} className="row g4">
          <input type="radio" name="masa" checked={period === value} onChange={() => onChange(period)} />
          <span className="num">{formatPeriod(period)}</span>
          {of.own && period === lastCreditPeriod(of.own) && (
            <span className="chip orange">{translate('masukanScreen.decide.last')}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
};

const ReasonChoice = ({ value, onChange }: { value: string; onChange: (reason: UncreditReason) => void }) => {
  const translate = useTranslate();
  const law = value ? uncreditReasons[value as UncreditReason] : null;
  return (
    <SelectInput
      label={translate('masukanScreen.decide.reason')}
      value={value}
      onChange={(reason) => onChange(reason as UncreditReason)}
      placeholder={translate('masukanScreen.decide.choose')}
      options={Object.keys(uncreditReasons).map((reason) => ({
        value: reason,
        label: translate(`masukan.reason.${reason}`),
      }))}
      helper={law ? `${law.name} ${law.article}` : undefined}
    />
  );
};

/** A stored reason belongs to the document it was typed for, or to the bulk decision. */
const subjectOf = (target: BulkTarget): string =>
  'ids' in target && target.ids.length === 1 ? (target.ids[0] ?? '') : 'many';

export const DecisionDialog = ({ move, of, busy, onClose, onDecide }: Props) => {
  const translate = useTranslate();
  const [creditPeriod, setPeriod] = useState(of.period);
  const [uncreditReason, setUncredit] = useState<UncreditReason | ''>('');
  const [reason, setReason] = useStoredState(`decide.${move}.${subjectOf(of.target)}`, '');
  const written = reason.trim();
  const decided = (lockReason?: string): CreditDecision | null => {
    const more = lockReason ? { lockReason } : {};
    if (move === 'credit' || move === 'rebook') return { move, creditPeriod, ...more };
    if (move === 'uncredit') return uncreditReason === '' ? null : { move, uncreditReason, ...more };
    if (move === 'restore') return { move, ...more };
    return written ? { move, reason: written, ...more } : null;
  };
  const requestedDecision =
    move === 'invalidate' ? null : move === 'uncredit' ? ({ move, uncreditReason: 'COMPANY' } as const) : decided();
  const { data: effect } = useCreditEffect(of.list, of.target, requestedDecision);
  const filed = (effect?.filed.length ?? 0) > 0;
  const explains = filed || move === 'invalidate';
  const decision = decided(filed ? written : undefined);
  const words = (key: 'title' | 'text' | 'confirm') => translate(`${of.list.words}.asks.${move}.${key}`);
  return (
    <ConfirmModal
      open
      title={words('title')}
      confirm={words('confirm')}
      cancel={translate('shell.kit.back')}
      danger={masukanStatus.moves[move].offer?.danger === true}
      busy={busy}
      disabled={decision === null || (explains && written === '') || effect?.count === 0}
      onClose={onClose}
      onConfirm={() => decision && onDecide(decision)}
    >
      {of.words}
      <p style={{ margin: '8px 0 12px' }}>{words('text')}</p>
      {(move === 'credit' || move === 'rebook') && <MasaChoice of={of} value={creditPeriod} onChange={setPeriod} />}
      {move === 'uncredit' && <ReasonChoice value={uncreditReason} onChange={setUncredit} />}
      {effect && <EffectBody of={effect} named={of.list.named} />}
      {explains && <ReasonField value={reason} onChange={setReason} />}
    </ConfirmModal>
  );
};
