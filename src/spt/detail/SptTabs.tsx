import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sptPaths } from '../paths.ts';
import type { SptView } from '../spt-api.ts';
import { type SptTab, sptTabs } from './tabs.ts';

/** The way from one part of a return to the next; each has an address of its own. */
export const SptTabs = ({ spt, at }: { spt: SptView; at: SptTab }) => {
  const translate = useTranslate();
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the row is longer than the page: where one is stands in sight.
  useEffect(() => {
    if (at) row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
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
