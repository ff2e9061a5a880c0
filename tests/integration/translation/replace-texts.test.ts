import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { MatchingTexts, ReplacedTexts } from '@/features/translation/model/matching-texts'
import { replaceEndpoints } from '@/features/translation/server/replace-endpoints'
import { studioText, type StudioTextKey } from '@/lib/i18n/studio-text'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let started: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  started = await makePayload()
  payload = started.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => started.stop())

const search = (find: string, language = 'fr') => ({
  find,
  language,
  places: ['pages', 'articles'],
  isExactCase: false,
  isWholeWord: true,
})

async function find(body: object, role: Role = 'editor'): Promise<MatchingTexts> {
  const answer = await callEndpoint(payload, replaceEndpoints, '/find-texts', { user: accounts[role], body })
  return (await answer.json()) as MatchingTexts
}

async function replace(body: object, role: Role = 'editor'): Promise<ReplacedTexts> {
  const answer = await callEndpoint(payload, replaceEndpoints, '/replace-texts', {
    user: accounts[role],
    body,
  })
  return (await answer.json()) as ReplacedTexts
}

const makePage = (word: string) =>
  makeMinimal(payload, 'pages', {
    title: `Le ${word} ici`,
    publishedIn: ['fr'],
    _status: 'published',
    blocks: [{ blockType: 'callToAction', heading: `Un ${word}, deux ${word}` }],
  })

const read = (id: string, draft: boolean, locale: 'fr' | 'nl' = 'fr') =>
  payload.findByID({ collection: 'pages', id, locale, fallbackLocale: false, draft, depth: 0 })

test('words are found with their place, and replaced as a draft where they are chosen', async () => {
  const { id } = await makePage('compromis')
  const { texts, isMore } = await find(search('compromis'))
  expect(isMore).toBe(false)
  expect(texts).toMatchObject([
    {
      place: 'pages',
      id,
      title: 'Le compromis ici',
      path: 'title',
      hits: [{ before: 'Le ', after: ' ici' }],
    },
    { id, hits: [{ before: 'Un ' }, { after: '' }] },
  ])
  expect(await replace({ ...search('compromis'), by: 'accord', texts: texts.slice(1) })).toEqual({
    count: 1,
    inTemplates: false,
    left: 0,
    failed: [],
  })
  const draft = await read(id, true)
  expect(draft).toMatchObject({
    title: 'Le compromis ici',
    _status: 'draft',
    blocks: [{ heading: 'Un accord, deux accord' }],
  })
  expect(await read(id, false)).toMatchObject({ blocks: [{ heading: 'Un compromis, deux compromis' }] })
})

test('other languages stay, and a text that changed since the preview is left out', async () => {
  const { id } = await makePage('viager')
  await payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    draft: true,
    context: quiet(),
    data: { title: 'viager' },
  })
  const { texts } = await find(search('viager'))
  await payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    draft: true,
    context: quiet(),
    data: { title: 'Le viager change' },
  })
  expect(await replace({ ...search('viager'), by: 'rente', texts })).toEqual({
    count: 1,
    inTemplates: false,
    left: 1,
    failed: [],
  })
  expect((await read(id, true)).title).toBe('Le viager change')
  expect((await read(id, true, 'nl')).title).toBe('viager')
})

test('words are found and replaced in templates too', async () => {
  const { id } = await makeMinimal(payload, 'patterns', {
    name: 'Page de quartier',
    kind: 'page',
    blocks: [{ blockType: 'callToAction', heading: 'Votre courtier à Seraing' }],
  })
  const query = { ...search('courtier'), places: ['patterns'] }
  const { texts } = await find(query)
  expect(texts).toMatchObject([{ place: 'patterns', id, title: 'Page de quartier' }])
  expect(await replace({ ...query, by: 'agent', texts })).toMatchObject({ count: 1, inTemplates: true })
  const pattern = await payload.findByID({ collection: 'patterns', id, locale: 'fr', depth: 0 })
  expect(pattern).toMatchObject({ blocks: [{ heading: 'Votre agent à Seraing' }] })
})

