import { keysOf } from '#domain/access.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import { incomeReturns, type ReturnType, returnTypes } from '#domain/spt/record.ts';
import { type DocumentResource, documentResource } from '../ui/resource/document-resource.ts';
import { type Redirect, type Screen, screen } from '../ui/resource/page.ts';
import { detailTabs, sptResource } from './paths.ts';

const detail = screen(() => import('./detail/SptDetail.tsx'), 'SptDetail');
const paper = screen(() => import('./paper/SptPaper.tsx'), 'SptPaper');
const posting = screen(() => import('./posting/PostingScreen.tsx'), 'PostingScreen');
const deposit = screen(() => import('./deposit/DepositScreen.tsx'), 'DepositScreen');

const vatList = screen(() => import('./list/VatReturnList.tsx'), 'VatReturnList');

const pagesOf = (type: ReturnType, list: Screen, guard: 'ebupotCoretax' | 'efakturCoretax', layout?: 'EbupotList') => {
  const [first, ...others] = detailTabs(type);
  return documentResource({
    name: sptResource(type),
    path: sptPlaces[type],
    icon: 'document',
    recordRepresentation: 'period',
    guards: [guard],
    list: { title: `sptScreen.title.${type}`, screen: list, ...(layout ? { layout } : {}) },
    create: { path: 'posting', title: 'sptScreen.posting', screen: posting },
    show: {
      path: `detail/{id}/${first}`,
      title: type === 'PPN' ? 'sptScreen.title.PPN' : 'sptDetail.title',
      screen: detail,
    },
    more: [
      ...others.map(
        (tab) =>
          ({
            path: `detail/{id}/${tab}`,
            action: 'show',
            title: type === 'PPN' ? 'sptScreen.title.PPN' : 'sptDetail.title',
            screen: detail,
          }) as const,
      ),
      { path: 'detail/{id}/pdf', action: 'show', title: 'sptFiling.paper.page', screen: paper },
      // Self-paid tax belongs to the unifikasi return only.
      ...(type === 'UNIFIKASI'
        ? [{ path: 'deposit', action: 'create', title: 'sptScreen.deposit.title', screen: deposit } as const]
        : []),
    ],
  });
};

export const incomeReturnPages = (list: Screen): readonly DocumentResource[] =>
  incomeReturns.map((type) => pagesOf(type, list, 'ebupotCoretax', 'EbupotList'));

export const vatReturns = pagesOf('PPN', vatList, 'efakturCoretax');

/** Without a tab, the first one opens. */
export const returnRedirects: readonly Redirect[] = returnTypes.map((type) => ({
  path: `${sptPlaces[type]}/detail/{id}`,
  permission: keysOf(sptResource(type), 'show'),
  to: `${sptPlaces[type]}/detail/{id}/${detailTabs(type)[0]}`,
}));
