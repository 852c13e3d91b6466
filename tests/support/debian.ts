import { spawnSync } from 'node:child_process';

const works = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** The path of a Debian program, installed if it is missing. Throws if that fails. */
export function debianProgram(program: string, name: string): string {
  const found = (): string =>
    spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
  if (!found()) {
    works('apt-get', ['update', '-q']);
    works('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  }
  const path = found();
  if (!path)
    throw new Error(`${program} is missing, and apt-get could not install ${name}: install it and run this again`);
  return path;
}
