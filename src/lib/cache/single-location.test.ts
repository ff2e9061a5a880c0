import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import './single-location.cjs'

async function answerOf(write: (response: ServerResponse) => void): Promise<string[]> {
  const server = createServer((_, response) => {
    write(response)
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve))
  answer.resume()
  server.close()
  return answer.rawHeaders
}

test('an appended Location replaces the one that is there', async () => {
  const headers = await answerOf((response) => {
    response.setHeader('location', '/a/')
    response.appendHeader('location', '/a/')
  })
  expect(headers.filter((text) => text === '/a/')).toHaveLength(1)
})

test('other headers are appended as before', async () => {
  const headers = await answerOf((response) => {
    response.setHeader('set-cookie', 'a=1')
    response.appendHeader('set-cookie', 'b=2')
  })
  expect(headers).toEqual(expect.arrayContaining(['a=1', 'b=2']))
})
