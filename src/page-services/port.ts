import type { PageService } from '#domain/page-services.ts';

export type Identity = {
  readonly userSsoId: string;
  readonly companySsoId: string;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly role: string;
  /** DD/MM/YYYY */
  readonly created_at: string;
};

export type OpenedProduct = Pick<Identity, 'companySsoId' | 'userSsoId' | 'companyName' | 'companyEmail' | 'role'> & {
  readonly product: string;
};

type Nothing = Readonly<Record<string, never>>;

/** Commands of each service. An adapter whose service lacks one ignores it. */
export type Commands = {
  readonly helpDesk: { readonly open: { readonly token: string }; readonly close: Nothing };
  readonly messaging: { readonly boot: Identity & { readonly hmac: string }; readonly shutdown: Nothing };
  readonly engagement: { readonly identify: Identity };
  readonly assistant: { readonly identify: Identity };
  readonly analytics: { readonly productOpened: OpenedProduct };
  readonly monitoring: {
    readonly start: { readonly replay: boolean };
    readonly report: { readonly name: string; readonly message: string };
  };
};

export type Adapter = (command: string, data: object) => void;

export type Send = <S extends PageService, C extends keyof Commands[S] & string>(
  service: S,
  command: C,
  data: Commands[S][C] & object,
) => void;
