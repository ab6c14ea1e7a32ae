export type Module = {
  readonly name: string;
  /** Files of the module: the first module whose pattern matches a path owns it. */
  readonly files: RegExp;
  readonly routes: RegExp | null;
};

/** In matching order; the last one takes the rest. */
export const modules: readonly Module[] = [
  {
    name: 'admin',
    files:
      /\/admin[/-]|accounting|\/law[/-]|lost-money|api-key|contract-version|api-keys\/contract|commands\/contract|sandbox|webhook|outside-address|whats-new|carousel|tax-calendar-event|\/news|ReasonInput|page-services|help-desk|messaging|quota-package/,
    routes: /^\/admin/,
  },
  { name: 'imports', files: /^(?:api|src|db\/repositories)\/imports|domain\/imports|-import\./, routes: /\/import/ },
  { name: 'cocokkan', files: /cocokkan|\/books\//, routes: /reconcile|recapitulation|cocokkan/ },
  {
    name: 'efiling',
    files: /\/spt\b|received|trial-balance|\/spt[./-]|efiling/,
    routes: /^\/main\/(?:efiling|ebupot\/spt|ebupot-v2\/received)|\/spt/,
  },
  { name: 'ebupot', files: /bupot|pph21|unifikasi/, routes: /^\/main\/ebupot/ },
  { name: 'ebilling', files: /billing|ntpn|payment|\/bank/, routes: /^\/main\/ebilling/ },
  { name: 'efaktur', files: /faktur|masukan|retur|dokumen|nsfp/, routes: /^\/main\/efaktur/ },
  { name: 'counterparties', files: /counterpart/, routes: /counterpart/ },
  { name: 'home', files: /\/home\b|\/home\/|tax-activity|calendar/, routes: /^\/main\/(?:home|tax)/ },
  {
    name: 'settings',
    files: /settings|signee|certificate|people|company|compan|member|quota|registration|mail-links|sessions?\b/,
    routes: /^\/main\/(?:setting|company|switch|onboarding)|^\/register/,
  },
  { name: 'wizards', files: /\/steps?\/|\/step-|\/steps\.ts|\/wizards\//, routes: null },
  { name: 'gateways', files: /^api\/gateways/, routes: null },
  { name: 'shared', files: /./, routes: /./ },
];

export const moduleOf = (path: string): string => (modules.find(({ files }) => files.test(path)) as Module).name;

export const moduleOfRoute = (route: string): string | null =>
  modules.find(({ routes }) => routes?.test(route))?.name ?? null;
