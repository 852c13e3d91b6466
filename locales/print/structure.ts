import type { jsPDF } from 'jspdf';
import type { Language } from '../i18n.ts';
import { hasArabic, readLine } from './line-order.ts';

/** The standard structure types (ISO 32000-1, 14.8.4) that documents use. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** Left, bottom, right and top in points from the lower left corner of the page. */
type Box = readonly [number, number, number, number];

export type Attributes = {
  /** The description of a figure. */
  alt?: string;
  /** The text that screen readers read in place of the drawn one, if a line was shortened to fit. */
  actual?: string;
  box?: Box;
};

type Mark = { page: number; id: number };
export type StructureElement = {
  role: Role;
  kids: (StructureElement | Mark)[];
  /** The lines that are drawn directly in the element, in reading order. */
  lines: string[];
} & Attributes;

/**
 * The logical structure of a tagged PDF (ISO 32000-1, 14.7). All drawn content either belongs to an element or is an
 * artifact.
 */
export type Structure = {
  root: StructureElement;
  add: (role: Role, parent: StructureElement, attributes?: Attributes) => StructureElement;
  /**
   * The element to which drawn texts belong. In the root each text becomes a paragraph; with null, texts are artifacts.
   */
  current: StructureElement | null;
  /** Draws content of the current element; `lines` are its texts in reading order. */
  content: (draw: () => void, lines?: readonly string[]) => void;
  /** Draws lines and backgrounds, which are artifacts outside of a figure. */
  decoration: (draw: () => void) => void;
};

/** jsPDF's functions for plugins, which its types omit. */
type Internals = {
  write: (text: string) => void;
  pdfEscape: (text: string) => string;
  newObjectDeferred: () => number;
  newObjectDeferredBegin: (id: number, output: boolean) => void;
  getCurrentPageInfo: () => { pageNumber: number };
  getPageInfo: (page: number) => { objId: number };
};

const reference = (id: number | undefined): string => `${String(id)} 0 R`;

/** Starts the structure of a document. It is written when the document is output. */
export function openStructure(doc: jsPDF, language: Language): Structure {
  const internals = doc.internal as unknown as Internals;
  const { write } = internals;
  const { events } = doc.internal;
  const root: StructureElement = { role: 'Document', kids: [], lines: [] };
  /** The element of each marked content, by page and by its id (MCID). */
  const owners: StructureElement[][] = [];
  let marking = false;
  let rootId = 0;

  /** A text as a PDF string. A carriage return byte must be escaped, because readers would take it for a line feed. */
  const toString = (text: string): string => `(${internals.pdfEscape(text).replaceAll('\r', '\\r')})`;
  /** The entries of an element's dictionary without its parent and kids. */
  const toEntries = ({ role, alt, actual, box, lines }: StructureElement): string => {
    const text = actual ?? readLine(lines.join(' '));
    // The content stream has the glyphs of Arabic lines from left to right, and no space at a line break, so the text
    // to read is given separately.
    const replaced = actual !== undefined || lines.length > 1 || hasArabic(text);
    const spoken: Language | null = hasArabic(text) ? 'ar' : /[a-z]{2}/.test(text) ? 'en' : null;
    return [
      `/S/${role}`,
      alt !== undefined && `/Alt${toString(alt)}`,
      replaced && `/ActualText${toString(text)}`,
      spoken && spoken !== language && `/Lang(${spoken})`,
      role === 'TH' && '/A<</O/Table/Scope/Column>>',
      box && `/A<</O/Layout/Placement/Block/BBox[${box.map((edge) => edge.toFixed(2)).join(' ')}]>>`,
    ]
      .filter(Boolean)
      .join('');
  };

  /** Marks a drawing, unless it is part of a drawing that is already marked. */
  const mark = (start: string, draw: () => void): void => {
    if (marking) return draw();
    marking = true;
    write(start);
    draw();
    write('EMC');
    marking = false;
  };
  const structure: Structure = {
    root,
    current: root,
    add(role, parent, attributes) {
      const element = { role, kids: [], lines: [], ...attributes };
      parent.kids.push(element);
      return element;
    },
    content(draw, lines = []) {
      if (structure.current === null) return mark('/Artifact <</Type/Pagination>> BDC', draw);
      if (marking) return draw();
      const element = structure.current === root ? structure.add('P', root) : structure.current;
      const page = internals.getCurrentPageInfo().pageNumber;
      const id = (owners[page] ??= []).push(element) - 1;
      element.kids.push({ page, id });
      element.lines.push(...lines);
      mark(`/${element.role} <</MCID ${String(id)}>> BDC`, draw);
    },
    decoration: (draw) => mark('/Artifact BMC', draw),
  };

  const ids = new Map<StructureElement, number>();
  const reserve = (element: StructureElement): void => {
    ids.set(element, internals.newObjectDeferred());
    for (const kid of element.kids) if ('role' in kid) reserve(kid);
  };
  const writeObject = (id: number, entries: string): void => {
    internals.newObjectDeferredBegin(id, true);
    write(`<<${entries}>>\nendobj`);
  };
  const writeElement = (element: StructureElement, parent: number): void => {
    const id = ids.get(element)!;
    const toPage = (page: number): string => `/Pg ${reference(internals.getPageInfo(page).objId)}`;
    // A marked content on the element's own page is referenced by its number alone.
    const own = element.kids.find((kid) => 'page' in kid)?.page;
    const kids = element.kids.map((kid) => {
      if ('role' in kid) return reference(ids.get(kid));
      return kid.page === own ? String(kid.id) : `<</Type/MCR${toPage(kid.page)}/MCID ${String(kid.id)}>>`;
    });
    const entries = [toEntries(element), `/P ${reference(parent)}`, own === undefined ? '' : toPage(own)].join('');
    writeObject(id, `${entries}/K[${kids.join(' ')}]`);
    for (const kid of element.kids) if ('role' in kid) writeElement(kid, id);
  };

  events.subscribe('putPage', ({ pageNumber }: { pageNumber: number }) => {
    write(`/StructParents ${String(pageNumber - 1)}\n/Tabs /S`);
  });
  events.subscribe('postPutPages', () => {
    rootId = internals.newObjectDeferred();
    reserve(root);
    const pages = Array.from({ length: doc.getNumberOfPages() }, (_, at) => {
      const marked = (owners[at + 1] ?? []).map((element) => reference(ids.get(element)));
      return `${String(at)} [${marked.join(' ')}]`;
    });
    writeObject(
      rootId,
      `/Type/StructTreeRoot/K ${reference(ids.get(root))}/ParentTree<</Nums[${pages.join(' ')}]>>/ParentTreeNextKey ${String(pages.length)}`,
    );
    writeElement(root, rootId);
  });
  events.subscribe('putCatalog', () => {
    write(`/StructTreeRoot ${reference(rootId)}\n/MarkInfo <</Marked true>>`);
  });
  return structure;
}
