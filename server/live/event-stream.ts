const encoder = new TextEncoder();
/** No word of what has changed: policies decide what whoever looks again may see. */
const CHANGE = encoder.encode("event: change\ndata:\n\n");
/** A comment: headers go out with the first, proxies and the client see a line that lives. */
const STILL_HERE = encoder.encode(":\n\n");

export type EventStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** Says "look again"; once, when the reader has not yet taken the one before. */
  tell(): void;
  keepAlive(): void;
  /** Ends it, after what it still owes. */
  end(): void;
};

/** Server-sent events for one reader, who makes at most two of them wait here; `whenOver` is called once. */
export function openEventStream(whenOver: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let owesChange = false;

  function isTaken(): boolean {
    return (controller?.desiredSize ?? 0) > 0;
  }
  function payChange(): void {
    if (!owesChange) return;
    owesChange = false;
    controller?.enqueue(CHANGE);
  }
  function finish(): void {
    controller = undefined;
    whenOver();
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
        own.enqueue(STILL_HERE);
      },
      pull: payChange,
      cancel: finish,
    },
    { highWaterMark: 1 },
  );
  return {
    body,
    tell() {
      owesChange = true;
      if (isTaken()) payChange();
    },
    keepAlive() {
      if (isTaken()) controller?.enqueue(STILL_HERE);
    },
    end() {
      if (controller === undefined) return;
      payChange();
      controller.close();
      finish();
    },
  };
}
