import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeVisits } from '@/features/statistics/server/store-visits'
import { HttpServer } from '@/server/http-server'
import { delayClose } from '@/server/node-server'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
beforeAll(async () => void (running = await makePayload()))
afterAll(() => running.stop())

const ref = 910_001

/** A web server until it is stopped. Its visits are in memory when it is. */
async function runServer(visitors: readonly string[]): Promise<void> {
  const web = new HttpServer({
    next: (_, response) => void response.end(),
    root: tmpdir(),
    sharedDir: tmpdir(),
    isStoring: false,
  })
  const server = createServer(web.listener)
  delayClose(server, 0, () => storeVisits(running.payload))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const visitor of visitors) {
    const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': `Mozilla/5.0 Firefox/146.0 ${visitor}` }
    const body = JSON.stringify([`/fr/a/b/c/${ref}/`, '', ''])
    const answer = await fetch(`http://127.0.0.1:${port}/visits/`, { method: 'POST', headers, body })
    expect(answer.status).toBe(204)
  }
  await new Promise((resolve) => server.close(resolve))
}

test('a server that ends has stored its visits, and the next one adds to them', async () => {
  const { payload } = running
  const { id } = await makeMinimal(payload, 'properties', { ref })
  const counts = async () => {
    const visits = await payload.find({ collection: 'visits', where: { property: { equals: id } } })
    return visits.docs.map(({ count }) => count)
  }
  await runServer(['(X11; Linux)', '(Macintosh; Intel)'])
  expect(await counts()).toEqual([2])
  await runServer(['(Windows NT 10.0)'])
  expect(await counts()).toEqual([3])
})
