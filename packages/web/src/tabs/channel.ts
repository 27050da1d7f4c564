import * as v from "valibot";

const id = v.pipe(v.string(), v.minLength(1));

/** What one tab tells the others. Games and settings are as they are stored: who hears them checks them. */
const schema = v.variant("type", [
  /** A game as it was just written. */
  v.object({ type: v.literal("saved"), saved: v.unknown() }),
  /** Another tab would like to go on with this game. */
  v.object({ type: v.literal("wanted"), id }),
  /** A game was ended by a new one, which is on the table now. */
  v.object({ type: v.literal("followed"), id, saved: v.unknown() }),
  v.object({ type: v.literal("settings"), settings: v.unknown() }),
]);

export type Message = Readonly<v.InferOutput<typeof schema>>;

/** The other tabs of this browser in which the app is open. */
export interface Channel {
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
}

/** What is no message of this version, because another one is open beside it, is not heard. */
export function openChannel(): Channel {
  const channel = new BroadcastChannel("faceup");
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener("message", ({ data }) => {
        const parsed = v.safeParse(schema, data);
        if (parsed.success) listener(parsed.output);
      }),
  };
}
