import { Checkbox } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PullRow } from '#domain/bupot/pull/view-schema.ts';
import { isTaken } from '#domain/definition/pull.ts';
import { DifferenceList } from '../../ui/documents/DifferenceList.tsx';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Money, PeriodText } from '../../ui/layout/values.tsx';
import { ObjectText } from '../list/bupot-cells.tsx';
import { detailPath } from '../paths.ts';
import { receivedPaths } from '../received/paths.ts';
import { verdictLooks } from './looks.ts';
import { slipLabel, slipValue } from './slip-differences.tsx';

export const columns = ['number', 'party', 'object', 'gross', 'tax', 'verdict'] as const;

type Props = {
  readonly row: PullRow;
  readonly chosen: boolean | null;
  readonly onChoose: () => void;
};

const RowStatus = ({ row: { verdict, status, note, message, slipId, slip } }: Pick<Props, 'row'>) => {
  const translate = useTranslate();
  const look = verdictLooks[verdict];
  const taken = isTaken({ status });
  return (
    <div className="pull-standing">
      <span className="row wrap">
        {taken ? (
          <Chip tone="green" icon="check" label={translate('bupotPull.row.TAKEN')} />
        ) : (
          <Chip
            tone={look.tone}
            icon={look.icon}
            label={translate(`bupotPull.verdict.${verdict}`)}
            title={translate(`bupotPull.verdict_hint.${verdict}`)}
          />
        )}
        {slipId && (
          <Link
            to={verdict === 'ABOUT_US' ? receivedPaths.detail(slipId) : detailPath({ kind: slip.kind, id: slipId })}
          >
            {translate('bupotPull.page.open_slip')}
          </Link>
        )}
      </span>
      {note && !taken && <span className="sec">{translate(`bupotPull.note.${note}`)}</span>}
      {message && <span className="pull-no">{message}</span>}
    </div>
  );
};

export const PullTableRow = ({ row, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const { slip, number, differences } = row;
  const party = slip.role === 'payee' ? slip.withholder : slip.payee;
  const label = (key: string) => translate(`bupotPull.page.${key}`);
  return (
    <>
      <tr>
        <td className="pull-box">
          {chosen !== null && (
            <Checkbox
              size="small"
              checked={chosen}
              onChange={onChoose}
              slotProps={{ input: { 'aria-label': translate('bupotPull.page.choose', { number }) } }}
            />
          )}
        </td>
        <td>
          <span className="id">{number}</span>
          <br />
          <span className="sec">
            {slip.kind} · <PeriodText value={slip.period} /> · <Day value={slip.date} />
          </span>
        </td>
        <td data-label={label(slip.role === 'payee' ? 'withholder' : 'payee')}>
          <span>{party?.name ?? translate(`bupotScreen.list.nobody.${slip.kind}`)}</span>
        </td>
        <td data-label={label('object')}>
          <span>
            <ObjectText of={slip} />
          </span>
        </td>
        <td className="right" data-label={label('gross')}>
          <Money value={slip.gross} />
        </td>
        <td className="right" data-label={label('tax')}>
          <Money value={slip.tax} />
        </td>
        <td>
          <RowStatus row={row} />
        </td>
      </tr>
      {differences.length > 0 && (
        <tr className="pull-differs">
          <td />
          <td colSpan={columns.length}>
            <DifferenceList
              of={differences}
              label={slipLabel}
              value={slipValue}
              name={`${number}: ${translate('bupotPull.page.differences', { smart_count: differences.length })}`}
            />
          </td>
        </tr>
      )}
    </>
  );
};
