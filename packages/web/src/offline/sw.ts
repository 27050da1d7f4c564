import { type BuiltFile, createVersions } from "./versions.ts";

// The service worker (AP-29). Its types are spelled out: the library that has them leaves no room for the page's own.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  /** The build puts the list of its files here. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchingEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}
declare const self: ServiceWorkerScope;

const { scope } = self.registration;
const versions = createVersions({
  files: self.__WB_MANIFEST,
  scope,
  caches,
  fetch: (request) => fetch(request),
  now: () => Date.now(),
});

self.addEventListener("install", (event) => event.waitUntil(versions.install()));
// The first visit is in its hands, too, as soon as everything is there.
self.addEventListener("activate", (event) =>
  event.waitUntil(versions.activate().then(() => self.clients.claim())),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith(versions.answer(request));
});
// A new version waits until the player wants it (app/updates.ts), or no tab shows the old one.
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
