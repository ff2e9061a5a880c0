import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { SheetText, TranslationSheet } from '@/features/translation/model/translation-sheet'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { startLanguageModel } from '../../support/language-model'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { startTranslationServer, type TranslationServer } from '../../support/translation-services'

let started: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let service: TranslationServer

beforeAll(async () => {
  started = await makePayload()
  payload = started.payload
  accounts = await makeAccounts(payload)
  service = await startTranslationServer()
})
afterEach(() => {
  useService(null)
  service.answer(null)
})
afterAll(async () => {
  await service.stop()
  await started.stop()
})

const useService = (translationService: (typeof env)['translationService']) =>
  Object.assign(env, { translationService })
const deepl = () => useService({ service: 'deepl', url: service.url, key: 'a-key' })

interface Answer {
  status: number
  sheet: TranslationSheet
  errors?: { message: string }[]
  message?: string
  segments: string[]
  count: number
  left: number
  waiting: number
  problem: string | null
}

async function call(id: string, path: string, body: unknown, as: Role, query = {}): Promise<Answer> {
  const endpoints = payload.collections.pages.config.endpoints || []
  const ask = endpoints.filter(({ method }) => method === (body === undefined ? 'get' : 'post'))
  try {
    const params = { id, collection: 'pages' }
    const answer = await callEndpoint(payload, ask, `/:id/translation/${path}`, {
      user: accounts[as],
      params,
      query,
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  } catch (error) {
    const { status, message } = error as { status: number; message: string }
    return { status, message } as Answer
  }
}

const open = (id: string, language: Locale = 'nl', as: Role = 'translator') =>
  call(id, 'texts', undefined, as, { language })

const textOf = ({ sheet }: Answer, path: RegExp): SheetText => {
  const text = sheet.texts.find((each) => path.test(each.path))
  if (!text) throw new Error(`No text ${String(path)}`)
  return text
}

const saveText = (id: string, text: SheetText, segments: string[], as: Role = 'translator') =>
  call(id, 'texts', { language: 'nl', path: text.path, basis: text.basis, segments }, as)

const link = (url: string, words: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: [{ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' }],
})
const words = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
const richText = (...children: object[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0, children }],
  },
})

/** A page online in French, with a title, a rich text with a link and a heading. */
async function makePage(): Promise<string> {
  const { id } = await makeMinimal(payload, 'pages', {
    title: 'Vendre {name}',
    publishedIn: ['fr', 'nl'],
    _status: 'published',
    blocks: [
      {
        blockType: 'richText',
        heading: 'Le compromis de vente',
        content: richText(words('Voyez '), link('/bureaux/', 'nos bureaux'), words('.')),
      },
    ],
  })
  return id
}

const stored = (id: string, locale: Locale, draft = true) =>
  payload.findByID({ collection: 'pages', id, locale, fallbackLocale: false, draft, depth: 0 })

test('the screen has the texts of the source beside the translation; only staff get it', async () => {
  const id = await makePage()
  const { sheet } = await open(id)
  expect(sheet).toMatchObject({ source: 'fr', target: 'nl', mayWrite: true, service: null })
  expect(sheet.texts.map(({ state, segments }) => [state, segments[0]?.source])).toEqual([
    ['missing', 'Vendre {name}'],
    ['missing', 'Voyez <1>nos bureaux</1>.'],
    ['missing', 'Le compromis de vente'],
  ])
  expect((await open(id, 'fr')).status).toBe(400)
  expect((await open(id, 'nl', 'owner')).status).toBe(404)
  expect((await open(id, 'nl', 'agent')).sheet.mayWrite).toBe(false)
})

test('a translator saves text by text as a draft; links stay, and nothing is published', async () => {
  const id = await makePage()
  const title = textOf(await open(id), /^title$/)
  const answer = await saveText(id, title, ['Verkopen {name}'])
  expect(textOf(answer, /^title$/).state).toBe('done')
  const text = textOf(answer, /content$/)
  const refused = await saveText(id, text, ['Zie onze kantoren.'])
  expect(refused).toMatchObject({
    status: 400,
    message: studioText('fr', 'translation.sheet.marks.missing', { mark: '<1>' }),
  })
  const done = await saveText(id, text, ['Zie <1>onze kantoren</1>.'])
  expect(textOf(done, /content$/)).toMatchObject({
    state: 'done',
    segments: [{ target: 'Zie <1>onze kantoren</1>.' }],
  })
  const draft = JSON.stringify(await stored(id, 'nl'))
  expect(draft).toContain('Verkopen {name}')
  expect(draft).toContain('"url":"/bureaux/"')
  expect((await stored(id, 'nl', false)).title ?? null).toBeNull()
})

