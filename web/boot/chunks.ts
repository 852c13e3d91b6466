import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The division of the built page into chunks. They are few and large, because on a telephone each request costs more
 * than its content.
 */

type Graph = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

const web = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const inWeb = (path: string): string => `${web}${path}`;
const isOwn = (id: string): boolean => id.startsWith(web) && !id.includes('node_modules');

/** The application's modules that the roots import, directly or indirectly. Library modules are omitted. */
function neededBy(graph: Graph, roots: string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id) || !isOwn(id)) continue;
    needed.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}

/** Root modules of the chunk `start`, which every page loads. */
const daily = ['main.tsx', 'app/Shell.tsx'].map(inWeb);
const signIn = ['features/account/SignInPage.tsx'].map(inWeb);
const home = ['features/student/DashboardPage.tsx'].map(inWeb);
/** The pages of the two most common tasks. Their modules form the chunk `everyday`. */
const first = ['features/registration/RegisteredCoursesPage.tsx', 'features/schedule/CourseSchedulePage.tsx'].map(
  inWeb,
);
/**
 * Feature folders whose other pages form the chunk `standing`. Their modules that the tab of offered courses also
 * needs, or that are in `ui/`, are in the chunk `everyday` instead. All their styles are in the chunk `start`.
 * Modules that only other areas share are in `forms`.
 */
const everyday = new Set(['registration', 'schedule', 'fees', 'attendance']);
const strip = ['simulator/SimulatorStrip.tsx', 'simulator/SimulatorTools.tsx'].map(inWeb);

/**
 * The area of a page: the name of its feature folder, `console` for the simulator, or `app` for the application
 * itself.
 */
