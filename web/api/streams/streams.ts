/**
 * Server-sent events of several addresses, each read once for all followers: in a worker for all tabs of a browser, or
 * in one tab.
 */

/** An event of a stream with its name and data, or `lost` if events may have been missed. */
export type News = { name: string; data: string };
export const lost = 'lost';

/**
 * `hello`: the first event of the stream. `names`: the other events to follow. `since`: events from this time on (epoch
 * milliseconds) are repeated for a late follower.
 */
export type Following = { address: string; hello: string; names: readonly string[]; since: number };
export type Hear = (news: News) => void;

/** Messages from a tab to the worker: the stream to follow, the response to a check, and leaving. */
export type FromTab = Following | 'here' | 'leaving';
export const areYouThere = 'are you there?';

/** The most streams held open. A browser allows six HTTP/1.1 connections to one address for all tabs together. */
const maximumOpen = 3;
/** Milliseconds between two polls of a stream that is not held open. */
const lookMilliseconds = 3_000;
/** Milliseconds before a new connection to a stream that the server closed. */
const tryAgainMilliseconds = 5_000;
/** The number of past events that are kept, so that a follower that joins later can receive them. */
const remembered = 200;

/** The stream of one address and its followers. */
class Stream {
  readonly followers = new Set<Hear>();
  readonly #following: Following;
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen: boolean | undefined;
  #greeting: News | undefined;
  #isBroken = false;
  #recent: { at: number; news: News }[] = [];

  constructor(following: Following) {
    this.#following = following;
  }

  /**
   * Adds a follower. If the stream has already sent its first event, the follower receives that event, then `lost` if
   * some events after `since` are no longer known, then the known events from `since` on.
   */
  add(hear: Hear, since: number): void {
    this.followers.add(hear);
    if (!this.#greeting) return;
    hear(this.#greeting);
    const oldest = this.#recent[0];
    if (this.#recent.length === remembered && oldest && oldest.at > since) hear({ name: lost, data: '' });
    for (const { at, news } of this.#recent) if (at >= since) hear(news);
  }

  /** Holds the stream open (`open`), or connects briefly at intervals. */
  keep(open: boolean): void {
    if (this.#isOpen === open) return;
    if (this.#isOpen !== undefined) this.#break();
    this.#isOpen = open;
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#isOpen = undefined;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = (this.#source = new EventSource(this.#following.address));
    source.addEventListener(this.#following.hello, ({ data }: MessageEvent<string>) => this.#greeted(data));
    for (const name of this.#following.names)
      source.addEventListener(name, ({ data }: MessageEvent<string>) => this.#tell({ name, data }));
    source.addEventListener('error', () => {
      this.#break();
      if (source.readyState === EventSource.CLOSED) this.#again(tryAgainMilliseconds);
    });
  }

  /** Handles the first event. In a polled stream, changed data mean that events happened between two polls. */
  #greeted(data: string): void {
    const news = { name: this.#following.hello, data };
    const isNew = this.#isOpen || this.#isBroken || this.#greeting?.data !== data;
    this.#greeting = news;
    this.#isBroken = false;
    if (isNew) this.#followersHear(news);
    if (this.#isOpen) return;
    this.#source?.close();
    this.#again(lookMilliseconds);
  }

  #again(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), milliseconds);
  }

  #break(): void {
    this.#isBroken = true;
    this.#tell({ name: lost, data: '' });
  }

  #tell(news: News): void {
    this.#recent = [...this.#recent, { at: Date.now(), news }].slice(-remembered);
    this.#followersHear(news);
  }

  #followersHear(news: News): void {
    for (const hear of [...this.followers]) hear(news);
  }
}

/** All followed streams. The most recently joined ones are held open. */
export class Streams {
  /** The streams by address, ordered by the time at which a follower last joined. */
  readonly #streams = new Map<string, Stream>();

  /** Follows one address until the returned function is called. */
  follow(following: Following, hear: Hear): () => void {
    const { address, since } = following;
    const stream = this.#streams.get(address) ?? new Stream(following);
    this.#streams.delete(address);
    this.#streams.set(address, stream);
    stream.add(hear, since);
    this.#share();
    return () => {
      stream.followers.delete(hear);
      if (stream.followers.size || this.#streams.get(address) !== stream) return;
      stream.close();
      this.#streams.delete(address);
      this.#share();
    };
  }

  #share(): void {
    const last = [...this.#streams.values()].reverse();
    last.forEach((stream, place) => stream.keep(place < maximumOpen));
  }
}
