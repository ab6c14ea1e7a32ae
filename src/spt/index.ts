import { keysOf } from '#domain/access.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { type DocumentResource, documentResource } from '../ui/resource/document-resource.ts';
import { type Redirect, type Screen, screen } from '../ui/resource/page.ts';
import { detailTabs, returnTypes, sptResource } from './paths.ts';

const detail = screen(() => import('./detail/SptDetail.tsx'), 'SptDetail');
const paper = screen(() => import('./paper/SptPaper.tsx'), 'SptPaper');
const posting = screen(() => import('./posting/PostingScreen.tsx'), 'PostingScreen');
const deposit = screen(() => import('./deposit/DepositScreen.tsx'), 'DepositScreen');

const [first, ...others] = detailTabs;

/** Monthly returns: each type has the same pages under an address of its own. `list` stands among the lists of what they are made of. */
export const monthlyReturns = (list: Screen): readonly DocumentResource[] =>
  returnTypes.map((type) =>
    documentResource({
      name: sptResource(type),
      path: sptPlaces[type],
      icon: 'document',
      recordRepresentation: 'period',
      guards: ['ebupotCoretax'],
      list: { title: `sptScreen.title.${type}`, screen: list, layout: 'EbupotList' },
      create: { path: 'posting', title: 'sptScreen.posting', screen: posting },
      show: { path: `detail/{id}/${first}`, title: 'sptDetail.title', screen: detail },
      more: [
        ...others.map(
          (tab) => ({ path: `detail/{id}/${tab}`, action: 'show', title: 'sptDetail.title', screen: detail }) as const,
        ),
        { path: 'detail/{id}/pdf', action: 'show', title: 'sptFiling.paper.page', screen: paper },
        // Tax one pays oneself goes into the return of unifikasi alone.
        ...(type === 'UNIFIKASI'
          ? [{ path: 'deposit', action: 'create', title: 'sptScreen.deposit.title', screen: deposit } as const]
          : []),
      ],
    }),
  );

/** Where no part is named the slips are opened. */
export const returnRedirects: readonly Redirect[] = returnTypes.map((type) => ({
  path: `${sptPlaces[type]}/detail/{id}`,
  permission: keysOf(sptResource(type), 'show'),
  to: `${sptPlaces[type]}/detail/{id}/${first}`,
}));
