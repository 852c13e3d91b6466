import { isolate } from '../../locales/i18n.ts';

const code = /\b[A-Z]{2,}-?\d+(?:-\d+)*\b/g;
const unbreakableHyphen = '\u2011';

/** Keeps codes in a seeded sentence on one line and left to right: ITCS222-01, MSG-000004. */
export const wholeCodes = (text: string): string =>
  text.replace(code, (found) => isolate(found.replaceAll('-', unbreakableHyphen)));
