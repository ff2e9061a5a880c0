import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { writingEndpoints } from '@/features/writing-help/server/writing-endpoints'
import { env } from '@/lib/env'
import { studioText, type StudioTextKey } from '@/lib/i18n/studio-text'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { startLanguageModel, wordsOf, type ModelServer } from '../../support/language-model'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let started: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let model: ModelServer
let house: Awaited<ReturnType<typeof makeHouse>>

beforeAll(async () => {
  started = await makePayload()
  payload = started.payload
  accounts = await makeAccounts(payload)
  model = await startLanguageModel()
  house = await makeHouse()
})
afterEach(async () => {
  model.say('A text.')
  await payload.db.deleteMany({ collection: 'writingCounts', where: {} })
  await payload.db.deleteMany({ collection: 'limitCounts', where: {} })
  await setSettings({ monthlyRequests: 1000, sendsPictures: false })
})
afterAll(async () => {
  useModel(null)
  await model.stop()
  await started.stop()
})

const useModel = (languageModel: (typeof env)['languageModel']) => Object.assign(env, { languageModel })
const useFake = () => useModel({ url: model.url, key: 'a-key', model: 'a-model' })

const setSettings = (data: object) => payload.updateGlobal({ slug: 'writingHelp', data, context: quiet() })

interface Answer {
  status: number
  message?: string
  text: string | null
  sent: { messages: { role: string; content: string }[]; hasPicture: boolean }
  claims: { words: string; state: string; says: string[] }[]
}

async function call(path: string, as: Role, body?: object): Promise<Answer> {
  const endpoints = writingEndpoints.filter(({ method }) => method === (body ? 'post' : 'get'))
  try {
    const answer = await callEndpoint(payload, endpoints, path, { user: accounts[as], body })
    return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status }
  } catch (error) {
    const { status, message } = error as { status: number; message: string }
    return { status, message } as Answer
  }
}

const propose = (body: object, as: Role = 'editor') =>
  call('/writing-help', as, { kind: 'describe', collection: 'properties', language: 'fr', text: '', ...body })

const french = (key: StudioTextKey, values?: Record<string, number>) => studioText('fr', key, values)

/** A house, with what must never be sent. */
async function makeHouse() {
  const locality = await makeMinimal(payload, 'localities', { name: 'Dinant', municipality: 'Dinant' })
  const type = await makeMinimal(payload, 'propertyTypes', { name: 'Maison', webId: 1 })
  const owner = await makeMinimal(payload, 'owners', { name: 'Odette Propriétaire', phone: '0470 11 22 33' })
  const agent = await makeMinimal(payload, 'agents', { name: 'Armand Lagent', email: 'armand@example.org' })
  return {
    id: 'none',
    locality: locality.id,
    type: type.id,
    owners: [owner.id],
    agent: agent.id,
    goal: 'sale',
    price: 250_000,
    publishPrice: true,
    street: 'Rue du Secret',
    houseNumber: '47bis',
    box: 'B9',
    latitude: 50.123_45,
    longitude: 4.987_65,
    reference: 'REF-777',
    notes: 'Le vendeur divorce.',
    recordFile: 'DOSSIER-9',
    epcUniqueCode: '20990101-000777-RES-1',
    planningInformation: 'Armand Lagent sait tout.',
    bedrooms: 3,
    surfaceLiving: 140,
    hasGarden: 'yes',
  }
}

const forbidden = [
  'Odette',
  'Propriétaire',
  'Armand',
  'Lagent',
  '0470',
  'armand@',
  'Secret',
  '47bis',
  'B9',
  '50.12',
  '4.98',
  'REF-777',
  'divorce',
  'DOSSIER',
  '000777',
  'sait tout',
]

