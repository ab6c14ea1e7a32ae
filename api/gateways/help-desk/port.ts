export type HelpDeskPerson = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly companyId: string;
};

export type IssuedToken = { readonly token: string; readonly expiredAt: number };

/** A token of the help desk is of one person in one company. Null while there is no help desk. */
export type HelpDesk = {
  readonly name: string;
  readonly simulated: boolean;
  issue(person: HelpDeskPerson): IssuedToken | null;
};
