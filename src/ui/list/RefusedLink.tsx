import { useTranslate } from 'react-admin';
import type { RefusedFamilyName } from '#domain/refusals/cure.ts';
import { refusedPath } from '#domain/refusals/place.ts';
import { formatCount } from '#domain/text/format.ts';
import { HeadLink } from './HeadLink.tsx';
import { useRefusals } from './use-refusals.ts';

export const RefusedLink = ({ family }: { family: RefusedFamilyName }) => {
  const translate = useTranslate();
  const buckets = useRefusals().data?.buckets ?? [];
  const count = buckets.reduce((all, one) => all + (one.family === family ? one.count : 0), 0);
  if (count === 0) return null;
  return (
    <HeadLink
      to={refusedPath(family)}
      icon="warning"
      label={translate('refusals.link', { count: formatCount(count) })}
    />
  );
};
