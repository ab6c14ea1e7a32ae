/** Where the roles of a company are listed; each stands beneath. */
export const ROLES = '/main/setting/account/role';
