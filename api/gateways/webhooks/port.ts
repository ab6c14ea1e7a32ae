export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `refused`: the address is none of another machine on the internet. Never throws. */
export type WebhookResult = { readonly response: number } | { readonly error: 'refused' | 'unreachable' };

export type Webhooks = {
  /** Whether the address may be stored; its host is checked again with each request, after DNS. */
  accepts(url: string): boolean;
  post(request: WebhookRequest): Promise<WebhookResult>;
};
