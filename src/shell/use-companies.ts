import type { Associates } from '#domain/company/view-schema.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useSession } from '../ui/layout/session-context.ts';

export const useCompanies = (wanted: boolean) => {
  const { setting } = useSession();
  const path = `/company-associate/company?size=${setting.totalCompany}&page=0`;
  const { data, isPending, error } = useGet<Associates>(wanted ? path : null, { quiet: true, staleTime: 60_000 });
  return { companies: data?.companyAssosiates.content ?? [], isPending, error };
};
