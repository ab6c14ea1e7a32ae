import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PagePanel } from '../ui/layout/PagePanel.tsx';
import { type Place, pathOf, placesOf } from './places.ts';
import { sheetGroups } from './sheet-groups.ts';

type Props = { readonly of: AnnualView; readonly at: Place };

/** The letters before the name of a sheet; the Induk has none. */
export const sheetCode = (sheet: string): string => (sheet === 'INDUK' ? '' : sheet);

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

/** Sheets under their headings, with what is filled in and what has findings; a select on a narrow screen. */
export const SheetTree = ({ of, at }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const nameOf = usePlaceName(of);
  const places = placesOf(of);
  const filled = new Set(of.tree.flatMap((one) => (one.filled ? [one.sheet] : [])));
  const countOf = (sheet: string): number =>
    of.findings.filter((one) => one.sheet === sheet && one.severity === 'error').length;
  const nameWithCode = (place: Place): string => [sheetCode(place.sheet), nameOf(place)].filter(Boolean).join(' · ');
  const leaf = (place: Place) => {
    const count = countOf(place.sheet);
    return (
      <li key={place.path}>
        <Link
          to={pathOf(of, place)}
          aria-current={place.path === at.path ? 'page' : undefined}
          className={`${place.path === at.path ? 'on' : ''} ${count > 0 ? 'bad' : filled.has(place.sheet) ? 'done' : ''}`}
        >
          <Icon name={count > 0 ? 'warning' : filled.has(place.sheet) ? 'check' : 'dot'} size={14} />
          <span className="annual-tree-code">{sheetCode(place.sheet)}</span>
          <span>{nameOf(place)}</span>
          {count > 0 && <span className="bdg red">{count}</span>}
        </Link>
      </li>
    );
  };
  return (
    <>
      <PagePanel label={translate('sptBadanScreen.sheets')}>
        <div className="annual-tree">
          <div className="ttl">
            {translate('sptBadanScreen.sheets')}
            <span className="sec small">
              {translate('sptBadanScreen.filled', { filled: filled.size, total: of.tree.length })}
            </span>
          </div>
          <progress value={filled.size} max={of.tree.length} aria-label={translate('sptBadanScreen.sheets')} />
          {sheetGroups[of.era].map(({ key, sheets }) => (
            <section key={key ?? ''}>
              {key && <div className="grp">{translate(`sptBadanScreen.group.${key}`)}</div>}
              <ul>{places.filter(({ sheet }) => sheets.includes(sheet)).map(leaf)}</ul>
            </section>
          ))}
        </div>
      </PagePanel>
      <div className="annual-choice">
        <SelectInput
          label={translate('sptBadanScreen.sheets')}
          value={at.path}
          options={places.map((place) => ({ value: place.path, label: nameWithCode(place) }))}
          onChange={(path) => {
            const chosen = places.find((place) => place.path === path);
            if (chosen) navigate(pathOf(of, chosen));
          }}
        />
      </div>
    </>
  );
};
