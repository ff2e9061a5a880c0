import { docAccessOperation, createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'

import { makeAccounts, type Account } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let translator: Account
let dutch: Account
let editor: Account

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const accounts = await makeAccounts(payload)
  translator = accounts.translator
  editor = accounts.editor
  const data = { role: 'translator', name: 'Dutch', targetLanguages: ['nl'] }
  dutch = { ...(await makeMinimal(payload, 'users', data)), collection: 'users' } as unknown as Account
})
afterAll(() => running.stop())

const as = (user: Account) => ({ user: user ?? undefined, overrideAccess: false, context: quiet(), depth: 0 })

async function makePage() {
  const block = { blockType: 'callToAction', heading: 'Un' }
  const { id } = await makeMinimal(payload, 'pages', { title: 'Vendre', blocks: [block] })
  return id
}

const titles = async (id: string) => {
  const page = await payload.findByID({ collection: 'pages', id, locale: 'all', draft: true, depth: 0 })
  return page.title as unknown as Partial<Record<Locale, string>>
}

const save = (id: string, user: Account, locale: Locale | 'all', title: unknown) =>
  // A request can name all languages, which Payload's type of an update leaves out.
  payload.update({
    collection: 'pages',
    id,
    data: { title: title as string },
    locale: locale as Locale,
    ...as(user),
  })

describe('a save through the API', () => {
  const table = [
    { who: 'a translator into Dutch', account: () => dutch, nl: true, fr: false },
    { who: 'a translator without a list', account: () => translator, nl: true, fr: true },
    { who: 'an editor', account: () => editor, nl: true, fr: true },
  ] as const
  test.each(table)('of $who', async ({ account, ...allowed }) => {
    for (const locale of ['nl', 'fr'] as const) {
      const id = await makePage()
      const saved = save(id, account(), locale, 'Other')
      if (allowed[locale]) await saved
      else await expect(saved).rejects.toMatchObject({ status: 403 })
      const expected = allowed[locale] ? 'Other' : locale === 'fr' ? 'Vendre' : undefined
      expect((await titles(id))[locale]).toBe(expected)
    }
  })

  test('in all languages together keeps the texts of the others', async () => {
    const id = await makePage()
    await save(id, dutch, 'nl', 'Verkopen')
    await save(id, dutch, 'all', { fr: 'Louer', nl: 'Verhuren', de: 'Mieten' })
    const after = await titles(id)
    expect([after.fr, after.nl, after.de]).toEqual(['Vendre', 'Verkopen', undefined])
  })

  test('of many documents at once is refused in another language', async () => {
    const id = await makePage()
    const bulk = (locale: Locale) =>
      payload.update({
        collection: 'pages',
        where: { id: { equals: id } },
        data: { title: 'Other' },
        locale,
        ...as(dutch),
      })
    await expect(bulk('fr')).rejects.toMatchObject({ status: 403 })
    expect((await bulk('nl')).errors).toEqual([])
    expect(await titles(id)).toMatchObject({ fr: 'Vendre', nl: 'Other' })
  })

  test.each([
    ['media', { alt: 'Een foto' }],
    ['localities', { name: 'Luik' }],
    ['articles', {}],
  ] as const)('reaches %s too', async (collection, data) => {
    const { id } = await makeMinimal(payload, collection)
    const update = (locale: Locale) =>
      payload.update({ collection, id, data, locale, ...as(dutch) } as Parameters<Payload['update']>[0])
    await expect(update('fr')).rejects.toMatchObject({ status: 403 })
    await update('nl')
  })
})

test('a translator does not choose the own languages', async () => {
  const data = { targetLanguages: ['fr' as const] }
  const id = String(dutch?.id)
  await payload.update({ collection: 'users', id, data, ...as(dutch) })
  expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ targetLanguages: ['nl'] })
})

test('the form is open in the own languages alone', async () => {
  const id = await makePage()
  const mayUpdate = async (locale: Locale) => {
    const req = await createLocalReq({ user: dutch ?? undefined, locale }, payload)
    const collection = payload.collections['pages' satisfies CollectionSlug]
    return Boolean((await docAccessOperation({ id, req, collection, data: { _status: 'draft' } })).update)
  }
  expect([await mayUpdate('nl'), await mayUpdate('fr')]).toEqual([true, false])
})

describe("the translator's screen", () => {
  async function call(id: string, path: string, body?: object, query = {}) {
    const endpoints = payload.collections.pages.config.endpoints || []
    const ask = endpoints.filter(({ method }) => method === (body ? 'post' : 'get'))
    const params = { id, collection: 'pages' }
    const options = { user: dutch, params, query, ...(body && { body }) }
    try {
      const answer = await callEndpoint(payload, ask, `/:id/translation/${path}`, options)
      return { status: answer.status, body: await answer.json() }
    } catch (error) {
      return { status: (error as { status: number }).status, body: null }
    }
  }

  test('may be written in the own languages, and read in others', async () => {
    const id = await makePage()
    const sheet = async (language: Locale) => (await call(id, 'texts', undefined, { language })).body.sheet
    expect([(await sheet('nl')).mayWrite, (await sheet('de')).mayWrite]).toEqual([true, false])
  })

  test.each([
    ['review', (language: Locale) => ({ language })],
    ['copy', (to: Locale) => ({ from: 'fr', to })],
  ])('%s is refused in other languages', async (path, body) => {
    const id = await makePage()
    expect((await call(id, path, body('de'))).status).toBe(403)
    expect((await call(id, path, body('nl'))).status).toBe(200)
  })

  test('a text is saved and confirmed in the own languages alone', async () => {
    const id = await makePage()
    const { sheet } = (await call(id, 'texts', undefined, { language: 'nl' })).body
    const { path, basis } = sheet.texts[0]
    const text = (language: Locale, segment: string) => ({ language, path, basis, segments: [segment] })
    expect((await call(id, 'texts', text('de', 'Verkaufen'))).status).toBe(403)
    expect((await call(id, 'machine', { language: 'de', path: null })).status).toBe(403)
    const saved = await call(id, 'texts', text('nl', 'Verkopen'))
    expect(saved.status).toBe(200)
    const confirmed = { ...text('nl', 'Verkopen'), basis: saved.body.sheet.texts[0].basis }
    expect((await call(id, 'texts', confirmed)).status).toBe(200)
    expect(await titles(id)).toMatchObject({ fr: 'Vendre', nl: 'Verkopen' })
  })
})
