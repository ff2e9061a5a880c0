import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { GET } from '@/app/(site)/[locale]/my/documents/[id]/[token]/file/[document]/route'
import { env } from '@/lib/env'
import { locales, type Locale } from '@/lib/i18n/locales'
import { signedLinkPath } from '@/lib/http/signed-links'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { s3ServerMissing, startS3Server, type S3Server } from '../../support/s3-server'

const server = await startS3Server()
const before = { filesLocation: env.filesLocation, s3: env.s3 }

let running: TestPayload
let payload: Payload
let lead: string
let document: string

function follow(locale: Locale): Promise<Response> {
  const until = new Date(Date.now() + 60_000)
  const token = signedLinkPath(locale, 'documents', lead, until, env.payloadSecret).split('/').at(-2) ?? ''
  const params = Promise.resolve({ locale, id: lead, token, document })
  return GET(new Request(`http://localhost/${locale}/my/`), { params })
}

function tests({ makeBucket, settings, kill, start }: S3Server): void {
  beforeAll(async () => {
    await makeBucket('files')
    Object.assign(env, { filesLocation: 's3://files', s3: settings })
    running = await makePayload()
    payload = running.payload
    const { id: property } = await makeMinimal(payload, 'properties')
    document = (await makeMinimal(payload, 'documents', { property, audience: 'onRequest', title: 'EPC' })).id
    lead = (await makeMinimal(payload, 'leads', { form: 'documentRequest', property })).id
  })
  afterAll(async () => {
    await running.stop()
    Object.assign(env, before)
  })

  test('a document comes through its private link; without the service the link says so in its language', async () => {
    const answer = await follow('fr')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await answer.text()).startsWith('%PDF-')).toBe(true)
    await kill()
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const refusals = await Promise.all(locales.map(follow))
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]))
    const texts = await Promise.all(refusals.map((refusal) => refusal.text()))
    expect(new Set(texts).size).toBe(4)
    expect(texts).toContain(
      'This file cannot be fetched at the moment. Open the link again in a few minutes.',
    )
    await start()
    expect((await follow('nl')).status).toBe(200)
  })
}

if (server) {
  afterAll(() => server.remove())
  describe('private links', () => tests(server))
} else {
  console.warn(s3ServerMissing)
  test(s3ServerMissing, () => {
    expect(process.env.REQUIRE_S3).toBeUndefined()
  })
}
