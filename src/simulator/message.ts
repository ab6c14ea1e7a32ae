export type Channel = 'email' | 'whatsapp';

export type Attachment = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly fileId: string | null;
};

export type Message = {
  readonly id: string;
  readonly channel: Channel;
  readonly sender: string;
  readonly recipient: string;
  readonly subject: string;
  readonly attachments: readonly Attachment[];
  readonly at: string;
};

export type Opened = Message & { readonly body: string };
