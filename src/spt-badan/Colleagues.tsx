import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { useSession } from '../ui/layout/session-context.ts';
import { useNow } from '../ui/layout/use-now.ts';
import { colleaguesOf } from './colleagues.ts';
import { pathOf, placesOf } from './places.ts';
import { usePlaceName } from './SheetTree.tsx';

/** Who works on which other sheet of this return. */
export const Colleagues = ({ of }: { of: AnnualView }) => {
  const translate = useTranslate();
  const { profile } = useSession();
  const nameOf = usePlaceName(of);
  const colleagues = colleaguesOf(of, { self: profile.name, now: useNow() });
  return (
    <span className="annual-colleagues small" role="status">
      {colleagues.map(({ name, sheet }) => {
        const place = placesOf(of).find((one) => one.sheet === sheet);
        return (
          place && (
            <span key={name}>
              {translate('sptBadanScreen.colleague', { name })}{' '}
              <Link to={pathOf(of, place)}>
                {[sheet === 'INDUK' ? '' : sheet, nameOf(place)].filter(Boolean).join(' ')}
              </Link>
            </span>
          )
        );
      })}
    </span>
  );
};
