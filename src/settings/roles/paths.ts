export const ROLES = '/main/setting/account/role';
