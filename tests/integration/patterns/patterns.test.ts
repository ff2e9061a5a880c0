import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OfferedPattern } from '@/features/patterns/model/pattern'
import { storePattern, offeredPatterns } from '@/features/patterns/server/patterns-endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { withNewIds } from '@/lib/values/row-ids'

import { makeAccounts, type Account } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Patterns: keeping blocks of a page, offering them, and copying them into another page in all languages. */

let running: TestPayload
let payload: Payload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

type Data = Record<string, unknown>
type Row = Data & { id: string; heading?: unknown; links?: { id: string; label: unknown }[] }
type Stored = { id: string; name: unknown; description: unknown; blocks: Row[] }

const send = async (body: unknown, user: Account = accounts.editor, language = 'fr') => {
  const answer = await callEndpoint(payload, [storePattern], '/from-blocks', { user, body, language })
  return { status: answer.status, body: (await answer.json()) as { id: string } & Data }
}

const offered = async (user: Account, language = 'fr') => {
  const answer = await callEndpoint(payload, [offeredPatterns], '/offered', { user, language })
  return {
    status: answer.status,
    ...((await answer.json()) as { patterns: OfferedPattern[] }),
  }
}

const read = async (collection: 'pages' | 'patterns', id: string, locale: Locale | 'all' = 'all') =>
  (await payload.findByID({
    collection,
    id,
    locale,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: accounts.editor,
    fallbackLocale: false,
  })) as unknown as Stored

const links = [
  { label: 'Nous écrire', url: '/contact/' },
  { label: 'Nous appeler', url: 'tel:+3242220000' },
]

/** A page with two blocks, whose first one is in French and Dutch. Returns the locations of its blocks. */
async function makePage() {
  const blocks = [
    { blockType: 'callToAction', heading: 'Bonjour', links },
    { blockType: 'spacer', height: 'small' },
  ]
  const { id } = await makeMinimal(payload, 'pages', { title: 'Page', blocks })
  const [first, second] = (await read('pages', id, 'fr')).blocks as [Row, Row]
  const dutch = (first.links ?? []).map((link, index) => ({ ...link, label: ['Schrijf', 'Bel'][index] }))
  await payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    context: quiet(),
    data: { title: 'Pagina', blocks: [{ ...first, heading: 'Dag', links: dutch }, second] as never },
  })
  return { id, locations: [first, second].map((row) => `pages/${id}/${row.id}`), first }
}

const keep = async (values: Data = {}) => {
  const page = await makePage()
  const answer = await send({ kind: 'page', name: 'Accueil', blocks: page.locations, ...values })
  expect(answer.status).toBe(200)
  return { ...page, pattern: answer.body.id }
}

const bothLanguages = {
  heading: { fr: 'Bonjour', nl: 'Dag' },
  labels: [
    { fr: 'Nous écrire', nl: 'Schrijf' },
    { fr: 'Nous appeler', nl: 'Bel' },
  ],
}

const textsOf = (row: Row | undefined) => ({
  heading: row?.heading,
  labels: row?.links?.map(({ label }) => label),
})

