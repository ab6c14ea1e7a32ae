import { Checkbox, FormControlLabel } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatPeriod } from '#domain/text/format.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Facts } from '../layout/Card.tsx';
import { usePreference } from '../layout/use-preference.ts';
import { Money } from '../layout/values.tsx';

/** Data of the final review before sending. Amounts in rupiah, masa YYYY-MM; unknown values are null. */
export type Looked = {
  readonly number: string | null;
  readonly party: string | null;
  readonly base: string | null;
  readonly tax: string | null;
  readonly period: string | null;
};

export const LookedAt = ({ of: { number, party, base, tax, period } }: { of: Looked }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`list.look.${key}`);
  const money = (value: string | null) => (value ? <Money value={value} unit /> : '–');
  return (
    <Facts
      of={[
        [label('number'), number || label('no_number')],
        [label('party'), party || '–'],
        [label('base'), money(base)],
        [label('tax'), money(tax)],
        [label('period'), period ? formatPeriod(period) : '–'],
      ]}
    />
  );
};

type Look = {
  readonly confirm?: string;
  readonly body: ReactNode;
};

/**
 * A final review before sending to the tax office, which users can switch off. `look` resolves to whether to continue.
 */
export const useLastLook = () => {
  const translate = useTranslate();
  const [atOnce, keepAtOnce] = usePreference('sendAtOnce');
  const [question, setRequested] = useState<(Look & { readonly answer: (yes: boolean) => void }) | null>(null);
  const [skips, setSkips] = useState(false);
  const look = async (of: Look): Promise<boolean> => {
    if (atOnce === true) return true;
    setSkips(false);
    const yes = await new Promise<boolean>((answer) => setRequested({ ...of, answer }));
    setRequested(null);
    return yes;
  };
  const dialog = question && (
    <ConfirmModal
      open
      title={translate('list.look.title')}
      confirm={question.confirm ?? translate('list.look.send')}
      cancel={translate('shell.kit.back')}
      first
      onClose={() => question.answer(false)}
      onConfirm={() => {
        if (skips) keepAtOnce(true);
        question.answer(true);
      }}
    >
      {question.body}
      <p className="small sec" style={{ marginTop: 8 }}>
        {translate('list.look.final')}
      </p>
      <FormControlLabel
        control={<Checkbox size="small" checked={skips} onChange={(event) => setSkips(event.target.checked)} />}
        label={<span className="small">{translate('list.look.skip')}</span>}
      />
    </ConfirmModal>
  );
  return { look, dialog, atOnce: atOnce === true };
};
