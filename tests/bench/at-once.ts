import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A load generator that uses little processor time: requests are built beforehand and written to open sockets. */

export type Request = { method: 'GET' | 'POST'; path: string; token?: string; body?: unknown };
/** A response. `sentAt` and `answeredAt` are milliseconds of this process's clock; `retryAfter` is in seconds. */
export type Reply = { status: number; sentAt: number; answeredAt: number; retryAfter: number | undefined };

function bytesOf({ method, path, token, body }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

const lengthOf = (head: string): number => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);

type Waiting = { answered: (reply: Pick<Reply, 'status' | 'retryAfter'>) => void; failed: (error: Error) => void };

/** One kept-alive connection with one request at a time. A request whose connection is lost fails. */
export class Line {
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (part: Buffer) => this.#take(part));
    socket.on('close', () => this.#waiting?.failed(new Error('the connection was lost')));
  }

  static open(base: string): Promise<Line> {
    const { hostname, port } = new URL(base);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Line(socket)));
      socket.on('error', reject);
    });
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, part]) : part;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    if (
      /\r\ntransfer-encoding: chunked/i.test(head)
        ? !this.#received.toString('latin1').endsWith('\r\n0\r\n\r\n')
        : this.#received.length < end + 4 + lengthOf(head)
    )
      return;
    this.#received = Buffer.alloc(0);
    const retryAfter = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
    this.#waiting?.answered({
      status: Number(head.slice(9, 12)),
      retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    });
  }

  ask = (request: Request): Promise<Reply> => this.send(bytesOf(request));

  async send(bytes: Buffer): Promise<Reply> {
    const sentAt = performance.now();
    const answer = await new Promise<Pick<Reply, 'status' | 'retryAfter'>>((resolve, reject) => {
      this.#waiting = { answered: resolve, failed: reject };
      this.#socket.write(bytes);
    });
    return { ...answer, sentAt, answeredAt: performance.now() };
  }

  /**
   * Sends the request again, after the wait that the response names, while the call only gets a place in the queue.
   * `sentAt` is the instant of the first request.
   */
  async sendInTurn(bytes: Buffer): Promise<Reply> {
    const first = await this.send(bytes);
    let reply = first;
    while (reply.status === 503 && reply.retryAfter !== undefined) {
      await sleep(reply.retryAfter * 1000);
      reply = await this.send(bytes);
    }
    return { ...reply, sentAt: first.sentAt };
  }

  close(): void {
    this.#socket.destroy();
  }
}

/**
 * Sends every request, in order, over a number of connections that are opened first. Returns the replies in the
 * order of the requests.
 */
export async function atOnce(base: string, requests: Request[], connections: number): Promise<Reply[]> {
  const bytes = requests.map(bytesOf);
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(base)));
  const replies: Reply[] = [];
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      for (let turn = next++; turn < bytes.length; turn = next++)
        replies[turn] = await line.sendInTurn(bytes[turn] ?? Buffer.alloc(0));
    }),
  );
  for (const line of lines) line.close();
  return replies;
}

/**
 * The smallest value such that more than this share (0 to 1) of the values are not larger. For 1 it is the largest
 * value, and 0 if there are no values.
 */
export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const toDuration = ({ sentAt, answeredAt }: Reply): number => answeredAt - sentAt;

/** The replies per second, from the first request sent to the last response. */
export const toPerSecond = (replies: Reply[]): number =>
  (replies.length * 1000) /
  (Math.max(...replies.map(({ answeredAt }) => answeredAt)) - Math.min(...replies.map(({ sentAt }) => sentAt)));

export function countStatuses(replies: Reply[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
