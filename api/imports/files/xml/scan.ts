import { SaxesParser } from 'saxes';
import { Refusal } from '../refusal.ts';
import { xmlBounds } from './bounds.ts';
import { XmlFault } from './faults.ts';

const PIECE = 256 * 1024;

export function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  yield decoder.decode();
}

type XmlEvents = {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
};

const local = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/**
 * Streaming. Refuses document types (and so custom entities), input that would exhaust memory, and malformed XML with
 * its position. Names have no namespace prefix.
 */
export const xmlScanner = (events: XmlEvents): { write(piece: string): void; end(): void } => {
  const parser = new SaxesParser({ position: true });
  const judge = xmlBounds();
  parser.on('doctype', () => {
    throw new Refusal('xml_doctype');
  });
  parser.on('error', ({ message }) => {
    throw new XmlFault(message, parser.line, parser.column);
  });
  parser.on('opentag', (tag) => events.open(local(tag.name), tag.attributes as Record<string, string>));
  parser.on('closetag', (tag) => events.close(local(tag.name)));
  parser.on('text', events.text);
  parser.on('cdata', events.text);
  return {
    write: (piece) => {
      judge(piece);
      parser.write(piece);
    },
    end: () => {
      parser.close();
    },
  };
};

export const scanXml = async (
  pieces: AsyncIterable<string> | Iterable<string>,
  events: XmlEvents,
  enough: () => boolean = () => false,
): Promise<void> => {
  const scanner = xmlScanner(events);
  for await (const piece of pieces) {
    scanner.write(piece);
    if (enough()) return;
  }
  scanner.end();
};
