import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../db/root.ts';
import { readScenarioText, type Fault, type ReadFile } from './scenario-reader.ts';
import type { Scenario } from './scenario.ts';

/** A file that is not a valid scenario, with its faults by line. */
export type UnreadableScenario = { id: string; file: string; faults: Fault[] };

const folder = join(projectRoot, 'seed/scenarios');

type Known = { stamp: string; read: ReadFile };

/** The scenario files as they are on disk. Each request checks for changed files and reads only those again. */
export class ScenarioLibrary {
  readonly #folder: string;
  readonly #tell: (unreadable: UnreadableScenario) => void;
  #files = new Map<string, Known>();

  /** `tell` is called for each file that cannot be read, once for every version of the file. */
  constructor(tell: (unreadable: UnreadableScenario) => void = () => undefined, from = folder) {
    this.#tell = tell;
    this.#folder = from;
  }

  /** All files: the valid scenarios, and the unreadable files with their faults. The id of a file is `area.name`. */
  all(): { scenarios: Scenario[]; unreadable: UnreadableScenario[] } {
    const files = new Map<string, Known>();
    const [scenarios, unreadable]: [Scenario[], UnreadableScenario[]] = [[], []];
    for (const { area, name } of this.#names()) {
      const file = `${area}/${name}`;
      const id = `${area}.${name.slice(0, -'.yaml'.length)}`;
      const before = this.#files.get(file);
      const known = this.#read(file, before);
      if (!known) continue;
      files.set(file, known);
      const { scenario, faults } = known.read;
      if (scenario) scenarios.push({ ...scenario, id, area });
      else unreadable.push({ id, file: `seed/scenarios/${file}`, faults });
      if (faults && known !== before) this.#tell(unreadable.at(-1)!);
    }
    this.#files = files;
    return { scenarios, unreadable };
  }

  #names(): { area: string; name: string }[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: area }) =>
        readdirSync(join(this.#folder, area))
          .filter((name) => name.endsWith('.yaml'))
          .sort()
          .map((name) => ({ area, name })),
      );
  }

  /** Reads a file if it has changed; undefined if it was deleted meanwhile. */
  #read(file: string, before: Known | undefined): Known | undefined {
    const path = join(this.#folder, file);
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return undefined;
    const stamp = `${info.mtimeMs} ${info.size} ${info.ino}`;
    return before?.stamp === stamp ? before : { stamp, read: readScenarioText(readFileSync(path, 'utf8')) };
  }
}

/** Removes marks of text direction, which a terminal does not need. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** One line for each fault, in the format of compilers. */
export const faultLines = ({ file, faults }: UnreadableScenario): string[] =>
  faults.map(({ line, says }) => `${file}:${line}: ${plain(says.en)}`);
