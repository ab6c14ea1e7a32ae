import { useLocale, useTranslate } from 'react-admin';
import { sayYearFinding } from '#domain/bupot/year/finding.ts';
import type { FindingView } from '#domain/bupot/year/preview.ts';
import { Icon, type IconName } from '../../ui/layout/Icon.tsx';

const looks: Readonly<Record<FindingView['weight'], readonly [className: string, icon: IconName]>> = {
  stop: ['er', 'close'],
  doubt: ['wr', 'warning'],
  note: ['', 'info'],
  done: ['ok', 'check'],
};

type Props = { readonly year: number; readonly findings: readonly FindingView[] };

export const FindingLines = ({ year, findings }: Props) => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
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
      {sorted.map((finding) => {
        const [look, icon] = looks[finding.weight];
        return (
          <li key={finding.rule + (finding.months ?? []).join()} className={`yfind ${look}`}>
            <Icon name={icon} size={14} />
            <span>{sayYearFinding(locale, year, finding)}</span>
          </li>
        );
      })}
    </ul>
  );
};
