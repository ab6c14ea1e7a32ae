import { useTranslate } from 'react-admin';
import { taxEffect } from '#domain/bupot/pull/taken-effect.ts';
import type { PullRow } from '#domain/bupot/pull/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { DifferenceList } from '../../ui/documents/DifferenceList.tsx';
import { MasaEffect } from '../../ui/documents/MasaEffect.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { slipLabel, slipValue } from './slip-differences.tsx';

type Props = {
  readonly rows: readonly PullRow[];
  readonly chosen: number;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onTake: () => void;
};

export const TakeDiffering = ({ rows, chosen, busy, onClose, onTake }: Props) => {
  const translate = useTranslate();
  const say = (key: string, n: number) => translate(`bupotPull.page.${key}`, { smart_count: n, n: formatCount(n) });
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('bupotPull.page.ask_title')}
      confirm={say('take', chosen)}
      busy={busy}
      onClose={onClose}
      onConfirm={onTake}
    >
      <p>{say('ask', rows.length)}</p>
      <MasaEffect of={taxEffect(rows)} words="bupotPull.page" />
      {rows.map(({ place, number, slip, differences }) => (
        <div key={place} style={{ marginTop: 12 }}>
          <b className="id">{number}</b> <span className="sec">{slip.payee?.name}</span>
          <DifferenceList of={differences} name={number} label={slipLabel} value={slipValue} />
        </div>
      ))}
    </ConfirmModal>
  );
};
