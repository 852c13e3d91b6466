import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectRoot } from '../../db/root.ts';

/** A reporter that writes the duration of each test file, including its imports, to the file named by FILE_TIMES. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return { name: relative(projectRoot, module.moduleId), milliseconds: collectDuration + setupDuration + duration };
    });
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(times));
  }
}
