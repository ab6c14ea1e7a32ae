import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { type Place, pathOf, placesOf } from './places.ts';

type Props = { readonly of: AnnualView; readonly at: Place };

export const usePlaceName = ({ era }: Pick<AnnualView, 'era'>) => {
  const translate = useTranslate();
  return ({ sheet, part }: Place): string =>
    [
      translate(`sptBadan.sheet.form${era}.${sheet}`),
      part && translate('sptBadanScreen.part', { part: part.replace('part', '') }),
    ]
      .filter(Boolean)
      .join(', ');
};

/** Sheets in the order of the form, with what is filled in and what has findings; a list on a narrow screen. */
export const SheetTree = ({ of, at }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = usePlaceName(of);
  const places = placesOf(of);
  const isFilled = new Map(of.tree.map(({ sheet, filled }) => [sheet, filled]));
  const countOf = (sheet: string): number =>
    of.findings.filter((one) => one.sheet === sheet && one.severity === 'error').length;
  return (
    <>
      <nav className="annual-tree" aria-label={translate('sptBadanScreen.sheets')}>
        <p className="annual-tree-hd">
          <b>{translate('sptBadanScreen.sheets')}</b>
          <span className="sec">
            {translate('sptBadanScreen.filled', {
              filled: of.tree.filter(({ filled }) => filled).length,
              total: of.tree.length,
            })}
          </span>
        </p>
        {places.map((place) => (
          <Link
            key={place.path}
            to={pathOf(of, place)}
            aria-current={place.path === at.path ? 'page' : undefined}
            className={countOf(place.sheet) > 0 ? 'bad' : ''}
          >
            <Icon name={countOf(place.sheet) > 0 ? 'warning' : isFilled.get(place.sheet) ? 'check' : 'dot'} size={14} />
            <b>{place.sheet}</b>
            <span>{nameOf(place)}</span>
          </Link>
        ))}
      </nav>
      <div className="annual-choice">
        <SelectInput
          label={translate('sptBadanScreen.sheets')}
          value={at.path}
          options={places.map((place) => ({ value: place.path, label: `${place.sheet} · ${nameOf(place)}` }))}
          onChange={(path) => {
            const chosen = places.find((place) => place.path === path);
            if (chosen) navigate(pathOf(of, chosen));
          }}
        />
      </div>
    </>
  );
};