test('a changed source is shown as a difference until the translation is saved or confirmed', async () => {
  const id = await makePage()
  await saveText(id, textOf(await open(id), /^title$/), ['Verkopen {name}'])
  const french = { collection: 'pages', id, locale: 'fr', draft: true, context: quiet() } as const
  await payload.update({ ...french, data: { title: 'Vendre vite {name}' } })
  const changed = textOf(await open(id), /^title$/)
  expect(changed).toMatchObject({
    state: 'stale',
    difference: [{ text: 'Vendre ' }, { kind: 'added', text: 'vite ' }, { text: '{name}' }],
  })
  const confirmed = await saveText(id, changed, ['Verkopen {name}'])
  expect(textOf(confirmed, /^title$/).state).toBe('done')
})

test('a save that is older than the source is refused, and agents change no page', async () => {
  const id = await makePage()
  const title = textOf(await open(id), /^title$/)
  expect((await saveText(id, title, ['x'], 'agent')).status).toBe(403)
  await payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    draft: true,
    data: { title: 'Louer' },
  })
  expect((await saveText(id, title, ['Verkopen'])).status).toBe(409)
  expect((await saveText(id, { ...title, path: 'slug' }, ['x'])).status).toBe(409)
  expect((await saveText(id, textOf(await open(id), /^title$/), [' '])).status).toBe(400)
})

test('DeepL fills what is missing as a draft to review, with links, placeholders and the glossary', async () => {
  deepl()
  const id = await makePage()
  const answer = await call(id, 'machine', { language: 'nl', path: null }, 'translator')
  expect(answer).toMatchObject({ status: 200, count: 3, left: 0, sheet: { service: 'DeepL' } })
  expect(answer.sheet.texts.map(({ state, segments }) => [state, segments[0]?.target])).toEqual([
    ['stale', 'VENDRE {name}'],
    ['stale', 'VOYEZ <1>NOS BUREAUX</1>.'],
    ['stale', 'LE onderhandse verkoopovereenkomst'],
  ])
  expect(service.requests.at(-1)).toMatchObject({
    path: '/v2/translate',
    authorization: 'DeepL-Auth-Key a-key',
    body: { source_lang: 'FR', target_lang: 'NL', tag_handling: 'xml', ignore_tags: ['code'] },
  })
  expect((await stored(id, 'nl', false)).title ?? null).toBeNull()
  const checked = await saveText(id, textOf(answer, /^title$/), ['VENDRE {name}'])
  expect(textOf(checked, /^title$/).state).toBe('done')
})

test('LibreTranslate proposes one text without saving it', async () => {
  useService({ service: 'libretranslate', url: service.url, key: undefined })
  const id = await makePage()
  const { path } = textOf(await open(id), /content$/)
  const answer = await call(id, 'machine', { language: 'en', path }, 'editor')
  expect(answer.segments).toEqual(['VOYEZ <1>NOS BUREAUX</1>.'])
  expect(service.requests.at(-1)).toMatchObject({
    path: '/translate',
    body: { source: 'fr', target: 'en', format: 'html' },
  })
  expect((await open(id, 'en')).sheet.texts.every(({ state }) => state === 'missing')).toBe(true)
})

test('the language model translates too, with the same protection of links and placeholders', async () => {
  const model = await startLanguageModel()
  useService({ service: 'ai', url: '', key: undefined })
  Object.assign(env, { languageModel: { url: model.url, key: undefined, model: 'a-model' } })
  const id = await makePage()
  const { path } = textOf(await open(id), /content$/)
  const ask = () => call(id, 'machine', { language: 'en', path }, 'editor')
  model.say('```json\n["See <span id=\\"m1\\">our offices</span>."]\n```')
  expect(await ask()).toMatchObject({ segments: ['See <1>our offices</1>.'] })
  expect((await open(id, 'en')).sheet.service).toBe('a-model')
  model.say('["See our offices."]')
  expect(await ask()).toMatchObject({
    status: 424,
    message: studioText('fr', 'translation.machine.faults.lost'),
  })
  model.say('See our offices.')
  expect(await ask()).toMatchObject({
    status: 424,
    message: studioText('fr', 'translation.machine.faults.answer'),
  })
  model.failWith(401)
  expect(await ask()).toMatchObject({ status: 424, message: studioText('fr', 'writingHelp.faults.key') })
  Object.assign(env, { languageModel: null })
  await model.stop()
})