const toArea = (page: string): string =>
  page.startsWith(inWeb('simulator/')) ? 'console' : (/\/features\/(\w+)\//.exec(page)?.[1] ?? 'app');

function nameModules(graph: Graph): Map<string, string> {
  const names = new Map<string, string>();
  const give = (name: string, ids: Set<string>): void => ids.forEach((id) => names.has(id) || names.set(id, name));
  give('start', neededBy(graph, daily));
  // Modules that two of these groups share go into the start chunk, so that no page waits for the chunk of another
  // page.
  const apart = [strip, signIn, home, first].map((roots) => neededBy(graph, roots));
  for (const id of new Set(apart.flatMap((ids) => [...ids])))
    if (apart.filter((ids) => ids.has(id)).length > 1) give('start', new Set([id]));
  give('strip', neededBy(graph, strip));
  give('sign-in', neededBy(graph, signIn));
  const pages = [...neededBy(graph, [inWeb('features.ts')])]
    .filter((id) => id.endsWith('-feature.tsx'))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const users = new Map<string, Set<string>>();
  for (const page of pages)
    for (const id of neededBy(graph, [page])) users.set(id, (users.get(id) ?? new Set()).add(toArea(page)));
  // Modules that the home page shares with a page of another area go into the start chunk.
  for (const id of neededBy(graph, home))
    if (!names.has(id)) names.set(id, (users.get(id)?.size ?? 0) > 1 ? 'start' : 'home');
  give('everyday', neededBy(graph, first));
  const offered = neededBy(graph, [inWeb('features/registration/offered/OfferedTab.tsx')]);
  for (const [id, areas] of users)
    if (!names.has(id))
      names.set(
        id,
        [...areas].some((area) => everyday.has(area))
          ? offered.has(id) || id.startsWith(inWeb('ui/'))
            ? 'everyday'
            : 'standing'
          : areas.size === 1
            ? [...areas].join()
            : 'forms',
      );
  give('offered', offered);
  for (const [id, name] of names)
    if (id.endsWith('.css') && ['everyday', 'standing', 'home', 'offered', 'strip', 'sign-in'].includes(name))
      names.set(id, 'start');
  return names;
}

/** The texts of the first pages and the message catalogue, in one chunk for each language. */
const dailyTexts =
  /[\\/]locales[\\/](en|ar)[\\/](common|menu|messages|account|student|agenda|override|request|registration|schedule|simulator)\.json/;

/**
 * Icons, simple fields and skeletons go into the start chunk. Otherwise two chunks that share such a component would
 * depend on each other, and the student's pages on the trainer's tools.
 */
const isEverywhere = (id: string): boolean =>
  /[\\/]@tabler[\\/]|[\\/]components[\\/](Skeleton|Input|InputBase|TextInput|Checkbox|ActionIcon)[\\/]/.test(id);

/** Components that the filters of the offered courses share with other pages, in the chunk of everyday pages. */
const isEveryday = (id: string): boolean => /[\\/]components[\\/]Switch[\\/]/.test(id);

let names: Map<string, string> | undefined;
function toChunkName(id: string, graph: Graph): string | null {
  if (id.includes('rolldown/runtime')) return 'start';
  const texts = dailyTexts.exec(id);
  if (texts) return `texts-${texts[1]}`;
  return isEverywhere(id) ? 'start' : isEveryday(id) ? 'everyday' : ((names ??= nameModules(graph)).get(id) ?? null);
}

const isAny =
  (...wanted: string[]) =>
  (id: string, graph: Graph): string | null => {
    const name = toChunkName(id, graph);
    return name !== null && wanted.includes(name) ? name : null;
  };
const library = (pattern: string): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](${pattern})`);

/** The chunk groups, in order of priority. A group includes the modules that its modules import. */
export const groups = [
  { debugName: 'start', name: isAny('start') },
  { debugName: 'strip', name: isAny('strip') },
  { debugName: 'home', name: isAny('home') },
  { debugName: 'everyday', name: isAny('everyday') },
  { debugName: 'standing', name: isAny('standing') },
  { debugName: 'offered', name: isAny('offered') },
  { debugName: 'sign-in', name: isAny('sign-in') },
  {
    name: 'numbers',
    test: library('react-number-format|@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/]NumberInput'),
  },
  // Library modules that several pages share and that no group above contains.
  { name: 'parts', test: library('@mantine[\\\\/](core|hooks|form)|@tabler|@floating-ui'), minShareCount: 2 },
  { debugName: 'forms', name: isAny('forms') },
  { debugName: 'areas', name: toChunkName },
];

type Written = Record<string, { type: string; fileName: string; name?: string; code?: string; source?: unknown }>;

/**
 * Moves the bundler's helpers into the start chunk. The bundler writes them to a separate file, which would be one
 * more request before any code runs.
 */
function intoStart(bundle: Written): void {
  const files = Object.values(bundle);
  const helpers = files.find(({ name, type }) => type === 'chunk' && name === 'rolldown-runtime');
  const start = files.find(({ name, type }) => type === 'chunk' && name === 'start');
  if (!helpers?.code || !start?.code) throw new Error('the build has no file of helpers, or none that is always there');
  const nameOnly = (file: string): string => file.replace(/^.*\//, '');
  const [own, whole] = [nameOnly(helpers.fileName), nameOnly(start.fileName)];
  const asObject = (names: string): string =>
    `{${names
      .split(',')
      .map((one) => one.replace(/^(\S+) as (\S+)$/, '$1:$2'))
      .join(',')}}`;
  const made = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(helpers.code);
  if (!made) throw new Error('the helpers are written in another way');
  const [, body = '', exported = ''] = made;
  const given = exported
    .split(',')
    .map((one) => one.split(' as '))
    .map(([name = '', as = name]) => `${as}:${name}`)
    .join(',');
  const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${own.replaceAll('.', '\\.')}";?`);
  for (const file of files) {
    if (file.code === undefined || file === helpers) continue;
    const here = file === start;
    file.code = file.code
      .replace(
        imports,
        (_, names: string) =>
          `${here ? `const __helpers=(()=>{${body}return{${given}}})();export{__helpers};` : `import{__helpers}from"./${whole}";`}const${asObject(names)}=__helpers;`,
      )
      .replaceAll(`"./${own}"`, `"./${whole}"`);
    if (here && !file.code.includes('export{__helpers}'))
      throw new Error('the file that is always there takes no helpers');
  }
  for (const file of files)
    if (typeof file.source === 'string' && file.fileName.endsWith('.html'))
      file.source = file.source.replace(
        new RegExp(`\\s*<script [^>]*${own.replaceAll('.', '\\.')}"[^>]*></script>`),
        '',
      );
  delete bundle[helpers.fileName];
  for (const file of files)
    if (file !== helpers && [file.code, file.source].some((text) => typeof text === 'string' && text.includes(own)))
      throw new Error(`${file.fileName} still asks for ${own}`);
}

/**
 * Chunks in which nearly all functions run at the start. Chrome usually parses a function only when it is called, on
 * the main thread. A comment in the first line makes it parse all functions in the background while the file is
 * loading.
 */
const runAtOnce = ['start', 'sign-in', 'home', 'everyday', 'strip'];
export const readWholePlugin = (): Plugin => ({
  name: 'read-whole',
  apply: 'build',
  // This step runs after the build has written the imports to the first line of a chunk and before the files are
  // compressed.
  configResolved({ plugins }) {
    const last = plugins.find(({ name }) => name === 'vite:build-import-analysis');
    const written = last?.generateBundle;
    if (!last || typeof written !== 'function')
      throw new Error('read-whole: the build names what a file needs in another way');
    last.generateBundle = async function (options, bundle, isWrite) {
      await written.call(this, options, bundle, isWrite);
      intoStart(bundle);
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && runAtOnce.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    };
  },
});