test('a description is asked for with the facts alone, and checked against the property', async () => {
  useFake()
  model.say('**Maison à Dinant**, avec quatre chambres et un jardin.')
  await setSettings({ style: 'Calme et précis.', address: 'informal', length: 'short' })
  const values = house
  const answer = await propose({ values })
  expect(answer).toMatchObject({ status: 200, text: 'Maison à Dinant, avec quatre chambres et un jardin.' })
  expect(answer.claims.filter(({ state }) => state !== 'agrees')).toMatchObject([
    { words: 'quatre chambres', state: 'contradicts', says: ['Chambres 3'] },
  ])
  const request = model.requests.at(-1)
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer a-key',
    body: { model: 'a-model' },
  })
  const words = request ? wordsOf(request) : ''
  for (const fact of [
    '250000',
    'Dinant',
    '140',
    'Chambres: 3',
    'in French',
    'Calme et précis.',
    'informally',
  ])
    expect(words).toContain(fact)
  for (const secret of forbidden) expect(words).not.toContain(secret)
})

test('a free text is sent without telephone, e-mail address, street and people', async () => {
  useFake()
  const values = house
  const text =
    'Rue du Secret 47bis, chez Odette Propriétaire. Appelez Armand Lagent au +32 470 11 22 33 ou armand@example.org. Belle maison à 250.000 €.'
  const { sent } = await propose({ kind: 'shorter', text, values })
  const words = JSON.stringify(sent)
  for (const secret of ['Secret', '47bis', 'Odette', 'Armand', '470 11', 'armand@'])
    expect(words).not.toContain(secret)
  expect(words).toContain('Belle maison à 250.000 €.')
})

test('a hidden price is not sent', async () => {
  useFake()
  const { sent } = await propose({ values: { ...house, publishPrice: false }, isPreview: true })
  expect(JSON.stringify(sent)).not.toContain('250')
})

test('a preview says what would be sent, and sends nothing', async () => {
  useFake()
  const before = model.requests.length
  const values = house
  const preview = await propose({ values, isPreview: true })
  expect(preview).toMatchObject({ status: 200, text: null, claims: [] })
  expect(model.requests.length).toBe(before)
  const answer = await propose({ values })
  expect(answer.sent).toEqual(preview.sent)
  expect(model.requests.at(-1)?.body.messages).toEqual(preview.sent.messages)
})

test('published descriptions of the agency are examples, without their street', async () => {
  useFake()
  const values = house
  await makeMinimal(payload, 'properties', {
    type: values.type,
    street: 'Quai Voisin',
    description: 'Au Quai Voisin 12, une maison de charme.',
    publishedIn: ['fr'],
    _status: 'published',
  })
  const { sent } = await propose({ values, isPreview: true })
  expect(sent.messages[1]?.content).toContain('une maison de charme')
  expect(JSON.stringify(sent)).not.toContain('Quai Voisin')
})

test.each([
  [401, '{}', 'key'],
  [403, '{}', 'key'],
  [429, '{}', 'busy'],
  [500, '<h1>Down</h1>', 'busy'],
  [404, '{}', 'answer'],
  [200, '<h1>Hello</h1>', 'answer'],
  [200, '{"choices":[]}', 'answer'],
  [200, JSON.stringify({ choices: [{ message: { content: 'x'.repeat(500_000) } }] }), 'answer'],
] as const)('status %s of the model is an error in words', async (status, body, fault) => {
  useFake()
  model.failWith(status, body)
  expect(await propose({ values: house })).toMatchObject({
    status: 424,
    message: french(`writingHelp.faults.${fault}`),
  })
})

test('a model that cannot be reached is an error in words; without one there is nothing', async () => {
  useModel({ url: 'http://127.0.0.1:9/v1', key: undefined, model: 'a' })
  expect(await propose({ values: house })).toMatchObject({
    status: 424,
    message: french('writingHelp.faults.unreachable'),
  })
  useModel(null)
  expect((await propose({ values: house })).status).toBe(404)
})

