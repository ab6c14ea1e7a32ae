export type CommonPart = 'nomor' | 'referensi' | 'npwp' | 'tanggal' | 'masa' | 'status';
export type NameParts = Record<CommonPart, string> &
  ({ pembeli: string } | { lawan: string } | { penerima: string; jenis: string });

const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;

/** Valid on every system, never empty (`otherwise`), at most 120 characters before the extension. */
export const fileName = (pattern: string, parts: NameParts, extension: string, otherwise = 'faktur'): string => {
  const filled = pattern.replace(/\{(\w+)\}/g, (whole, part: string) =>
    Object.hasOwn(parts, part) ? parts[part as CommonPart] : whole.slice(1, -1),
  );
  const safe = filled
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(0, 120);
  return `${safe || otherwise}.${extension}`;
};

/** "a.pdf", "a (2).pdf". Compared without case. */
export const uniqueNames = (): ((name: string) => string) => {
  const seen = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count === 1) return name;
    const dot = name.lastIndexOf('.');
    return `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  };
};
