import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { endpoints } from '../api/endpoints.gen.ts';
import { firstPages, shellReads, type FirstRead } from './preload-manifest.ts';

/**
 * Vite plugin that makes `index.html` show a static first picture before the application runs: it inserts texts, the
 * inline script, and links to the other files.
 */

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url)).replaceAll('\\', '/');
const languages = ['en', 'ar'] as const;

const readTexts = (language: string, area: string): Record<string, unknown> =>
  JSON.parse(readFileSync(source(`../locales/${language}/${area}.json`), 'utf8')) as Record<string, unknown>;
/**
 * A text such as `{{common.university}}` in both languages. In the header of the portal, the style sheet hides the text
 * of the other language; the sign-in page shows both.
 */
const inBoth = (area: string, path: string): string =>
  languages
    .map(
      (language) =>
        `<span lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">${String(path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], readTexts(language, area)))}</span>`,
    )
    .join('');

const toRead = ([operation, input]: FirstRead) => [
  operation,
  endpoints[operation].path,
  input,
  'record' in endpoints[operation] ? 1 : 0,
];

type Files = Record<
  string,
  {
    type: string;
    fileName: string;
    moduleIds?: string[];
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> } | undefined;
  }
>;

/** The built files as `preload-script.ts` needs them, without those that `index.html` already links. */
function describeBuild(bundle: Files, html: string): unknown {
  const files = Object.values(bundle);
  const names = (pattern: RegExp): string[] =>
    files.map(({ fileName }) => fileName).filter((name) => pattern.test(name));
  const holding = (path: string) => files.find(({ moduleIds }) => moduleIds?.includes(source(path)));
  const filesOf = (page: string): string[] => {
    const chunk = holding(page);
    const chunks = chunk ? [chunk.fileName, ...(chunk.imports ?? [])].filter((name) => !html.includes(name)) : [];
    return chunks.flatMap((name) => [name, ...(bundle[name]?.viteMetadata?.importedCss ?? [])]);
  };
  return {
    texts: Object.fromEntries(languages.map((language) => [language, names(new RegExp(`/texts-${language}-`))])),
    fonts: Object.fromEntries(
      languages.map((language) => [
        language,
        names(language === 'ar' ? /-arabic-(arabic|latin)-(400|600)-.*woff2$/ : /-arabic-latin-(400|600)-.*woff2$/),
      ]),
    ),
    code: holding('main.tsx')?.fileName ?? '',
    shell: shellReads.map(toRead),
    pages: Object.fromEntries(
      Object.entries(firstPages).map(([path, { page, part, texts, reads, plain = [] }]) => [
        path,
        {
          files: [...new Set([page, ...(part ? [part] : [])].flatMap(filesOf))],
          texts: Object.fromEntries(
            languages.map((language) => [
              language,
              texts ? (holding(`../locales/${language}/${texts}.json`)?.fileName ?? '') : '',
            ]),
          ),
          reads: reads.map(toRead),
          plain: plain.map(toRead),
        },
      ]),
    ),
  };
}

async function beginScript(built: unknown): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILT: 'BUILT' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source('boot/preload-script.ts'), output: { format: 'iife' } },
    },
  });
  const [
    {
      output: [{ code }],
    },
  ] = [made].flat() as { output: { code: string }[] }[] as [{ output: [{ code: string }] }];
  return `const BUILT=${JSON.stringify(built)};${code.trim()}`.replaceAll('</', '<\\/');
}

export const pagePlugin = (): Plugin => ({
  name: 'first-picture',
  // Prints the address of the trainer's console below the address of the page.
  configureServer(server) {
    const print = server.printUrls.bind(server);
    server.printUrls = () => {
      print();
      for (const address of server.resolvedUrls?.local ?? [])
        server.config.logger.info(`  ➜  Trainer's console: ${address}simulator`);
    };
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const built = describeBuild(bundle ?? {}, html);
      const script = await beginScript(built);
      const worded = html.replace(/\{\{(\w+)\.([\w.]+)\}\}/g, (_, area: string, path: string) => inBoth(area, path));
      // The style sheet has no matching medium until the application starts (see styles.ts). The first picture is
      // drawn without it and does not change when it arrives.
      const styled = worded.replace(
        /<link rel="stylesheet"([^>]*)>/,
        (_, rest: string) =>
          `<link rel="preload" as="style"${rest}>\n    <link rel="stylesheet" id="styles" media="not all"${rest}>`,
      );
      return styled.replace('<!-- begin -->', () => `<script>${script}</script>`);
    },
  },
});
