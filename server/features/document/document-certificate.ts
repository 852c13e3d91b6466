import type { DocumentFacts } from '../../../db/schema/document.ts';
import { formatInstant, isolate, type Language } from '../../../locales/i18n.ts';
import { drawEmblem, drawStar, ring, type Point } from '../../../locales/print/emblem.ts';
import { openPen, type Pen } from '../../../locales/print/pen.ts';
import { ink } from '../../../locales/print/ink.ts';
import { openTypewriter } from '../../../locales/print/typewriter.ts';
import { documentFonts, figure, sayIn, type Imprint } from './document-words.ts';

const paper = { width: 297, height: 210 };
const side = 24;

function drawFrame(pen: Pen): void {
  const edge = 9 - side;
  const wide = paper.width - 18;
  const high = paper.height - 18;
  pen.box(edge, 9, wide, high, { line: ink.accent });
  pen.box(edge + 1.2, 10.2, wide - 2.4, high - 2.4, { line: ink.gold });
  pen.box(edge + 4, 13, wide - 8, high - 8, { line: ink.accent });
  for (const x of [edge + 4, edge + wide - 4]) {
    for (const y of [13, 9 + high - 4]) {
      pen.path(ring([x, y], 5.4, 5.4, 16), { fill: '#ffffff' });
      drawStar(pen, [x, y], 4.4, ink.gold, 0.4);
      pen.path(ring([x, y], 0.9, 0.9, 12), { fill: ink.accent });
    }
  }
}

function drawSeal(pen: Pen, at: Point): void {
  pen.path(ring(at, 13.5, 12, 36), { fill: ink.accent });
  pen.path(ring(at, 10.8, 10.8, 40), { fill: '#ffffff' });
  drawStar(pen, at, 8.6, ink.accent, 0.6);
  pen.path(ring(at, 2.4, 2.4, 24), { fill: ink.gold });
}

/** The PDF of the graduation certificate: one page in one language. */
export function certificatePdf({
  language,
  facts,
  imprint,
}: {
  language: Language;
  facts: DocumentFacts;
  imprint: Imprint;
}): ArrayBuffer {
  const say = sayIn(language);
  const common = sayIn(language, 'common');
  const typewriter = openTypewriter({
    language,
    landscape: true,
    fonts: documentFonts(),
    title: `${say('pdf.certificate')} ${imprint.number}`,
    author: common('university'),
    creator: common('product'),
    at: new Date(imprint.issuedAt),
    identifier: imprint.address,
  });
  const pen = openPen(typewriter, { language, width: paper.width - 2 * side, side });
  const middle = pen.width / 2;
  pen.at(0);
  drawFrame(pen);

  const centred = (text: string, baseline: number, style: { size: number; bold?: boolean; colour?: string }): void => {
    // A long name is written smaller, so that it fits in one line.
    let { size } = style;
    while (size > 12 && pen.wrap(text, pen.width, { ...style, size }).length > 1) size -= 1;
    pen.text(text, middle, baseline, { ...style, size, align: 'center' });
  };

  drawEmblem(pen, [middle, 31], 8.5, common('documents.emblem'));
  centred(common('university'), 50, { size: 22, bold: true, colour: ink.accent });
  pen.as('H1', () => centred(say('pdf.certificate'), 60, { size: 13, colour: ink.gold }));
  pen.path(
    [
      [middle - 32, 64.5],
      [middle + 32, 64.5],
    ],
    { line: ink.gold, width: 0.4 },
  );
  centred(say('pdf.council', { college: facts.college[language] }), 76, { size: 13, colour: ink.quiet });
  centred(facts.name[language], 93, { size: 32, bold: true, colour: ink.text });
  centred(say('pdf.degreeOf'), 106, { size: 13, colour: ink.quiet });
  centred((facts.degree ?? facts.programme)[language], 119, { size: 23, bold: true, colour: ink.accent });
  centred(
    say(facts.cgpa === null ? 'pdf.without' : 'pdf.with', { cgpa: isolate(figure(facts.cgpa)), hours: facts.hours }),
    131,
    { size: 12.5, colour: ink.quiet },
  );
  if (facts.graduatedOn) centred(say('pdf.on', { on: facts.graduatedOn }), 140, { size: 12.5, colour: ink.quiet });

  pen.figure(say('pdf.seal'), { start: middle - 13.5, top: 149.5, size: 27 }, () => drawSeal(pen, [middle, 163]));
  const size = 27;
  pen.code(imprint.address, 0, 149, size, say('pdf.qrCode'));
  pen.text(imprint.code, size / 2, 149 + size + 3.6, { size: 9, bold: true, align: 'center' });
  const label = (text: string, value: string, top: number): void => {
    pen.as('LI', () => {
      pen.as('Lbl', () => pen.text(text, pen.width, top, { size: 8, colour: ink.quiet, align: 'end' }));
      pen.as('LBody', () => pen.text(value, pen.width, top + 5.2, { size: 11, bold: true, align: 'end' }));
    });
  };
  pen.as('L', () => {
    label(say('pdf.number'), imprint.number, 151.5);
    label(say('pdf.student'), facts.code, 161.5);
    label(say('pdf.issued'), formatInstant(imprint.issuedAt, language, 'longDate'), 171.5);
  });
  centred(say('pdf.valid'), 184.2, { size: 8, colour: ink.quiet });
  centred(say('pdf.verify'), 188.2, { size: 8, colour: ink.quiet });
  centred(imprint.address, 192.4, { size: 8, colour: ink.accent });
  return typewriter.doc.output('arraybuffer');
}
