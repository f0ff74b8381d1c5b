/** What the system writes to the disk at once. */
const PAGE = 4096;

/** The content of one file as a process sees it, beside what a disk surely has of it. */
export class RecordedFile {
  private seen: Buffer;
  private kept: Buffer;
  private readonly unsynced = new Set<number>();

  constructor(content: Buffer) {
    this.seen = Buffer.from(content);
    this.kept = Buffer.from(content);
  }

  get durable(): Buffer {
    return this.kept;
  }

  write(piece: Buffer, at: number): void {
    const end = at + piece.length;
    if (end > this.seen.length) this.seen = resized(this.seen, end);
    piece.copy(this.seen, at);
    for (let page = Math.floor(at / PAGE); page * PAGE < end; page += 1) this.unsynced.add(page);
  }

  /** As the process sees it; the disk follows with {@link truncateKept}. */
  truncate(size: number): void {
    this.seen = resized(this.seen, size);
  }

  truncateKept(size: number): void {
    this.kept = resized(this.kept, size);
  }

  sync(): void {
    for (const page of this.unsynced) this.keep(page);
    this.unsynced.clear();
    if (this.kept.length !== this.seen.length) this.kept = resized(this.kept, this.seen.length);
  }

  /** Some of what nobody synced has been written all the same. */
  keepSome(isKept: () => boolean): void {
    for (const page of this.unsynced) if (isKept()) this.keep(page);
  }

  private keep(page: number): void {
    const start = page * PAGE;
    const end = Math.min(start + PAGE, this.seen.length);
    if (end <= start) return;
    if (end > this.kept.length) this.kept = resized(this.kept, end);
    this.seen.copy(this.kept, start, start, end);
  }
}

function resized(content: Buffer, size: number): Buffer {
  if (size <= content.length) return Buffer.from(content.subarray(0, size));
  const next = Buffer.alloc(size);
  content.copy(next);
  return next;
}
