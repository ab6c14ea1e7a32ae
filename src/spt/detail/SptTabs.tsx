import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useInSight } from '../../ui/layout/use-in-sight.ts';
import { sptPaths } from '../paths.ts';
import { type SptTab, sptTabs } from './tabs.ts';

/** The way from one part of a return to the next; each has an address of its own. */
export const SptTabs = ({ spt, at }: { spt: SptView; at: SptTab }) => {
  const translate = useTranslate();
  const row = useInSight<HTMLElement>('[aria-current]', at);
  return (
    <nav ref={row} className="stabs" aria-label={translate('sptDetail.parts')}>
      {sptTabs.map((one) => (
        <Link key={one.tab} to={sptPaths.detail(spt, one.tab)} aria-current={one === at ? 'page' : undefined}>
          {translate(one.label(spt.type))}
        </Link>
      ))}
      <Link className="end" to={sptPaths.pdf(spt)}>
        {translate('sptFiling.paper.pdf')}
      </Link>
    </nav>
  );
};
