import { beginning } from '#domain/definition/readable-text.ts';
import { limits, Refusal } from '../refusal.ts';
import { faultOf, XmlFault } from './faults.ts';
import { decoded, scanXml } from './scan.ts';

type Bulk = {
  readonly root: string;
  readonly open: (name: string) => void;
  readonly close: (name: string, parent: string | undefined, text: string) => void;
  readonly rows: () => number;
};

const elsewhere = {
  RetailInvoiceBulk: 'xml_retail',
  VATandSTLGCollectedByOtherCollector: 'xml_collected',
} as const;

/**
 * Refuses another root, document types, files that are too deep or too large, and malformed XML with line, column and
 * cause.
 */
export const scanBulk = async (bytes: Uint8Array, { root, open, close, rows }: Bulk): Promise<void> => {
  const path: string[] = [];
  let text = '';
  const scanned = scanXml(decoded(bytes), {
    open: (name) => {
      if (path.length === 0 && name !== root && Object.hasOwn(elsewhere, name))
        throw new Refusal(elsewhere[name as keyof typeof elsewhere]);
      if (path.length === 0 && name !== root)
        throw new Refusal('xml_root', { root: beginning(name, 60), accepted: root });
      path.push(name);
      if (path.length > limits.xmlDepth) throw new Refusal('xml_depth');
      text = '';
      open(name);
    },
    close: (name) => {
      path.pop();
      close(name, path.at(-1), text);
      text = '';
    },
    text: (piece) => {
      text += piece;
      if (text.length > limits.cellCharacters) throw new Refusal('cell_too_long', { row: rows() + 1 });
    },
  });
  await scanned.catch((error) => {
    throw error instanceof XmlFault ? faultOf(new TextDecoder().decode(bytes), error) : error;
  });
};
