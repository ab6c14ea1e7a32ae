export const companyFilters = ['active', 'unproven', 'archived'] as const;
export type CompanyFilter = (typeof companyFilters)[number];

export const registrations = ['coretaxEfaktur', 'coretaxEbupot', 'efaktur', 'ebupot', 'efiling', 'espt1771'] as const;
export type Registration = (typeof registrations)[number];
