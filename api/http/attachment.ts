/** RFC 6266: an ASCII name for old clients and the exact one beside it. */
export const attachment = (name: string, kind: 'attachment' | 'inline' = 'attachment'): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  // A truncated name may end on half of a surrogate pair, which cannot be encoded.
  const exact = encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};
