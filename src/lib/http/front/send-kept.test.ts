import { createServer, ServerResponse, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test, vi } from 'vitest'

import { sendKept } from './send-kept'

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
    (_, response) => sendKept(response, headers, body),
    (_, response) => response.writeHead(200, headers).end(body),
  ]
}

/** Watches how often Node made the header. */
function watchHeaders() {
  const made = vi.spyOn(ServerResponse.prototype, 'writeHead')
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_500)
  onTestFinished(() => {
    made.mockRestore()
    now.mockRestore()
  })
  return { made, now }
}

test('every response is as Node writes it, and its header is made once', async () => {
  const { made } = watchHeaders()
  const [sender, plain] = listeners()
  const requests = ask() + ask() + ask() + ask() + last
  const answers = await answersOf(sender, requests)
  // The first, and the last, which closes the connection.
  expect(made).toHaveBeenCalledTimes(2)
  expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(6)
  expect(answers).toBe(await answersOf(plain, requests))
})

test('a header is kept for one second, because it has the time', async () => {
  const { made, now } = watchHeaders()
  const [sender] = listeners()
  await answersOf(
    (request, response) => {
      now.mockReturnValue(request.url === '/' ? 1_800_000_000_500 : 1_800_000_001_000)
      sender(request, response)
    },
    ask() + ask() + ask().replace('/', '/later') + ask().replace('/', '/later') + last,
  )
  expect(made).toHaveBeenCalledTimes(3)
})

test.each([
  ['the client ends the connection', last],
  ['an old client', ask('', '1.0')],
  ['an old client keeps the connection', ask('connection: keep-alive\r\n', '1.0') + last],
])('%s: as Node writes it', async (_, requests) => {
  const [sender, plain] = listeners()
  await answersOf(sender, ask() + ask() + last)
  expect(await answersOf(sender, requests)).toBe(await answersOf(plain, requests))
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
