/** A file as it arrived with a form: in memory, so that a call can keep it before its first wait. */
export class UploadedFile {
  /** The name it had where it came from, without its folder. */
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }
}
