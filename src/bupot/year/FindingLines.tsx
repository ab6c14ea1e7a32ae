import { useTranslate } from 'react-admin';
import type { SaidFinding } from '#domain/bupot/year/preview.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';

const looks: Readonly<Record<SaidFinding['weight'], readonly [className: string, icon: IconName]>> = {
  stop: ['er', 'close'],
  doubt: ['wr', 'warning'],
  note: ['', 'info'],
  done: ['ok', 'check'],
};

/** What was found of one employee, the weightiest first. */
export const FindingLines = ({ findings }: { findings: readonly SaidFinding[] }) => {
  const translate = useTranslate();
  const order = ['stop', 'doubt', 'note', 'done'];
  const sorted = findings.toSorted((one, other) => order.indexOf(one.weight) - order.indexOf(other.weight));
  if (sorted.length === 0)
    return (
      <span className="yfind ok">
        <Icon name="check" size={14} />
        {translate('bupotYear.screen.fine')}
      </span>
    );
  return (
    <ul className="yfinds">
      {sorted.map(({ rule, weight, message }) => {
        const [look, icon] = looks[weight];
        return (
          <li key={rule + message} className={`yfind ${look}`}>
            <Icon name={icon} size={14} />
            <span>{message}</span>
          </li>
        );
      })}
    </ul>
  );
};