test('the language model gets no telephone number and no e-mail address; they are in the translation', async () => {
  const model = await startLanguageModel()
  useService({ service: 'ai', url: '', key: undefined })
  Object.assign(env, { languageModel: { url: model.url, key: undefined, model: 'a-model' } })
  const { id } = await makeMinimal(payload, 'pages', { title: 'Appelez le 04 223 45 67 ou a@example.org' })
  const { path } = textOf(await open(id), /^title$/)
  model.say('["Bel <code id=\\"k1\\"></code> of <code id=\\"k2\\"></code>"]')
  const answer = await call(id, 'machine', { language: 'nl', path }, 'editor')
  expect(answer.segments).toEqual(['Bel 04 223 45 67 of a@example.org'])
  expect(JSON.stringify(model.requests.at(-1)?.body)).not.toMatch(/223|example/)
  Object.assign(env, { languageModel: null })
  await model.stop()
})

test('a translation that lost a link or a placeholder is left out', async () => {
  deepl()
  service.answer((markup) => markup.replaceAll(/<[^>]*>/g, '').toUpperCase())
  const id = await makePage()
  const answer = await call(id, 'machine', { language: 'nl', path: null }, 'editor')
  expect(answer).toMatchObject({ count: 0, left: 3 })
  expect(answer.sheet.texts.every(({ state }) => state === 'missing')).toBe(true)
})

test('what was translated before the service stopped is kept, and the rest comes the next time', async () => {
  useService({ service: 'libretranslate', url: service.url, key: undefined })
  const blocks = Array.from({ length: 25 }, (_, index) => ({
    blockType: 'callToAction' as const,
    heading: `Titre ${index + 1}`,
  }))
  const { id } = await makeMinimal(payload, 'pages', { title: 'Une longue page', blocks })
  const missing = ({ sheet }: Answer) => sheet.texts.filter(({ state }) => state === 'missing').length
  const all = missing(await open(id))
  service.answer((markup) => {
    service.failWith(456)
    return markup.toUpperCase()
  })
  const first = await call(id, 'machine', { language: 'nl', path: null }, 'editor')
  expect(first).toMatchObject({
    status: 200,
    count: 20,
    left: 0,
    waiting: all - 20,
    problem: studioText('fr', 'translation.machine.faults.quota'),
  })
  expect(missing(first)).toBe(all - 20)
  service.answer(null)
  const countBefore = service.requests.length
  const second = await call(id, 'machine', { language: 'nl', path: null }, 'editor')
  expect(second).toMatchObject({ count: all - 20, left: 0, waiting: 0, problem: null })
  expect(service.requests).toHaveLength(countBefore + 1)
})

test.each([
  [403, '{}', 'key'],
  [456, '{}', 'quota'],
  [429, '{}', 'busy'],
  [503, '<h1>Maintenance</h1>', 'busy'],
  [200, '<h1>Hello</h1>', 'answer'],
  [200, '{"translations":[]}', 'answer'],
] as const)('status %s of the service is an error in words', async (status, body, fault) => {
  deepl()
  const id = await makePage()
  service.failWith(status, body)
  const message = studioText('fr', `translation.machine.faults.${fault}`)
  expect(await call(id, 'machine', { language: 'nl', path: null }, 'editor')).toMatchObject({
    status: 424,
    message,
  })
})

test('without a service, and for those who may not write, nothing is sent', async () => {
  const id = await makePage()
  const before = service.requests.length
  expect((await call(id, 'machine', { language: 'nl', path: null }, 'editor')).status).toBe(424)
  deepl()
  expect((await call(id, 'machine', { language: 'nl', path: null }, 'agent')).status).toBe(403)
  expect(service.requests.length).toBe(before)
  useService({ service: 'deepl', url: 'http://127.0.0.1:9', key: 'a' })
  expect(await call(id, 'machine', { language: 'nl', path: null }, 'editor')).toMatchObject({
    status: 424,
    message: studioText('fr', 'translation.machine.faults.unreachable'),
  })
})
