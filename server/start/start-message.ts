import { loopbackName } from '../http/network-addresses.ts';

/** The messages of a server on the terminal when it listens or fails to. */

const withSlash = (address: string): string => address.replace(/\/*$/, '/');

type Listening = {
  host: string;
  port: number;
  /** Addresses for other machines, the most likely first. */
  elsewhere: readonly string[];
};
type Simulated = { userName: string; password: string; trainerCode?: string | undefined };

/**
 * The addresses of the server. On a simulator, also an account to sign in with, the address of the trainer's console
 * and its code if one is required.
 */
export function startMessage({ host, port, elsewhere }: Listening, simulated: Simulated | undefined): string {
  const address = `http://${loopbackName(host)}:${port}/`;
  const others = elsewhere.map(withSlash).filter((one) => one !== address);
  const lines = [`Student information system: ${address}`];
  if (others.length) lines.push(`From other machines: ${others.join(' ')}`);
  if (simulated)
    lines.push(
      `Sign in as: ${simulated.userName}   Password: ${simulated.password}`,
      `Trainer's console: ${others[0] ?? address}simulator`,
    );
  if (simulated?.trainerCode) lines.push(`Trainer's code: ${simulated.trainerCode}`);
  return lines.map((line) => `${line}\n`).join('');
}

/** The reason why the server cannot listen, with a remedy; undefined for other errors, which only the log shows. */
export function cannotListen(
  { code }: { code?: string },
  { host, port }: Pick<Listening, 'host' | 'port'>,
): string | undefined {
  if (code === 'EADDRINUSE')
    return `Another program uses port ${port}. Choose another port: PORT=${port + 1} npm start\n`;
  if (code === 'EACCES') return `You may not use port ${port}. Choose a port above 1024: PORT=3000 npm start\n`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine. To listen on all its addresses: HOST=0.0.0.0 npm start\n`;
  return undefined;
}