describe('keeping', () => {
  test('a whole page is kept in all languages, under ids of its own', async () => {
    const { id, first, pattern } = await keep()
    const stored = await read('patterns', pattern)
    expect(stored.blocks.map(({ blockType }) => blockType)).toEqual(['callToAction', 'spacer'])
    expect(textsOf(stored.blocks[0])).toEqual(bothLanguages)
    expect(stored.blocks[0]?.id).not.toBe(first.id)
    expect(stored.blocks[0]?.links?.[0]?.id).not.toBe(first.links?.[0]?.id)
    expect(textsOf((await read('pages', id)).blocks[0])).toEqual(bothLanguages)
  })

  test('its name shows in every language, and a language can have its own', async () => {
    const { pattern } = await keep({ name: ' Accueil ', description: 'Pour commencer.' })
    const name = { nl: 'Accueil', fr: 'Accueil', en: 'Accueil', de: 'Accueil' }
    expect(await read('patterns', pattern)).toMatchObject({ name, description: { de: 'Pour commencer.' } })
    await payload.update({ collection: 'patterns', id: pattern, locale: 'nl', data: { name: 'Onthaal' } })
    expect((await read('patterns', pattern)).name).toEqual({ ...name, nl: 'Onthaal' })
  })

  test('chosen blocks become a group, in the order of the request', async () => {
    const page = await makePage()
    const answer = await send({ kind: 'group', name: 'Groupe', blocks: [page.locations[0]] })
    const stored = await read('patterns', answer.body.id)
    expect(stored).toMatchObject({ kind: 'group', blocks: [{ blockType: 'callToAction' }] })
  })

  test('what cannot be kept is refused with a reason in the language of the editor', async () => {
    const { id, locations } = await makePage()
    const good = { kind: 'page', name: 'x', blocks: locations }
    for (const [body, reason] of [
      [null, 'Geef het sjabloon een naam'],
      [{ ...good, name: ' ' }, 'Geef het sjabloon een naam'],
      [{ ...good, name: 'x'.repeat(121) }, 'Geef het sjabloon een naam'],
      [{ ...good, blocks: [] }, 'kies minstens één blok'],
      [{ ...good, kind: 'site' }, 'kies minstens één blok'],
      [{ ...good, blocks: [`pages/${id}/nowhere`] }, 'nog niet bewaard'],
      [{ ...good, blocks: [...locations, `users/${id}/1`] }, 'nog niet bewaard'],
    ] as const) {
      const answer = await send(body, accounts.editor, 'nl')
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain(reason)
    }
  })

  test('a block that is not complete is refused, and the field is named', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Brouillon', blocks: [{ blockType: 'image' }] as never, _status: 'draft' },
      draft: true,
      context: quiet(),
    })
    const [row] = (await read('pages', id, 'fr')).blocks
    const answer = await send({ kind: 'group', name: 'x', blocks: [`pages/${id}/${row?.id}`] })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(/pas encore complet.+Image/)
  })
})

describe('offering and copying', () => {
  test('patterns are offered by name, in the language of the editor, with the kinds of their blocks', async () => {
    const { pattern } = await keep({ name: 'Atterrissage' })
    await payload.update({ collection: 'patterns', id: pattern, locale: 'nl', data: { name: 'Landing' } })
    const [french, dutch] = [await offered(accounts.editor), await offered(accounts.editor, 'nl')]
    const patternIn = ({ patterns }: typeof french) => patterns.find(({ id }) => id === pattern)
    expect(patternIn(french)).toEqual({
      id: pattern,
      kind: 'page',
      name: 'Atterrissage',
      description: '',
      blocks: ['callToAction', 'spacer'],
    })
    expect(patternIn(dutch)?.name).toBe('Landing')
  })

  test('names that begin with an accent are among their letters', async () => {
    await makeMinimal(payload, 'patterns', { name: 'Événement' })
    await makeMinimal(payload, 'patterns', { name: 'Zone' })
    const names = (await offered(accounts.editor)).patterns.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Événement', 'Zone']))
    expect(names.indexOf('Événement')).toBeLessThan(names.indexOf('Zone'))
  })

  test('a page made of a pattern in one language has its texts in all', async () => {
    const { pattern } = await keep()
    const { blocks } = await read('patterns', pattern, 'nl')
    const page = (await payload.create({
      collection: 'pages',
      locale: 'nl',
      depth: 0,
      draft: true,
      user: accounts.editor,
      overrideAccess: false,
      data: { title: 'Nieuw', blocks: withNewIds(blocks) as never, _status: 'draft' },
      context: quiet(),
    })) as unknown as Stored
    const stored = await read('pages', page.id)
    expect(textsOf(stored.blocks[0])).toEqual(bothLanguages)
    const original = await read('patterns', pattern)
    expect(stored.blocks[0]?.id).not.toBe(original.blocks[0]?.id)
    expect(textsOf(original.blocks[0])).toEqual(bothLanguages)
  })

  test.each(['anonymous', 'owner', 'translator', 'agent'] as const)(
    'the %s neither keeps nor is offered patterns',
    async (role) => {
      const { locations } = await makePage()
      const body = { kind: 'page', name: 'x', blocks: locations }
      expect((await send(body, accounts[role])).status).toBe(404)
      expect((await offered(accounts[role])).status).toBe(404)
    },
  )
})
