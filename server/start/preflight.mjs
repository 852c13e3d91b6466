// Checks packages, folders, disk space and port before anything is built or seeded. This is plain JavaScript, because
// it runs before the product is built.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';

/** The first version of Node on which the server runs, as [major, minor]. */
const oldestNode = [22, 0];

/** The sentence for an older Node; undefined for a supported one. `version` is such as "18.20.4". */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
    ? undefined
    : `This is Node ${version}. The student information system needs Node ${oldestNode[0]} or later; 24 is recommended. npm ci brings one, unless scripts of packages are off; otherwise: https://nodejs.org/en/download`;
}

/** The Node that the packages bring (server/decisions/028-node.md); undefined if it is not installed here. */
export function nodeOfPackages(root) {
  const path = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}

/** Bytes of free disk that a build and a new database need. */
const neededBytes = 150 * 1024 * 1024;

/** The nearest folder on the way up that exists. */
const existing = (path) => (existsSync(path) ? path : existing(dirname(path)));

/** Reads PORT as the server does; undefined if it is not a port. The server reports that itself. */
function portOf({ PORT }) {
  const port = PORT ? Number(PORT) : 3000;
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined;
}

/** The code of the error on listening, such as EADDRINUSE; undefined if the port is free. */
const listenFault = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', ({ code }) => done(code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });

/** The first free port after `port`; undefined if the next fifty are taken. */
async function freePortAfter(port, host) {
  for (let next = port + 1; next <= Math.min(port + 50, 65_535); next += 1)
    if ((await listenFault(next, host)) === undefined) return next;
  return undefined;
}

async function portRefusals(env) {
  const port = portOf(env);
  const host = env.HOST || '127.0.0.1';
  if (port === undefined) return [];
  const fault = await listenFault(port, host);
  if (fault === 'EADDRNOTAVAIL' || fault === 'ENOTFOUND') return [`HOST=${host} is not an address of this machine.`];
  if (fault === 'EACCES') return [`You may not listen on port ${port}. Choose one above 1023 with PORT.`];
  if (fault !== 'EADDRINUSE') return [];
  const free = await freePortAfter(port, host);
  return [
    `Another program uses port ${port}.${free === undefined ? ' Choose another one with PORT.' : ` Port ${free} is free: PORT=${free} npm start`}`,
    'If that program is this product, set DATABASE_FILE to another file too: one server at a time uses a database.',
  ];
}

/** The sentences about a folder that must be written, with what to do; empty if it can be. */
function folderRefusals(folder, remedy) {
  const found = existing(folder);
  if (!statSync(found).isDirectory()) return [`${found} is a file, not a folder. ${remedy}`];
  try {
    accessSync(found, constants.W_OK | constants.X_OK);
  } catch {
    return [`You may not write in ${found}. ${remedy}`];
  }
  const { bavail, bsize } = statfsSync(found);
  return bavail * bsize < neededBytes
    ? [`The disk of ${found} has ${Math.floor((bavail * bsize) / 1024 / 1024)} MB left; the start needs 150 MB.`]
    : [];
}

/**
 * The reasons why the product cannot be started here, each a sentence with what to do; empty if it can. `builds` is
 * true if it must be built first, `serves` if the server is started.
 */
export async function preflightRefusals(root, env, { builds, serves }) {
  if (!existsSync(join(root, 'node_modules/better-sqlite3')))
    return ['The packages are not installed. Install them first: npm ci'];
  const file = env.DATABASE_FILE || 'data/sis.sqlite';
  return [
    ...(builds
      ? folderRefusals(join(root, 'dist'), 'A build needs it. Build the product elsewhere: npm run build')
      : []),
    ...(serves && file !== ':memory:'
      ? folderRefusals(
          dirname(resolve(root, file)),
          'The database is kept there. Set DATABASE_FILE to a file in another folder.',
        )
      : []),
    ...(serves ? await portRefusals(env) : []),
  ];
}
