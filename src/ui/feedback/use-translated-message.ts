import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Params } from '#domain/messages/index.ts';

type Message = { readonly key: string; readonly params: Params };

/** A sentence of the domain in words; a value of it may be a sentence of its own. */
export const useTranslatedMessage = (): ((message: Message) => string) => {
  const translate = useTranslate();
  return useCallback(
    ({ key, params }) =>
      translate(
        key,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            typeof value === 'object' ? translate(value.key) : value,
          ]),
        ),
      ),
    [translate],
  );
};
