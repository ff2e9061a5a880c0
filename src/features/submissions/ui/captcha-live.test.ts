import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { checkProof, makeChallenge } from '@/features/submissions/server/proof-of-work'
import type { CaptchaSetting } from '@/features/submissions/model/captcha'

import { makeCaptcha } from './captcha-live'

const secret = 'a secret of at least thirty-two characters'
const kind = 'siteContact'
const onFallBack = vi.fn()
const requested: string[] = []

/** A server with easy challenges, so that the test does not compute for a second. */
async function answer(url: string): Promise<Response> {
  requested.push(url)
  return Response.json(await makeChallenge(kind, secret, new Date(), 2))
}

beforeEach(() => {
  requested.length = 0
  onFallBack.mockReset()
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const inPage = (setting: CaptchaSetting = { provider: 'own' }, place: HTMLElement | null = null) =>
  makeCaptcha({ kind, locale: 'fr', setting, place, onFallBack })

test('the built-in proof is started at the first interaction and sent once it is found', async () => {
  const captcha = inPage()
  expect(requested).toEqual([])
  captcha.start()
  captcha.start()
  const value = await captcha.take()
  expect(requested).toEqual(['/forms-challenge/?kind=siteContact'])
  expect(await checkProof(value, kind, secret)).toMatchObject({ state: 'right' })
  expect(await captcha.take()).toBe(value)
})

test('a refused or old proof is replaced by a new one', async () => {
  const captcha = inPage()
  const first = await captcha.take()
  captcha.reset()
  const second = await captcha.take()
  expect(second).not.toBe(first)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 19.5 * 60_000 })
  const third = await captcha.take()
  expect(third).not.toBe(second)
  expect(await checkProof(third, kind, secret)).toMatchObject({ state: 'right' })
})

test('without a proof the value is empty, so that the server asks its question', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  expect(await inPage().take()).toBe('')
  vi.stubGlobal('fetch', async () => new Response('', { status: 429 }))
  expect(await inPage().take()).toBe('')
})

/** An empty page: the script of the provider cannot be added. */
const emptyPlace = () => ({ replaceChildren: vi.fn() }) as unknown as HTMLElement

test('a provider is not loaded before the visitor sends', () => {
  inPage({ provider: 'turnstile', siteKey: 'key' }, emptyPlace()).start()
  expect(requested).toEqual([])
})

test('a provider that cannot be loaded is replaced by the built-in proof, with a message', async () => {
  const captcha = inPage({ provider: 'turnstile', siteKey: 'key' }, emptyPlace())
  const value = await captcha.take()
  expect(onFallBack).toHaveBeenCalledOnce()
  expect(await checkProof(value, kind, secret)).toMatchObject({ state: 'right' })
  captcha.reset()
  expect(await captcha.take()).not.toBe(value)
  expect(onFallBack).toHaveBeenCalledOnce()
})

test('a provider that our server cannot reach is replaced too', async () => {
  const captcha = inPage({ provider: 'hcaptcha', siteKey: 'key' }, emptyPlace())
  captcha.fallBack()
  captcha.fallBack()
  expect(onFallBack).toHaveBeenCalledOnce()
  expect(await checkProof(await captcha.take(), kind, secret)).toMatchObject({ state: 'right' })
})

test('a provider’s widget is rendered when the visitor sends, and its token is sent with its name', async () => {
  const options: Record<string, unknown>[] = []
  const render = (_: unknown, given: Record<string, unknown>) => {
    options.push(given)
    const callback = given.callback as (token: string) => void
    callback('the-token')
  }
  vi.stubGlobal('window', { turnstile: { render } })
  vi.stubGlobal('document', { createElement: () => ({}) })
  const captcha = inPage({ provider: 'turnstile', siteKey: 'the-site-key' }, emptyPlace())
  expect(await captcha.take()).toBe('turnstile:the-token')
  expect(options).toMatchObject([{ sitekey: 'the-site-key', action: kind, language: 'fr' }])
})
