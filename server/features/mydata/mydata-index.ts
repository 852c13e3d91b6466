import { formatBytes } from '../../../locales/format-bytes.ts';
import { formatInstant, getDirection, languages, type Language } from '../../../locales/i18n.ts';
import { escapeHtml } from '../../http/html.ts';
import { getText, textWith } from '../../http/messages.ts';
import type { PersonalData } from './mydata-queries.ts';
import { leftOut, partGroups, partNames, parts, type PartName } from './mydata-tables.ts';

/**
 * The page `index.html` of the ZIP with the student's data, in both languages. It needs neither scripts nor a server.
 */

export const tablePath = (name: PartName): string => `tables/${name}.csv`;

const style = `
  :root { color-scheme: light dark; color: CanvasText; background: Canvas; }
  body { max-width: 50rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; margin-block: 0.5rem 1.5rem; }
  caption { text-align: start; font-weight: 600; font-size: 1.125rem; }
  th, td { padding: 0.375rem 0.5rem; border-bottom: 1px solid; text-align: start; vertical-align: top; font-weight: normal; }
  thead th { font-weight: 600; }
  th:last-child, td:last-child { text-align: end; width: 30%; }
  section + section { margin-block-start: 3rem; border-block-start: 3px double; }
  a { display: inline-block; min-height: 1.5rem; }
`;

const link = (path: string, text: string): string =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${text}</a>`;
const isolated = (value: unknown): string => `<bdi>${escapeHtml(String(value))}</bdi>`;

function toTable(caption: string, heads: readonly string[], rows: readonly string[][]): string {
  const cells = ([first = '', ...others]: string[]): string =>
    `<tr><th scope="row">${first}</th>${others.map((one) => `<td>${one}</td>`).join('')}</tr>`;
  return `<table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(cells).join('\n')}</tbody></table>`;
}

/** The content of the page in one language. */
function toSection({ rows, files }: PersonalData, now: number, language: Language): string {
  const t = (key: string): string => escapeHtml(getText('mydata', key)[language]);
  const name = language === 'en' ? 'NameEn' : 'NameAr';
  const entries = (part: PartName): string => {
    const { length } = rows[part];
    return length ? isolated(length) : t('file.none');
  };
  const partRow = (part: PartName): string[] => [
    rows[part].length ? link(tablePath(part), t(`parts.${part}`)) : t(`parts.${part}`),
    entries(part),
  ];
  return `<section lang="${language}" dir="${getDirection(language)}" id="${language}" aria-labelledby="title-${language}">
<h1 id="title-${language}">${t('title')}</h1>
<p>${t('description')} ${t('file.safe')}</p>
<p>${escapeHtml(textWith('mydata', 'file.made', { at: formatInstant(now, language, 'fullDateTime') })[language])}</p>
<p>${t('file.units')}</p>
<ul>${rows.records
    .map(
      (one) =>
        `<li>${isolated(rows.person[0]?.[`name${name.slice(4)}`])} · ${t('file.student')} ${isolated(one.code)} · ${isolated(one[`programme${name}`])}</li>`,
    )
    .join('\n')}</ul>
${partGroups
  .map((group) =>
    toTable(
      t(`groups.${group}`),
      [t('file.table'), t('file.entries')],
      partNames.filter((part) => parts[part].group === group).map(partRow),
    ),
  )
  .join('\n')}
${
  files.length
    ? toTable(
        t('file.files'),
        [t('file.file'), t('file.size')],
        files.map(({ path, bytes }) => [
          link(path, isolated(path.replace('files/', ''))),
          isolated(formatBytes(bytes, language)),
        ]),
      )
    : `<h2>${t('file.files')}</h2>\n<p>${t('file.noFiles')}</p>`
}
<h2>${t('file.programs')}</h2>
<p>${t('file.programsText')} ${link('data.json', isolated('data.json'))} ${link('data.schema.json', isolated('data.schema.json'))}</p>
<h2>${t('contents.left')}</h2>
<ul>${Object.keys(leftOut)
    .map((reason) => `<li>${t(`leftOut.${reason}`)}</li>`)
    .join('\n')}</ul>
</section>`;
}

/** The HTML page, with the caller's language first. */
export function toIndexPage(data: PersonalData, now: number, first: Language): string {
  const order = languages.toSorted((one, other) => Number(other === first) - Number(one === first));
  const title = getText('mydata', 'title');
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${order.map((language) => escapeHtml(title[language])).join(' · ')}</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Language · اللغة"><a href="#en" lang="en">English</a> · <a href="#ar" lang="ar">العربية</a></nav>
<main>
${order.map((language) => toSection(data, now, language)).join('\n')}
</main>
</body>
</html>
`;
}
