import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { securityHeaders } from './security-headers'

/** As Node answers them itself. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What Node does not document of a socket: the response that is being sent on it. A test notices when it changes. */
interface Internals {
  _httpMessage?: { _headerSent?: boolean } | null
}

const headers = Object.entries({
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/**
 * Answers requests that Node cannot read, and so passes to no listener: with the status that Node would send, and with
 * the headers of all responses, which Node leaves out.
 */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Internals) => {
    // Behind the beginning of another response it would be read as a part of that.
    if (!socket.writable || socket._httpMessage?._headerSent) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`, () => socket.destroy())
  })
}
