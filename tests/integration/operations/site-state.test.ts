import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { stateValues } from '@/features/operations/model/state-values'
import { answerStateRequest } from '@/features/operations/server/answer-state-request'
import { readSiteState } from '@/features/operations/server/read-site-state'
import { exampleEmail } from '@/lib/email/email-message.fixture'
import { mailServerAt } from '@/lib/email/mail-server'
import { sendDueMails } from '@/lib/email/send-outbox'
import { queueEmail } from '@/lib/email/queue-email'
import { env } from '@/lib/env'
import { shareMeters } from '@/lib/metrics/meters'
import { prometheusMeters } from '@/lib/metrics/prometheus-meters'
import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'
import { writeHeartbeat } from '@/lib/payload/readiness'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { startMailServer } from '../../support/mail-server'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

const key = 'a key of the state, long enough'.replaceAll(' ', '-')

let running: TestPayload
let payload: Payload
const before = { ...env }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  env.databaseUri = running.cacheKey
  await writeHeartbeat(payload, new Date())
})
afterEach(() => {
  env.stateKey = undefined
})
afterAll(async () => {
  Object.assign(env, before)
  await running.stop()
})

const ask = (headers: Record<string, string> = {}): Promise<Response> =>
  answerStateRequest(new Request('http://localhost:3000/api/state/', { headers }), async () => payload)

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)

test('without STATE_KEY there is no such route, but for this process', async () => {
  expect((await ask()).status).toBe(404)
  expect((await ask({ authorization: 'Bearer undefined' })).status).toBe(404)
  expect((await ask({ [workerKeyHeader]: workerKey(env.payloadSecret) })).status).toBe(200)
})

test('the key opens it, and nothing else does', async () => {
  env.stateKey = key
  for (const authorization of [
    '',
    key,
    `Basic ${key}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(1)}`,
    'Bearer ',
  ])
    expect((await ask({ authorization })).status).toBe(401)
  const answer = await ask({ authorization: `Bearer ${key}` })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const secret of [env.payloadSecret, key]) expect(text).not.toContain(secret)
  expect(JSON.parse(text)).toMatchObject({
    parts: { database: 'good', worker: 'good', backup: 'warn', certificate: 'off' },
    warnings: expect.arrayContaining([
      {
        id: 'backupOff',
        part: 'backup',
        level: 'warn',
        values: {},
        what: 'No backups are made.',
        todo: expect.stringContaining('BACKUP_TARGET'),
      },
    ]),
    readings: { database: { kind: 'sqlite', bytes: expect.any(Number) } },
  })
})

test('a queue has its depth, and since when its oldest row has been due', async () => {
  const queued = (name: string, at: Date) =>
    queueEmail(
      payload,
      {
        key: name,
        template: 'test',
        language: 'fr',
        recipient: 'a@example.org',
        message: exampleEmail,
      },
      at,
    )
  await queued('one', secondsAgo(90))
  await queued('two', secondsAgo(60))
  const lead = { effects: 'failed', effectsAttempts: 32 }
  await makeMinimal(payload, 'leads', lead)
  const { readings, warnings } = await readSiteState(payload, new Date())
  const [mails, leads] = readings.queues ?? []
  expect(mails).toMatchObject({ name: 'mails', waiting: 2, retrying: 0, failed: 0 })
  const age = Date.now() - Date.parse(mails?.dueSince ?? '')
  expect(age).toBeGreaterThan(85_000)
  expect(age).toBeLessThan(120_000)
  expect(leads).toMatchObject({ name: 'leads', failed: 1 })
  expect(warnings).toContainEqual({
    id: 'queueFailed',
    part: 'queues',
    level: 'warn',
    values: { queue: 'leads', count: 1 },
  })
})

test('metrics have the queues, the statements of the database and the e-mails', async () => {
  const meters = prometheusMeters(async () => stateValues(await readSiteState(payload, new Date())))
  shareMeters(meters)
  const post = await startMailServer()
  const server = mailServerAt(post.url)
  await sendDueMails(payload, { server, breaker: createCircuitBreaker() })
  const text = await meters.text()
  expect(text).toMatch(/^perron_mails_total\{outcome="sent"\} 2$/m)
  expect(text).toMatch(/^perron_queue_rows\{queue="mails"\} 0$/m)
  expect(text).toMatch(/^perron_warning\{id="backupOff",level="warn"\} 1$/m)
  const written = Number(/^perron_database_seconds_count (\d+)$/m.exec(text)?.[1])
  await payload.kv.set('measured', {})
  expect(await meters.text()).not.toContain(`perron_database_seconds_count ${written}\n`)
  expect(written).toBeGreaterThan(10)
  server.close()
  await post.stop()
})

test('a part that cannot be read is unknown, and the others are read', async () => {
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
  const count = vi.spyOn(payload, 'count').mockRejectedValue(new Error('no database'))
  const { parts } = await readSiteState(payload, new Date())
  expect(parts).toMatchObject({ queues: 'unknown', mail: 'unknown', database: 'good' })
  expect(warn).toHaveBeenCalledOnce()
  count.mockRestore()
  warn.mockRestore()
})

test('the certificate of an address is read, also when nobody answers there', async () => {
  env.serverUrl = 'https://127.0.0.1:1'
  const { readings, parts } = await readSiteState(payload, new Date())
  expect(readings.certificate).toEqual({ state: 'unreachable', reason: 'ECONNREFUSED' })
  expect(parts.certificate).toBe('warn')
})
