import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Params } from '#domain/messages/index.ts';

type Message = { readonly key: string; readonly params: Params };

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
