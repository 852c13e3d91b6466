/** What a server that listens says of itself: where it is, and on a simulator who to sign in as and where the trainer's console is. */
export function startMessage(host: string, port: number, simulated: { userName: string; password: string } | undefined): string {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  const lines = [`Student information system: ${address}`];
  if (simulated) lines.push(`Sign in as: ${simulated.userName}   Password: ${simulated.password}`, `Trainer's console: ${address}simulator`);
  return lines.map((line) => `${line}\n`).join('');
}
