/**
 * Server-sent events of several addresses, each read once for everybody who follows it. In a worker for all tabs of a
 * browser, or in one tab.
 */

/** What one stream tells: an event by its name with its data, or `lost`: some may have been missed. */
export type News = { name: string; data: string };
export const lost = 'lost';

/**
 * `hello`: the event a stream begins with. `names`: the others that are followed. `since`: what happened after this
 * (milliseconds) is told to whoever comes later.
 */
export type Following = { address: string; hello: string; names: readonly string[]; since: number };
export type Hear = (news: News) => void;

/** What a tab sends to the worker: what it follows, that it is there when it is asked, that it leaves. */
export type FromTab = Following | 'here' | 'leaving';
export const areYouThere = 'are you there?';

/** A browser grants one address six connections over HTTP/1.1, of all tabs together: this many may be held open. */
const maximumOpen = 3;
/** How often the others are looked at, and how soon to try again where the server has closed a stream for good. */
const lookMilliseconds = 3_000;
const tryAgainMilliseconds = 5_000;
/** How many events are remembered for those who come later. */
const remembered = 200;

/** One address. */
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

  /** Whoever comes later hears what the others have heard since. */
  add(hear: Hear, since: number): void {
    this.followers.add(hear);
    if (!this.#greeting) return;
    hear(this.#greeting);
    const oldest = this.#recent[0];
    if (this.#recent.length === remembered && oldest && oldest.at > since) hear({ name: lost, data: '' });
    for (const { at, news } of this.#recent) if (at >= since) hear(news);
  }

  /** Held open, or looked at now and then. */
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

  /** What the stream says of itself at its beginning tells, looked at again, whether something happened. */
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

/** All streams that are followed. Those followed last are held open. */
export class Streams {
  /** In the order in which they were last joined. */
  readonly #streams = new Map<string, Stream>();

  /** Follows one address until the response is called. */
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
