const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

const except =
  (...roots: readonly string[]) =>
  (path: string): boolean =>
    !isUnder(path, roots);

export const mayHelp = except('/admin', '/public');
export const mayMessage = except('/admin', '/public', '/main/onboarding', '/main/company_setup');
export const mayIdentify = except('/admin', '/register', '/public', '/demo');
