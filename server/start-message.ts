/** What a server that listens says of itself: where it is, and on a simulator who to sign in as and where the trainer's console is, with its code where one is asked. */
export function startMessage(host: string, port: number, simulated: { userName: string; password: string; trainerCode?: string | undefined } | undefined): string {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  const lines = [`Student information system: ${address}`];
  if (simulated) lines.push(`Sign in as: ${simulated.userName}   Password: ${simulated.password}`, `Trainer's console: ${address}simulator`);
  if (simulated?.trainerCode) lines.push(`Trainer's code: ${simulated.trainerCode}`);
  return lines.map((line) => `${line}\n`).join('');
}
