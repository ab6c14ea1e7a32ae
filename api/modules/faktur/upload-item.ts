import type { Scope } from '#domain/scope.ts';
import type { ItemResult } from '../../documents/item-result.ts';
import type { SendPayload } from '../../documents/office/family.ts';
import { sendingItem } from '../../documents/office/send-item.ts';
import type { Deps } from '../../services/deps.ts';
import { type SendingMove, sentFaktur } from './sent-faktur.ts';

export type UploadPayload = SendPayload<SendingMove>;

const send = sendingItem(sentFaktur);

export const uploadItem = (
  deps: Deps,
  scope: Scope,
  input: { id: string; attempts: number; since?: number | undefined },
): Promise<ItemResult> => send(deps, scope, { ...input, action: 'upload' });
