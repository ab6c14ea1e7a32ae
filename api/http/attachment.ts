/** `Content-Disposition` for a name in any script (RFC 6266): a plain one for old readers, the true one beside it. */
export const attachment = (name: string, kind: 'attachment' | 'inline' = 'attachment'): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  // Half of a pair, as a cut name may end on, is no text and cannot be encoded.
  const exact = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};
