import { readFileSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

import { wrapNextServer } from './node-server'

const listener: RequestListener = (_, response) => void response.end()
const create = http.createServer

test('the first server that a module of CommonJS makes, as Next does, gets our listener; the next ones do not', () => {
  const wrapped: unknown[] = []
  const servers: unknown[] = []
  const ownListener: RequestListener = (_, response) => void response.end()
  wrapNextServer(
    (next) => {
      wrapped.push(next)
      return ownListener
    },
    (server) => servers.push(server),
  )
  const ofNext = createRequire(import.meta.url)('node:http') as typeof http
  const first = ofNext.createServer(listener)
  const second = ofNext.createServer(listener)
  expect(first.listeners('request')).toEqual([ownListener])
  expect(second.listeners('request')).toEqual([listener])
  expect(wrapped).toEqual([listener])
  expect(servers).toEqual([first])
  expect(http.createServer).toBe(create)
})

test('Next makes its server and closes it in this way', () => {
  const code = readFileSync('node_modules/next/dist/server/lib/start-server.js', 'utf8')
  expect(code).toContain('_http.default.createServer(requestListener)')
  expect(code).toContain('server.close((err)=>{')
  expect(code).toMatch(/process\.on\('SIGTERM', cleanup\)/)
})
