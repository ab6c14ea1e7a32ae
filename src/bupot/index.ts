import { keysOf } from '#domain/access.ts';
import { type DocumentResource, documentResource } from '../ui/resource/document-resource.ts';
import { type Page, screen } from '../ui/resource/page.ts';
import type { SlipListKey } from './list/slip-lists.ts';
import { bupotPaths } from './paths.ts';

const forms = () => import('./form/FormScreens.tsx');
const list = screen(() => import('./list/BupotListScreen.tsx'), 'BupotListScreen');
const show = screen(() => import('./detail/BupotDetail.tsx'), 'BupotDetail');
const create = screen(forms, 'SlipCreate');
const edit = screen(forms, 'SlipEdit');

type Beneath = { readonly show?: string; readonly create?: string; readonly edit?: string };

const one: Beneath = { show: 'detail/{id}' };
const withForms: Beneath = { ...one, create: 'create', edit: 'edit/{id}' };

const lists: Readonly<Record<SlipListKey, Beneath>> = {
  domestic: { ...one, create: 'create/{form?}', edit: 'edit/{form?}/{id}' },
  foreign: withForms,
  article: { ...withForms, create: 'create/{form?}' },
  bp21: {},
  bpmp: one,
  bpA1: withForms,
  bpA2: withForms,
  bp26: withForms,
  selfPayment: withForms,
  cumulativePayment: withForms,
};

export const slips: readonly DocumentResource[] = (Object.keys(lists) as SlipListKey[]).map((key) => {
  const beneath = lists[key];
  return documentResource({
    name: 'ebupot/slips',
    path: bupotPaths[key],
    icon: 'slip',
    recordRepresentation: 'number',
    guards: key === 'bp26' ? ['ebupotCoretax', 'bp26'] : ['ebupotCoretax'],
    list: { title: `bupotScreen.list.title.${key}`, screen: list, layout: 'EbupotList' },
    ...(beneath.show ? { show: { path: beneath.show, title: 'bupotScreen.detail.title', screen: show } } : {}),
    ...(beneath.create
      ? { create: { path: beneath.create, title: 'bupotForm.create', screen: create, layout: 'EfakturForm' } }
      : {}),
    ...(beneath.edit
      ? { edit: { path: beneath.edit, title: 'bupotForm.edit', screen: edit, layout: 'EfakturForm' } }
      : {}),
  });
});

export const slipPages: readonly Page[] = [
  {
    path: bupotPaths.yearDraw,
    screen: screen(() => import('./year/YearDraw.tsx'), 'YearDraw'),
    permission: keysOf('ebupot/slips', 'create'),
    layout: 'Main',
    title: 'bupotYear.screen.title',
    guards: ['ebupotCoretax'],
  },
  {
    path: bupotPaths.pulls,
    screen: screen(() => import('./pull/PullScreen.tsx'), 'PullScreen'),
    permission: keysOf('ebupot/slips', 'list'),
    layout: 'Main',
    title: 'bupotPull.title',
    guards: ['ebupotCoretax'],
  },
  {
    path: '/main/ebupot-v2/calculator',
    screen: screen(() => import('./calculator/Calculator.tsx'), 'Calculator'),
    permission: keysOf('ebupot', 'show'),
    layout: 'Main',
    title: 'pph21Screen.title',
  },
];
