import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { missingCounter, watchMissing } from './watch-missing'

let server: Server
let origin: string

beforeAll(async () => {
  watchMissing()
  server = createServer((request, response) => {
    response.statusCode = request.url?.includes('exists') ? 200 : 404
    response.end('body')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('only page requests with status 404 are counted', async () => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, init).then((answer) => answer.text())
  await ask('/fr/perdu/?secret=1', { headers: { referer: `${origin}/fr/contact/?x` } })
  await ask('/fr/q/perdu/?city=4000')
  await ask('/fr/exists/')
  await ask('/fr/perdu/', { method: 'HEAD' })
  await ask('/fr/perdu/', { method: 'POST' })
  await ask('/api/pages/')
  await ask('/wp-login.php')
  expect(missingCounter().take()).toMatchObject([{ path: '/fr/perdu/', hits: 2, referrer: '/fr/contact/' }])
})
