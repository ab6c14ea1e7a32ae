import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { PagePanel } from '../ui/layout/PagePanel.tsx';
import { type Place, pathOf, placesOf } from './places.ts';
import { flagsOf, type SheetFlag } from './sheet-flags.ts';
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

const icons = {
  errors: 'warning',
  correlated: 'check',
  empty: 'dot',
  stale: 'refresh',
  invalidImport: 'import',
} as const satisfies Record<SheetFlag, string>;

const Flag = ({ of }: { readonly of: SheetFlag }) => {
  const words = useTranslate()(`sptBadanScreen.flag.${of}`);
  return (
    <span className={`annual-flag flag-${of}`} title={words}>
      <Icon name={icons[of]} size={14} />
      <span className="sr">{words}</span>
    </span>
  );
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
  /** In a list without icons, what a person has to look at is written out. */
  const nameWithCode = (place: Place): string =>
    [
      sheetCode(place.sheet),
      nameOf(place),
      ...flagsOf(of, place.sheet)
        .filter((flag) => flag !== 'correlated' && flag !== 'empty')
        .map((flag) => translate(`sptBadanScreen.flag.${flag}`)),
    ]
      .filter(Boolean)
      .join(' · ');
  const leaf = (place: Place) => {
    const count = countOf(place.sheet);
    const [main = 'empty', ...more] = flagsOf(of, place.sheet);
    return (
      <li key={place.path}>
        <Link
          to={pathOf(of, place)}
          aria-current={place.path === at.path ? 'page' : undefined}
          className={place.path === at.path ? 'on' : undefined}
        >
          <Flag of={main} />
          <span className="annual-tree-code">{sheetCode(place.sheet)}</span>
          <span>{nameOf(place)}</span>
          <span className="annual-flags">
            {more.map((flag) => (
              <Flag key={flag} of={flag} />
            ))}
            {count > 0 && <span className="bdg red">{count}</span>}
          </span>
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
