import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of a PDF's structure tree, or the marks of content in it, as pdf.js reads them from one page. */
type PageNode = { role?: string; alt?: string; lang?: string; id?: string; children?: PageNode[] };

/**
 * An element of a PDF's structure. `text` is the text for a screen reader: the replacement text, or else the content.
 */
export type TaggedElement = { role: string; alt?: string; lang?: string; text: string; kids: TaggedElement[] };

export type TaggedPdf = {
  root: TaggedElement;
  /** Texts that no element has, such as page numbers. */
  artifacts: string[];
  /** The number of texts and paths that are neither content of an element nor an artifact. */
  unmarked: number;
  info: { title: string; language: string; version: string; marked: boolean; xmp: string; showsTitle: boolean };
};

/** All elements of that role, in reading order; "*" is every role. */
export const listElements = (element: TaggedElement, role: string): TaggedElement[] => [
  ...(role === '*' || element.role === role ? [element] : []),
  ...element.kids.flatMap((kid) => listElements(kid, role)),
];

/** Counts what a page paints outside of marked content. */
async function countUnmarked(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let [depth, count] = [0, 0];
  fnArray.forEach((operator, at) => {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (
      operator === OPS.showText ||
      (operator === OPS.constructPath && (argsArray[at] as unknown[])[0] !== OPS.endPath)
    )
      count += depth === 0 ? 1 : 0;
  });
  return count;
}

/** Reads the structure of a tagged PDF with pdf.js. A table that continues on the next page is one element. */
export async function readTagged(pdf: Uint8Array): Promise<TaggedPdf> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const root: TaggedElement = { role: 'Document', text: '', kids: [] };
  const artifacts: string[] = [];
  let unmarked = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const texts = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const mark = open.at(-1);
        if (typeof mark === 'string') texts.set(mark, (texts.get(mark) ?? '') + item.str);
        else if (item.str.trim()) artifacts.push(item.str);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? null);
    }
    unmarked += await countUnmarked(page);
    const toElement = ({ role = '', alt, lang, children = [] }: PageNode): TaggedElement => ({
      role,
      ...(alt !== undefined && { alt }),
      ...(lang !== undefined && { lang }),
      text:
        alt ??
        children
          .map(({ id }) => texts.get(id ?? '') ?? '')
          .join('')
          .trim(),
      kids: children.filter((child) => child.role).map(toElement),
    });
    const tree = (await page.getStructTree()) as PageNode | null;
    const [top, ...more] = tree?.children ?? [];
    if (top?.role !== 'Document' || more.length > 0) throw new Error(`page ${String(number)} has no Document`);
    const [first, ...rest] = toElement(top).kids;
    const last = root.kids.at(-1);
    if (first && last?.role === 'Table' && first.role === 'Table' && listElements(first, 'TH').length === 0) {
      last.kids.push(...first.kids);
      root.kids.push(...rest);
    } else root.kids.push(...(first ? [first] : []), ...rest);
  }
  const { info, metadata } = await file.getMetadata();
  const viewer: { DisplayDocTitle?: boolean } | null = await file.getViewerPreferences();
  const { Title, Language, PDFFormatVersion } = info as Record<string, string>;
  return {
    root,
    artifacts,
    unmarked,
    info: {
      title: Title ?? '',
      language: Language ?? '',
      version: PDFFormatVersion ?? '',
      marked: (await file.getMarkInfo())?.Marked === true,
      xmp: (metadata?.getRaw() ?? '') as string,
      showsTitle: viewer?.DisplayDocTitle === true,
    },
  };
}
