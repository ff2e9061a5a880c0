import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { prometheusMeters, type ReadValue } from './prometheus-meters'
import { serveMetrics } from './serve-metrics'

const open: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function serve(readValues: () => Promise<readonly ReadValue[]> = async () => []) {
  const meters = prometheusMeters(readValues)
  const server = await serveMetrics(meters, { host: '127.0.0.1', port: 0 })
  open.push(server)
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  return { meters, port, ask }
}

test('what was counted and read is served as text of Prometheus, with the values of Node', async () => {
  const { meters, ask } = await serve(async () => [
    { name: 'queue_rows', help: 'Rows.', labels: { queue: 'mails' }, value: 3 },
    { name: 'queue_rows', help: 'Rows.', labels: { queue: 'leads' }, value: 4 },
    { name: 'disk_free_bytes', help: 'Room.', value: 5 },
  ])
  for (const seconds of [undefined, 0.02, 3])
    meters.request({
      template: 'home',
      status: 200,
      cache: 'HIT',
      ...(seconds !== undefined && { seconds }),
    })
  meters.mail('sent')
  meters.lead('siteContact')
  meters.database(0.002)
  const { status, text } = await ask('/metrics')
  expect(status).toBe(200)
  for (const line of [
    'perron_requests_total{template="home",status="200",cache="HIT"} 3',
    'perron_request_seconds_count{template="home"} 2',
    'perron_request_seconds_bucket{le="0.025",template="home"} 1',
    'perron_mails_total{outcome="sent"} 1',
    'perron_leads_total{form="siteContact"} 1',
    'perron_database_seconds_sum 0.002',
    'perron_queue_rows{queue="mails"} 3',
    'perron_queue_rows{queue="leads"} 4',
    'perron_disk_free_bytes 5',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

test('without the values of the site the counts are served all the same', async () => {
  const { meters, ask } = await serve(() => Promise.reject(new Error('no database')))
  meters.mail('refused')
  expect(await ask('/metrics?x=1')).toMatchObject({
    status: 200,
    text: expect.stringContaining('perron_mails_total{outcome="refused"} 1'),
  })
})

test('other paths do not exist', async () => {
  const { ask } = await serve()
  expect((await ask('/')).status).toBe(404)
})

test('a port that cannot be opened is one line that names the variable', async () => {
  const { meters, port } = await serve()
  await expect(serveMetrics(meters, { host: '127.0.0.1', port })).rejects.toThrow(
    `METRICS_PORT: the port ${port} of 127.0.0.1 is in use`,
  )
  await expect(serveMetrics(meters, { host: '192.0.2.1', port })).rejects.toThrow(
    'METRICS_HOST: this machine has no address 192.0.2.1',
  )
})
