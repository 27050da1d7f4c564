/** What was done, so that a failure can be understood and played again. */

/** So many inputs are told of. */
const TOLD = 20;

export class Diary {
  private readonly lines: string[] = [];
  private inputs = 0;

  /** The next input, before it is made. */
  begin(name: string): void {
    this.inputs++;
    this.lines.push(`${this.inputs}. ${name}`);
    if (this.lines.length > TOLD) this.lines.shift();
  }

  /** What exactly it is, as soon as that is known. */
  add(words: string): void {
    this.lines.push(`${this.lines.pop() ?? ""} ${words}`);
  }

  toString(): string {
    return this.lines.join("\n");
  }
}
