import { createServer, ServerResponse, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, onTestFinished, test, vi } from 'vitest'

import { chooseEncoding, encodeBody, sendStored } from './stored-response'

const body = Buffer.from('a page\n')
const newHeaders = () => ({ 'content-type': 'text/plain', etag: '"a"', 'content-length': body.length })

const ask = (more = '', version = '1.1') => `GET / HTTP/${version}\r\nhost: a\r\n${more}\r\n`
const last = ask('connection: close\r\n')

/** What a connection gets for these requests, the last of which ends it; without the time, which differs. */
async function answersOf(listener: RequestListener, requests: string): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(requests)
  const answers = await text(socket)
  server.close()
  return answers.replace(/Date: [^\r]+/g, 'Date: now')
}

/** The sender and a plain listener of Node with the same headers. */
function listeners(): [RequestListener, RequestListener] {
  const headers = newHeaders()
  return [
    (_, response) => sendStored(response, headers, body),
    (_, response) => response.writeHead(200, headers).end(body),
  ]
}

/** Watches how often Node made the header, in a time that goes on only by `later`: that of the last header. */
function watchHeaders() {
  const { writeHead } = ServerResponse.prototype
  let time: number | null = null
  let later = 0
  const realNow = Date.now()
  const made = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementation(function write(
    this: ServerResponse,
    ...args: Parameters<typeof writeHead>
  ) {
    const response = writeHead.apply(this, args) as ServerResponse & { _header: string }
    time = Date.parse(/Date: ([^\r]+)/.exec(response._header)?.[1] ?? '')
    return response
  } as typeof writeHead)
  const now = vi.spyOn(Date, 'now').mockImplementation(() => (time ?? realNow) + later)
  onTestFinished(() => {
    made.mockRestore()
    now.mockRestore()
  })
  return { made, pass: (milliseconds: number) => void (later += milliseconds) }
}

test('every response is as Node writes it, and its header is made once', async () => {
  const { made } = watchHeaders()
  const [sender, nextListener] = listeners()
  const requests = ask() + ask() + ask() + ask() + last
  const answers = await answersOf(sender, requests)
  // The first, and the last, which closes the connection.
  expect(made).toHaveBeenCalledTimes(2)
  expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(6)
  expect(answers).toBe(await answersOf(nextListener, requests))
})

test('a header is sent again for one second, because it has the time', async () => {
  const { made, pass } = watchHeaders()
  const [sender] = listeners()
  await answersOf(
    (request, response) => {
      if (request.url === '/later') pass(1000)
      sender(request, response)
    },
    ask() + ask() + ask().replace('/', '/later') + ask() + last,
  )
  // Node's own date has not changed: the header of the second before is not stored again.
  expect(made).toHaveBeenCalledTimes(4)
})

test.each([
  ['the client ends the connection', last],
  ['an old client', ask('', '1.0')],
  ['an old client keeps the connection', ask('connection: keep-alive\r\n', '1.0') + last],
])('%s: as Node writes it', async (_, requests) => {
  const [sender, nextListener] = listeners()
  await answersOf(sender, ask() + ask() + last)
  expect(await answersOf(sender, requests)).toBe(await answersOf(nextListener, requests))
})

test('headers that were set before are sent, and those who watch the header see it', async () => {
  const [sender] = listeners()
  const seen = vi.fn<() => void>()
  const answers = await answersOf(
    (request, response) => {
      if (request.url === '/closing') response.setHeader('connection', 'close')
      if (request.url === '/watched') {
        const { writeHead } = response
        response.writeHead = ((...args: Parameters<typeof writeHead>) => {
          seen()
          return writeHead.apply(response, args)
        }) as typeof writeHead
      }
      sender(request, response)
    },
    ask() + ask() + ask().replace('/', '/watched') + ask().replace('/', '/closing'),
  )
  expect(seen).toHaveBeenCalledOnce()
  expect(answers).toMatch(/connection: close\r\n[^\0]*a page\n$/i)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=1.0', 'br'],
  ['x-gzip', 'identity'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each(['fast', 'best'] as const)('a body is the same after decoding, with effort %s', async (effort) => {
  const page = Buffer.from('Un appartement à Liège. '.repeat(500))
  expect(await encodeBody(page, 'identity', effort)).toBe(page)
  expect(brotliDecompressSync(await encodeBody(page, 'br', effort))).toEqual(page)
  expect(gunzipSync(await encodeBody(page, 'gzip', effort))).toEqual(page)
})
