declare module 'on-headers' {
  import type { ServerResponse } from 'node:http'

  /** Calls a listener once the response is about to write its headers, those given to `writeHead` included. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void
}
