import { useGet } from '../ui/feedback/use-call.ts';
import { useSession } from '../ui/layout/session-context.ts';

export const useCompanies = (wanted: boolean) => {
  const { setting } = useSession();
  const { data, isPending, error } = useGet(wanted ? '/company-associate/company' : null, {
    query: { size: setting.totalCompany, page: 0 },
    quiet: true,
    staleTime: 60_000,
  });
  return { companies: data?.companyAssosiates.content ?? [], isPending, error };
};
