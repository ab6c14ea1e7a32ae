/** What letters are about; each has words of its own. */
export const templateProducts = ['efaktur', 'ebupot', 'ssp', 'bpn'] as const;
export type TemplateProduct = (typeof templateProducts)[number];
