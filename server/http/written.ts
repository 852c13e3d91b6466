/** Answers as bytes: what is the same for everybody is written once and copied, the rest is written now. */

declare const says: unique symbol;
/** JSON in pieces; `Value` is what it says. */
export type Written<Value> = { readonly pieces: readonly (Buffer | string)[]; readonly [says]?: Value };
/** The members of an object that hardly ever change, as JSON without the closing brace. */
type Lasting<Value extends object> = { readonly bytes: Buffer; readonly [says]?: Value };
type Lists = Record<string, readonly Written<unknown>[]>;
type Listed<All extends Lists> = {
  [Name in keyof All]: All[Name] extends readonly Written<infer Item>[] ? Item[] : never;
};

/**
 * What follows from a cached fact alone: written at its first use, and kept as long as the fact. `make` returns one
 * member at least.
 */
export function lasting<From extends object, Value extends object>(
  make: (from: From) => Value,
): (from: From) => Lasting<Value> {
  const known = new WeakMap<From, Lasting<Value>>();
  return (from) => {
    let found = known.get(from);
    if (!found) known.set(from, (found = { bytes: Buffer.from(JSON.stringify(make(from)).slice(0, -1)) }));
    return found;
  };
}

/** One object: lasting members, then those of now, then lists. */
export function written<Fixed extends object, Now extends object, All extends Lists = Record<never, never>>(
  fixed: Lasting<Fixed>,
  now: Now,
  lists?: All,
): Written<Fixed & Now & Listed<All>> {
  const pieces: (Buffer | string)[] = [fixed.bytes];
  const members = JSON.stringify(now).slice(1, -1);
  if (members) pieces.push(`,${members}`);
  if (lists) addLists(pieces, lists);
  pieces.push('}');
  return { pieces };
}

function addLists(pieces: (Buffer | string)[], lists: Lists): void {
  for (const [name, items] of Object.entries(lists)) {
    pieces.push(`,"${name}":[`);
    items.forEach((item, index) => {
      if (index > 0) pieces.push(',');
      for (const piece of item.pieces) pieces.push(piece);
    });
    pieces.push(']');
  }
}

function bytesOf(pieces: readonly (Buffer | string)[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? 3 : 1), 0);
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += bytes.write(piece, at);
    else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes.subarray(0, at);
}

/** A whole answer that is written already: members of now (one at least), then lists. */
export class WrittenAnswer<Value> {
  readonly content: Buffer;
  /** Its members without the lists. */
  readonly head: object;

  private constructor(head: object, content: Buffer) {
    this.head = head;
    this.content = content;
  }

  static of<Now extends object, All extends Lists>(now: Now, lists: All): WrittenAnswer<Now & Listed<All>> {
    const pieces: (Buffer | string)[] = [JSON.stringify(now).slice(0, -1)];
    addLists(pieces, lists);
    pieces.push('}');
    return new WrittenAnswer(now, bytesOf(pieces));
  }

  toJSON(): Value {
    return JSON.parse(this.content.toString()) as Value;
  }
}

/** What an answer says, written or not. */
export const plain = (body: unknown): unknown => (body instanceof WrittenAnswer ? body.toJSON() : body);
