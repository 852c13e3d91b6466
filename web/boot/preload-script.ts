import type { Preloaded, PreloadedRead } from '../api/preloaded-responses.ts';

/**
 * Runs inline in the document before anything is rendered. Sets language, direction and colour scheme, and requests
 * files and data of the page while its code is loading. It imports nothing at run time. If a Content-Security-Policy
 * blocks the script, the page does all of this later.
 */

type Read = [
  operation: PreloadedRead['operation'],
  path: string,
  input: Record<string, string | number | boolean>,
  ofRecord: 0 | 1,
];
/** `texts`: the file of the page's own texts in each language; empty if it has none. */
type Page = { files: string[]; texts: Record<string, string>; reads: Read[]; plain: Read[] };
/** The files and requests of the built pages, inserted by `page-plugin.ts`. */
declare const BUILT: {
  texts: Record<string, string[]>;
  fonts: Record<string, string[]>;
  code: string;
  shell: Read[];
  pages: Record<string, Page>;
};

(() => {
  const { documentElement: root, baseURI, head } = document;
  const base = new URL(baseURI).pathname;
  // The storage keys are those of `session.ts` and `colorScheme.ts`.
  const kept = (name: string): string | null => localStorage.getItem(name);
  /** The storage of the session. A tab may have its own session, see tab.ts. */
  const session = (): Storage => (sessionStorage.getItem(`${base}ownTab`) === null ? localStorage : sessionStorage);
  const own = (name: string): string | null => session().getItem(base === '/' ? name : base + name);
  const readSettings = async (): Promise<unknown> => {
    const block = document.getElementById('settings')?.textContent;
    if (block) return JSON.parse(block) as unknown;
    const response = await fetch(new URL('config.json', baseURI), { cache: 'no-cache' });
    return response.ok ? response.json() : undefined;
  };

  try {
    const language = kept('lang') === 'ar' ? 'ar' : 'en';
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
    const scheme = kept('colorScheme');
    root.dataset.mantineColorScheme =
      scheme === 'dark' || scheme === 'light'
        ? scheme
        : matchMedia('(prefers-color-scheme: dark)').matches
          ? 'dark'
          : 'light';

    const block = document.getElementById('settings')?.textContent;
    if (block && (JSON.parse(block) as { simulator?: boolean }).simulator) root.dataset.strip = '';
    const settings = readSettings();
    settings.catch(() => undefined);
    const preloaded: Preloaded = { settings, reads: [] };
    window.preloaded = preloaded;

    const path = `/${location.pathname.slice(base.length)}`;
    const token = own('id_token');
    const isEntrance = ['/', '/sign-in'].includes(path);
    const arrives = token && isEntrance ? '/home' : path;
    const apart =
      /^\/(simulator|join|verify|logout|404|admission-canceled|version-number|Authentication|choose-record|password-|activate)/.test(
        arrives,
      );
    root.dataset.begin = token && !apart ? 'portal' : isEntrance || (!token && !apart) ? 'account' : 'plain';
    // Without a session, the student is redirected to the sign-in page.
    const place = root.dataset.begin === 'account' ? '/sign-in' : arrives;

    const link = (attributes: Partial<HTMLLinkElement>): void =>
      head.append(Object.assign(document.createElement('link'), attributes));
    const fetchFile = (file: string): void => {
      const href = new URL(file, baseURI).href;
      if (file.endsWith('.css')) link({ rel: 'preload', as: 'style', crossOrigin: '', href });
      else link({ rel: 'modulepreload', crossOrigin: '', href });
    };
    const asked = new URLSearchParams(location.search);
    const tab = asked.get('tab');
    const page = BUILT.pages[tab ? `${place}?tab=${tab}` : place] ?? BUILT.pages[place];
    [...(BUILT.texts[language] ?? []), page?.texts[language] ?? '', ...(page?.files ?? [])]
      .filter(Boolean)
      .forEach(fetchFile);
    link({ rel: 'modulepreload', crossOrigin: '', href: new URL(BUILT.code, baseURI).href });
    // The fonts come after the code, but before the texts are drawn, because another font would move them.
    for (const file of BUILT.fonts[language] ?? [])
      link({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        fetchPriority: 'low',
        href: new URL(file, baseURI).href,
      });

    const info = JSON.parse(own('userInfo') ?? '{}') as {
      records?: { studFacultyCode: string }[];
      studFacultyCode?: string;
    };
    const records = info.records ?? [];
    const record = (
      records.find(({ studFacultyCode }) => studFacultyCode === info.studFacultyCode) ??
      (records.length === 1 ? records[0] : undefined)
    )?.studFacultyCode;
    if (!token || !record || apart) return;
    const begin = (apiBaseUrl: string): void => {
      for (const [operation, address, input, ofRecord] of [
        ...(page && asked.size <= 1 ? page.plain : []),
        ...(page?.reads ?? []),
        ...BUILT.shell,
      ]) {
        const query = new URLSearchParams({
          ...(ofRecord && { StudFacultyCode: record }),
          ...Object.fromEntries(
            Object.entries(input)
              .filter(([, value]) => value !== '')
              .map(([name, value]) => [name, String(value)]),
          ),
        }).toString();
        const href = new URL((apiBaseUrl || base).replace(/\/$/, '') + address + (query && `?${query}`), baseURI).href;
        const answer = fetch(href, {
          headers: {
            'accept-language': language,
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
          },
        });
        answer.catch(() => undefined);
        preloaded.reads.push({
          operation,
          input,
          language,
          record: ofRecord ? record : null,
          token,
          address: href,
          answer,
        });
      }
    };
    // If the server has put the settings into the document, the requests can start at once.
    if (block) begin((JSON.parse(block) as { apiBaseUrl?: string }).apiBaseUrl ?? '');
    else
      void settings
        .then((said) => begin((said as { apiBaseUrl?: string } | undefined)?.apiBaseUrl ?? ''))
        .catch(() => undefined);
  } catch {
    // If the browser has no storage or is too old, this script stops here. The page itself reports the problem.
  }
})();
