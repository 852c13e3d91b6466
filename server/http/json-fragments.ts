/** Serializes responses to bytes: shared parts are serialized once and copied, other parts are serialized per call. */

declare const phantom: unique symbol;
/** JSON in pieces; `Value` is the type it represents. */
export type JsonFragment<Value> = { readonly pieces: readonly (Buffer | string)[]; readonly [phantom]?: Value };
/** Members of an object that rarely change, as JSON without the closing brace. */
type ObjectFragment<Value extends object> = { readonly bytes: Buffer; readonly [phantom]?: Value };
type Lists = Record<string, readonly JsonFragment<unknown>[]>;
type FragmentLists<All extends Lists> = {
  [Name in keyof All]: All[Name] extends readonly JsonFragment<infer Item>[] ? Item[] : never;
};

/**
 * Caches JSON that depends only on `from`, for as long as that object lives. `make` must return at least one member.
 */
export function cachedFragment<From extends object, Value extends object>(
  make: (from: From) => Value,
): (from: From) => ObjectFragment<Value> {
  const known = new WeakMap<From, ObjectFragment<Value>>();
  return (from) => {
    let found = known.get(from);
    if (!found) known.set(from, (found = { bytes: Buffer.from(JSON.stringify(make(from)).slice(0, -1)) }));
    return found;
  };
}

/** Builds the JSON of one object from cached members, members of this call and lists, in this order. */
export function joinFragments<Fixed extends object, Now extends object, All extends Lists = Record<never, never>>(
  fixed: ObjectFragment<Fixed>,
  now: Now,
  lists?: All,
): JsonFragment<Fixed & Now & FragmentLists<All>> {
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

/** A response serialized to bytes. `of` builds it from an object with at least one member, and from lists. */
export class SerializedResponse<Value> {
  readonly content: Buffer;
  /** The members without the lists. */
  readonly head: object;

  private constructor(head: object, content: Buffer) {
    this.head = head;
    this.content = content;
  }

  static of<Now extends object, All extends Lists>(now: Now, lists: All): SerializedResponse<Now & FragmentLists<All>> {
    const pieces: (Buffer | string)[] = [JSON.stringify(now).slice(0, -1)];
    addLists(pieces, lists);
    pieces.push('}');
    return new SerializedResponse(now, bytesOf(pieces));
  }

  toJSON(): Value {
    return JSON.parse(this.content.toString()) as Value;
  }
}

/** The body of a response as an object, parsed if it was serialized. */
export const toPlainBody = (body: unknown): unknown => (body instanceof SerializedResponse ? body.toJSON() : body);