test('those who may not change a document get no proposal for it', async () => {
  useFake()
  const before = model.requests.length
  const page = { kind: 'searchTitle', collection: 'pages', text: 'Vendre sa maison' }
  expect((await propose(page, 'owner')).status).toBe(404)
  expect((await propose(page, 'subscriber')).status).toBe(404)
  expect((await propose(page, 'anonymous')).status).toBe(404)
  expect((await propose(page, 'agent')).status).toBe(403)
  expect((await propose({ kind: 'shorter', text: ' ' })).status).toBe(400)
  expect(model.requests.length).toBe(before)
  expect((await propose(page, 'translator')).status).toBe(200)
})

test('titles for search have the length of a title', async () => {
  useFake()
  model.say(`“${'Une maison pour chacun '.repeat(6)}”`)
  const { text } = await propose({ kind: 'searchTitle', collection: 'pages', text: 'Vendre' })
  expect(text?.length).toBeLessThanOrEqual(60)
  expect(text).toMatch(/^Une maison pour chacun .*(chacun|maison|pour|Une)$/)
})

test('requests and tokens are counted by account and kind, for administrators', async () => {
  useFake()
  const values = house
  await propose({ values })
  await propose({ values })
  await propose({ kind: 'shorter', text: 'Un texte.', values }, 'agent')
  model.failWith(500)
  await propose({ values }, 'agent')
  expect((await call('/writing-help/use', 'editor')).status).toBe(404)
  const use = (await call('/writing-help/use', 'administrator')) as unknown as { rows: object[] }
  expect(use.rows).toHaveLength(3)
  expect(use.rows).toEqual(
    expect.arrayContaining([
      { user: 'editor', kind: 'describe', requests: 2, tokens: 246 },
      { user: 'agent', kind: 'shorter', requests: 1, tokens: 123 },
      { user: 'agent', kind: 'describe', requests: 1, tokens: 0 },
    ]),
  )
})

test('beyond the limit of the month, and of one account in ten minutes, nothing is sent', async () => {
  useFake()
  const values = house
  await setSettings({ monthlyRequests: 2 })
  expect((await propose({ values })).status).toBe(200)
  expect((await propose({ values }, 'agent')).status).toBe(200)
  const before = model.requests.length
  expect(await propose({ values })).toMatchObject({
    status: 429,
    message: french('writingHelp.faults.month'),
  })
  await setSettings({ monthlyRequests: 1000 })
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await propose({ values })).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(29)
  expect(statuses.filter((status) => status === 429)).toHaveLength(11)
  expect(model.requests.length).toBe(before + 29)
  expect((await propose({ values }, 'administrator')).status).toBe(200)
})

test('pictures are sent once an administrator allows it: small, without metadata, and no portraits', async () => {
  useFake()
  const data = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Copyright: 'A secret camera' } })
    .jpeg()
    .toBuffer()
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'Gris' },
    file: { data, mimetype: 'image/jpeg', name: 'large.jpg', size: data.length },
    context: quiet(),
  })
  const ask = (picture: string) => propose({ kind: 'alt', collection: 'media', picture })
  expect(await ask(media.id)).toMatchObject({ status: 403, message: french('writingHelp.faults.pictures') })
  await setSettings({ sendsPictures: true })
  model.say('Une surface grise.')
  expect(await ask(media.id)).toMatchObject({ status: 200, text: 'Une surface grise.' })
  const [, question] = model.requests.at(-1)?.body.messages ?? []
  const parts = typeof question?.content === 'object' ? question.content : []
  const url = parts.find(({ type }) => type === 'image_url')?.image_url?.url ?? ''
  const sent = sharp(Buffer.from(url.replace(/^data:image\/jpeg;base64,/, ''), 'base64'))
  const { exif, ...facts } = await sent.metadata()
  expect(exif).toBeUndefined()
  expect(facts).toMatchObject({ format: 'jpeg', width: 1024, height: 683 })
  await makeMinimal(payload, 'agents', { portrait: media.id })
  expect(await ask(media.id)).toMatchObject({ status: 400, message: french('writingHelp.faults.portrait') })
  expect((await ask('none')).status).toBe(400)
})
