import { jsPDF } from 'jspdf';
import type { Language } from '../i18n.ts';
import { lettersOfShape } from './arabic-shaping.ts';
import { drawnLine, wrapLine } from './line-order.ts';
import { openStructure, type Structure } from './structure.ts';

/** The two font weights of a document, as TrueType files. */
export type Fonts = { regular: ArrayBuffer; semibold: ArrayBuffer };

const family = 'IBM Plex Sans Arabic';

type FontTables = {
  cmap: { unicode: { codeMap: Record<number, number | undefined> } };
  toUnicode: Record<number, number>;
  post: { raw: () => number[] };
};
type FontStream = { data: string; addLength1: boolean; objectId: number };
type PutFont = { font: { metadata: FontTables }; putStream: (stream: FontStream) => void };

/** The tables of the font that is set. */
const fontTables = (doc: jsPDF): FontTables => (doc.getFont() as unknown as { metadata: FontTables }).metadata;

const hex = (code: number): string => code.toString(16).padStart(4, '0');
const leftToRight = (letters: string): string =>
  [...letters]
    .reverse()
    .map((letter) => hex(letter.charCodeAt(0)))
    .join('');

/**
 * The ToUnicode table of a font, used for searching and copying: it maps each glyph to the letters it stands for, a
 * ligature to both of its letters. The letters are listed from left to right like the glyphs, because PDF readers
 * reverse an Arabic line letter by letter.
 *
 * A bracket in an Arabic line maps to the bracket as drawn. PDFium (Chrome, Edge, Android) mirrors brackets when it
 * reverses the line, so it copies them as written. pdf.js (Firefox) and Poppler do not, so they copy them mirrored.
 * Mapping to the written bracket would only swap these two groups of readers, and pdf.js reads no ActualText.
 */
function lettersTable(toUnicode: Record<number, number>): string {
  const lines = Object.entries(toUnicode).map(
    ([glyph, code]) => `<${hex(Number(glyph))}><${leftToRight(lettersOfShape(code))}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${String(block.length)} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

// jsPDF writes its own ToUnicode table, which has only one letter for each glyph. The listener added last runs first,
// so this one runs before jsPDF's own and replaces the table by a better one.
jsPDF.API.events.push([
  'putFont',
  (event: PutFont) => {
    const { putStream } = event;
    event.putStream = (stream) =>
      putStream(
        stream.data.startsWith('/CIDInit') ? { ...stream, data: lettersTable(event.font.metadata.toUnicode) } : stream,
      );
  },
]);

/** Converts a font file to the text that jsPDF takes: one character for each byte. */
function bytesAsText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** A document's language, paper and properties. */
type TypewriterOptions = {
  language: Language;
  landscape: boolean;
  fonts: Fonts;
  title: string;
  author: string;
  /** The program that makes the document. */
  creator: string;
  /** The URL of the page that verifies the document. Programs read it from the file. */
  identifier?: string;
  /** The instant of the document's creation; the machine's clock if missing. */
  at?: Date;
};

/** The XMP metadata of a document tagged as PDF/UA-1. */
function toMetadata({ language, title, author, creator, identifier }: TypewriterOptions): string {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
${identifier === undefined ? '' : `<dc:identifier>${escaped(identifier)}</dc:identifier>\n`}<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

/**
 * Creates a jsPDF document whose `text`, `getStringUnitWidth` and `splitTextToSize` take lines in reading order, in
 * either language. jspdf-autotable calls the same three functions, so its tables are correct too. Texts belong to the
 * current element of `structure`; lines and backgrounds are artifacts.
 */
export function openTypewriter(options: TypewriterOptions): { doc: jsPDF; structure: Structure } {
  const { language, landscape, fonts, title, author, creator, at } = options;
  const doc = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: landscape ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  // jsPDF writes version 1.3, which has no marked content; PDF/UA-1 is based on 1.7.
  (doc as unknown as { __private__: { setPdfVersion: (version: string) => void } }).__private__.setPdfVersion('1.7');
  doc.setLanguage(language);
  doc.setProperties({ title, author, creator });
  if (at) doc.setCreationDate(at);
  doc.viewerPreferences({ DisplayDocTitle: true, ...(language === 'ar' && { Direction: 'R2L' as const }) });
  doc.addMetadata(toMetadata(options), true);
  const structure = openStructure(doc, language);
  for (const [file, style] of [
    [fonts.regular, 'normal'],
    [fonts.semibold, 'bold'],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, bytesAsText(file));
    doc.addFont(`${style}.ttf`, family, style, undefined, 'Identity-H');
    doc.setFont(family, style);
    const { post } = fontTables(doc);
    const named = post.raw.bind(post);
    // Version 3 of the `post` table has no glyph names. No PDF reader needs them, and they take 8 kB for each font.
    post.raw = () => [0, 3, 0, 0, ...named().slice(4, 32)];
  }
  doc.setFont(family, 'normal');

  // jsPDF's own shaper handles neither marks nor mixed lines, so it is removed.
  const topics = doc.internal.events.getTopics() as Record<string, unknown>;
  delete topics.preProcessText;

  const drawable = (line: string): string => {
    const { codeMap } = fontTables(doc).cmap.unicode;
    return [...drawnLine(line, language)].filter((letter) => codeMap[letter.codePointAt(0)!] !== undefined).join('');
  };

  const draw = doc.text.bind(doc);
  const measure = doc.getStringUnitWidth.bind(doc);
  doc.text = (text, x, y, place) => {
    const lines = Array.isArray(text) ? text : [text];
    structure.content(
      () => draw(lines.map(drawable), x, y, { ...place, isInputVisual: true, isOutputVisual: true }),
      lines,
    );
    return doc;
  };
  const drawRectangle = doc.rect.bind(doc);
  const drawPath = doc.lines.bind(doc);
  doc.rect = (...shape) => {
    structure.decoration(() => drawRectangle(...shape));
    return doc;
  };
  doc.lines = (...shape) => {
    structure.decoration(() => drawPath(...shape));
    return doc;
  };
  doc.getStringUnitWidth = (text, options) => measure(drawable(text), options);
  doc.splitTextToSize = (text: string | string[], width: number, options?: { fontSize?: number }) => {
    const unit = (options?.fontSize ?? doc.getFontSize()) / doc.internal.scaleFactor;
    return (Array.isArray(text) ? text : [text]).flatMap((line) =>
      wrapLine(line, (part) => measure(drawable(part)) * unit <= width + 0.001),
    );
  };
  return { doc, structure };
}

export { family };
