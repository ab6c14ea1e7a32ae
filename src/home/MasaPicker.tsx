import { useLocale, useTranslate } from 'react-admin';
import { periodAfter } from '#domain/definition/day.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { recentPeriods } from '../ui/inputs/masa.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';

export const MasaPicker = ({ value, onChange }: { value: string; onChange: (period: string) => void }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const words = (period: string) => translate('home.masa', { masa: formatLongPeriod(period, locale) });
  const step = (by: 1 | -1, key: 'before' | 'after') => (
    <button
      type="button"
      className="ib sm"
      aria-label={translate(`home.masa_${key}`)}
      onClick={() => onChange(periodAfter(value, by))}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <fieldset className="row g4 masa-pick" aria-label={translate('home.choose_masa')}>
      {step(-1, 'before')}
      <MenuButton
        label={words(value)}
        icon="calendar"
        variant="outlined"
        color="inherit"
        choices={recentPeriods().map((period) => ({
          key: period,
          label: words(period),
          selected: period === value,
          onPick: () => onChange(period),
        }))}
      />
      {step(1, 'after')}
    </fieldset>
  );
};
