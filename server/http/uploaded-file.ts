import { createHash } from 'node:crypto';

/** A file sent with a call. `type` is detected from the content; undefined if unknown. */
export class UploadedFile {
  readonly name: string;
  readonly content: Buffer;
  readonly type: string | undefined;
  readonly bytes: number;
  readonly #sha256: string | undefined;

  constructor(name: string, content: Buffer, type: string | undefined, bytes = content.length, sha256?: string) {
    this.name = name;
    this.content = content;
    this.type = type;
    this.bytes = bytes;
    this.#sha256 = sha256;
  }

  /** The JSON form of the file, used when calls are compared or displayed. */
  toJSON(): { name: string; bytes: number; sha256: string } {
    return {
      name: this.name,
      bytes: this.bytes,
      sha256: this.#sha256 ?? createHash('sha256').update(this.content).digest('hex'),
    };
  }

  /** A copy of the file without its content, for uses that need only the metadata. */
  withoutContent(): UploadedFile {
    return new UploadedFile(this.name, Buffer.alloc(0), this.type, this.bytes, this.toJSON().sha256);
  }
}
