/**
 * Which places of a survey are done. They come nearly in order, so all that is kept is where the gapless part
 * ends and what lies beyond it.
 */
export class Places {
  private next = 0;
  private readonly beyond = new Set<number>();

  /** The first place that is not done. */
  get first(): number {
    return this.next;
  }

  has(place: number): boolean {
    return place < this.next || this.beyond.has(place);
  }

  add(place: number): void {
    if (place !== this.next) {
      this.beyond.add(place);
      return;
    }
    do this.next++;
    while (this.beyond.delete(this.next));
  }
}