test('a template that lacks a required text in the language is named with what is missing', async () => {
  const { id } = await makeMinimal(payload, 'patterns', {
    name: 'Incomplet',
    kind: 'page',
    blocks: [{ blockType: 'callToAction', heading: 'Un mandat exclusif' }],
  })
  // In Dutch there is a description with the word, and no name.
  const data = { name: { fr: 'Incomplet', nl: '' }, description: { nl: 'Een mandaat' } }
  await payload.db.updateOne({ collection: 'patterns', id, data })
  const query = { ...search('mandaat', 'nl'), places: ['patterns'] }
  const { texts } = await find(query)
  expect(texts).toMatchObject([{ id, path: 'description' }])
  const { count, failed } = await replace({ ...query, by: 'opdracht', texts })
  expect(count).toBe(0)
  expect(failed).toMatchObject([{ place: 'patterns', id, title: 'Incomplet' }])
  expect(failed[0]?.reason).toMatch(/Nederlands.*Nom/)
})

test('words are found in the draft of settings, and replaced there while visitors keep what is online', async () => {
  const save = (title: string, draft: boolean) =>
    payload.updateGlobal({
      slug: 'popup',
      locale: 'fr',
      draft,
      context: quiet(),
      data: { title, _status: draft ? 'draft' : 'published' },
    })
  await save('Portes ouvertes', false)
  await save('Grande braderie', true)
  const query = { ...search('braderie'), places: ['header', 'footer', 'popup'] }
  const { texts } = await find(query)
  expect(texts).toMatchObject([{ place: 'popup', id: 'popup', hits: [{ before: 'Grande ' }] }])
  expect(texts[0]?.title).toBeTruthy()
  expect(await replace({ ...query, by: 'vente', texts })).toMatchObject({ count: 1, inTemplates: false })
  const readPopup = (draft: boolean) => payload.findGlobal({ slug: 'popup', locale: 'fr', draft, depth: 0 })
  expect(await readPopup(true)).toMatchObject({ title: 'Grande vente', _status: 'draft' })
  expect(await readPopup(false)).toMatchObject({ title: 'Portes ouvertes', _status: 'published' })
})

test('a telephone number is found and replaced in the addresses of links, one address for all languages', async () => {
  const link = { label: 'Appeler', url: 'tel:+3242220000' }
  await payload.updateGlobal({
    slug: 'footer',
    locale: 'fr',
    data: { columns: [{ isPublic: true, links: [link] }], _status: 'published' },
    context: quiet(),
  })
  const { id } = await makeMinimal(payload, 'modules', {
    blocks: [{ blockType: 'callToAction', heading: 'Estimation', links: [link] }],
    _status: 'published',
  })
  const query = { ...search('+3242220000', 'nl'), places: ['footer', 'modules'] }
  const { texts } = await find(query)
  expect(texts.map(({ place, hits }) => [place, hits.length])).toEqual([
    ['footer', 1],
    ['modules', 1],
  ])
  expect(await replace({ ...query, by: '{phone}', texts })).toMatchObject({ count: 2, failed: [] })
  const changed = { links: [{ label: 'Appeler', url: 'tel:{phone}' }] }
  const options = { draft: true, locale: 'fr', depth: 0 } as const
  expect(await payload.findGlobal({ slug: 'footer', ...options })).toMatchObject({ columns: [changed] })
  expect(await payload.findByID({ collection: 'modules', id, ...options })).toMatchObject({
    blocks: [changed],
  })
})

test('a word is not looked for in the addresses of links', async () => {
  await makeMinimal(payload, 'modules', {
    blocks: [
      { blockType: 'callToAction', heading: 'Vendre', links: [{ label: 'Lire', url: '/compromis/' }] },
    ],
  })
  const query = { ...search('compromis'), places: ['modules'] }
  expect((await find(query)).texts).toEqual([])
})

test('only editors find and replace, and what is not understood is refused', async () => {
  for (const role of ['translator', 'agent', 'owner'] as const)
    await expect(find(search('compromis'), role)).rejects.toMatchObject({ status: 403 })
  const refused = (reason: StudioTextKey) => ({ status: 400, message: studioText('fr', reason) })
  const wrong = [
    [{ find: 'a ' }, 'translation.replace.tooShort'],
    [{ places: [] }, 'refusals.nothingChosen'],
    [{ language: 'it' }, 'refusals.unreadableData'],
  ] as const
  for (const [part, reason] of wrong)
    await expect(find({ ...search('compromis'), ...part })).rejects.toMatchObject(refused(reason))
  await expect(replace({ ...search('compromis'), by: 'x', texts: [] })).rejects.toMatchObject(
    refused('refusals.nothingChosen'),
  )
})
