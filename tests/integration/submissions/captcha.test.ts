import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { numberWords } from '@/features/submissions/server/question'
import { sweepUsedTokens } from '@/features/submissions/server/claim-token-once'
import { verifyCaptcha, type CaptchaAttempt } from '@/features/submissions/server/verify-captcha'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { solvedCaptcha } from '../../rig/solved-captcha'

let running: TestPayload
let payload: Payload
let provider: Server
let providerUrl: string
let providerSays: unknown = { success: true, hostname: 'localhost' }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  provider = createServer((_, response) => {
    response.statusCode = providerSays ? 200 : 503
    response.end(JSON.stringify(providerSays))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(async () => {
  provider.close()
  await running.stop()
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => vi.useRealTimers())

const kind: FormKind = 'siteContact'

const verify = (controls: CaptchaAttempt['controls'], changes: Partial<CaptchaAttempt> = {}) =>
  verifyCaptcha({ payload, controls, locale: 'fr', kind, ...changes }, { providerUrl })

const stateOf = async (controls: CaptchaAttempt['controls'], changes?: Partial<CaptchaAttempt>) => {
  const verdict = await verify(controls, changes)
  return verdict.ok ? (verdict.isFallback ? 'fallback' : 'right') : verdict.reason
}

const proof = () => solvedCaptcha(kind, env.payloadSecret)
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

async function ask(locale: Locale = 'fr') {
  const verdict = await verify({}, { locale })
  if (verdict.ok) throw new Error('Nobody proved anything')
  const numbers = verdict.question.text
    .split(/[\s:]+/)
    .map((word) => numberWords[locale]?.indexOf(word) ?? -1)
    .filter((number) => number > 0)
  const sum = numbers.reduce((total, number) => total + number, 0)
  return { question: verdict.question.token, sum: String(sum), wrong: String(sum + 1) }
}

describe('a proof of the browser', () => {
  test('of twenty submissions with the same one exactly one passes', async () => {
    const captcha = await proof()
    const states = await Promise.all(Array.from({ length: 20 }, () => stateOf({ captcha })))
    expect(states.filter((state) => state === 'right')).toHaveLength(1)
    expect(states.filter((state) => state === 'wrong')).toHaveLength(19)
  })

  test('works again when the submission could not be stored', async () => {
    const captcha = await proof()
    const verdict = await verify({ captcha })
    if (verdict.ok) await verdict.release()
    expect(await stateOf({ captcha })).toBe('right')
    expect(await stateOf({ captcha })).toBe('wrong')
  })

  test('ends, is worth nothing for another form, and nothing when changed', async () => {
    const captcha = await proof()
    expect(await stateOf({ captcha }, { kind: 'contactMe' })).toBe('wrong')
    expect(await stateOf({ captcha: captcha.slice(0, -8) })).toBe('wrong')
    later(21)
    expect(await stateOf({ captcha })).toBe('ended')
  })
})

describe('the question in words', () => {
  test.each(['nl', 'fr', 'en', 'de'] as const)('is answered once, in %s', async (locale) => {
    const { question, sum } = await ask(locale)
    const controls = { question, questionAnswer: sum }
    const states = await Promise.all(Array.from({ length: 20 }, () => stateOf(controls, { locale })))
    expect(states.filter((state) => state === 'right')).toHaveLength(1)
  })

  test("is requested first, then gives the missing or wrong answer in the visitor's language", async () => {
    const { question, wrong } = await ask()
    const shownQuestion = { question: expect.objectContaining({ text: expect.stringContaining(' plus ') }) }
    expect(await verify({})).toMatchObject({ ok: false, reason: 'required', ...shownQuestion })
    expect(await verify({ question, questionAnswer: ' ' })).toMatchObject({
      reason: 'empty',
      message: 'Répondez à la question de contrôle.',
      ...shownQuestion,
    })
    expect(await verify({ question, questionAnswer: wrong })).toMatchObject({
      reason: 'wrong',
      message: 'Les caractères saisis ne sont pas valides.',
      ...shownQuestion,
    })
  })

  test('is used up by a wrong answer, so that not all sums can be tried', async () => {
    const { question, sum, wrong } = await ask()
    expect(await stateOf({ question, questionAnswer: wrong })).toBe('wrong')
    expect(await stateOf({ question, questionAnswer: sum })).toBe('wrong')
  })

  test('ends after ten minutes and belongs to one form', async () => {
    const { question, sum } = await ask()
    expect(await stateOf({ question, questionAnswer: sum }, { kind: 'contactMe' })).toBe('wrong')
    later(11)
    expect(await stateOf({ question, questionAnswer: sum })).toBe('ended')
  })

  test('is required when the hidden field is filled in, and a person can answer it', async () => {
    const captcha = await proof()
    expect(await stateOf({ captcha, website2: 'https://spam.example' })).toBe('required')
    const { question, sum } = await ask()
    expect(await stateOf({ captcha, website2: 'x', question, questionAnswer: '' })).toBe('empty')
    expect(await stateOf({ captcha, website2: 'x', question, questionAnswer: sum })).toBe('right')
    expect(await stateOf({ captcha })).toBe('right')
  })
})

describe('a third party', () => {
  const captcha = {
    provider: 'hcaptcha',
    siteKey: 'site-key-of-test',
    secretKey: 'secret-key-of-test',
  } as const
  const choose = (data: object) =>
    payload.updateGlobal({ slug: 'siteConfig', data: { captcha: data }, context: { skipRevalidation: true } })

  beforeAll(() => choose(captcha))
  afterAll(() => choose({ provider: 'own' }))
  afterEach(() => {
    providerSays = { success: true, hostname: 'localhost' }
  })

  test('verifies a person once for each of its tokens', async () => {
    expect(await stateOf({ captcha: 'hcaptcha:token-1' })).toBe('right')
    expect(await stateOf({ captcha: 'hcaptcha:token-1' })).toBe('wrong')
    expect(await stateOf({ captcha: 'turnstile:token-2' })).toBe('wrong')
  })

  test('is believed only about this site', async () => {
    providerSays = { success: true, hostname: 'other.example' }
    expect(await stateOf({ captcha: 'hcaptcha:token-3' })).toBe('wrong')
  })

  test('that does not respond is replaced by our own captcha, which is stored as such', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    providerSays = null
    const verdict = await verify({ captcha: 'hcaptcha:token-4' })
    expect(verdict).toMatchObject({ ok: false, reason: 'down' })
    expect(await stateOf({ captcha: await proof() })).toBe('fallback')
    const { question, sum } = await ask()
    expect(await stateOf({ question, questionAnswer: sum })).toBe('fallback')
  })

  test('works with both keys only, and only an administrator reads the secret one', async () => {
    await expect(choose({ ...captcha, secretKey: '' })).rejects.toThrow()
    const shown = await payload.findGlobal({ slug: 'siteConfig', overrideAccess: false })
    expect(shown.captcha).toMatchObject({ provider: 'hcaptcha', siteKey: 'site-key-of-test' })
    expect(JSON.stringify(shown)).not.toContain('secret-key-of-test')
  })
})

test('used proofs are forgotten when they have ended, not before', async () => {
  const count = async () => (await payload.count({ collection: 'usedTokens' })).totalDocs
  const captcha = await proof()
  await verify({ captcha })
  await sweepUsedTokens(payload, new Date())
  expect(await stateOf({ captcha })).toBe('wrong')
  later(25)
  await sweepUsedTokens(payload, new Date())
  expect(await count()).toBe(0)
})
