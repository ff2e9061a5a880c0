import { expect, test, vi } from 'vitest'

import { findAgents } from '@/features/content/server/find-agents'

import { exampleProperty } from '../../../tests/support/example-documents'
import { textsOf } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { chooseMembers } from './team'
import { teamFixture } from './team.fixture'

test('phone numbers are written in groups and are tel links (acceptance E7)', async () => {
  const html = await renderBlock(teamFixture)
  expect(html).toMatch(/href="tel:\+32495112233"[^>]*>.*?0495 11 22 33</)
  expect(html).toMatch(/href="tel:\+3242370001"[^>]*>.*?042 37 00 01</)
  expect(html).toContain('href="mailto:sophie@immo-perron.example"')
})

test.each([
  ['fr', 'Parle français et néerlandais'],
  ['nl', 'Spreekt Frans en Nederlands'],
  ['en', 'Speaks French and Dutch'],
  ['de', 'Spricht Französisch und Niederländisch'],
] as const)('in %s it lists the languages of a member', async (locale, text) => {
  expect(await renderBlock(teamFixture, { locale })).toContain(text)
})

test('a member without portrait, phone or languages has no empty lines', async () => {
  const [, anke = ''] = (await renderBlock(teamFixture)).split('<article').slice(1)
  expect(anke).toContain('Anke De Smet')
  expect(anke).not.toMatch(/<img|<p|href/)
})

test('chosen members are in the editor’s order, without former ones', async () => {
  const html = await renderBlock({ ...teamFixture, choice: 'chosen', agents: ['anke', 'gone', 'sophie'] })
  expect(textsOf(html, 'h3')).toEqual(['Anke De Smet', 'Sophie Renard'])
})

test('without members nothing is rendered, not even the title', async () => {
  vi.mocked(findAgents).mockResolvedValueOnce([])
  expect(await renderBlock(teamFixture)).toBe('')
  expect(await renderBlock({ ...teamFixture, choice: 'chosen', agents: [] })).toBe('')
})

test('one below the other each member has a biography, the places of the work and what is sold or let', async () => {
  const html = await renderBlock({ ...teamFixture, view: 'single-view' })
  expect(textsOf(html, 'h3')).toEqual(['Sophie Renard', 'Anke De Smet'])
  const [, sophie = '', anke = ''] = html.split('<article')
  expect(sophie).toContain('Sophie a appris le métier avec sa mère.')
  expect(sophie).toContain('Secteur actuel : Flémalle et Seraing')
  expect(sophie).toMatch(/Récemment vendus ou loués.*<a href="\/fr\//s)
  expect(sophie.match(/Sophie Renard/g)).toHaveLength(1)
  expect(anke).not.toContain('Secteur actuel')
})

test('what is sold has a link with a name of its own, also within one place', async () => {
  const html = await renderBlock({ ...teamFixture, view: 'single-view' })
  expect(html).toContain(`<span class="sr-only">${exampleProperty.title}, </span>${exampleProperty.city}</a>`)
})

test('in a narrow block the parts of a profile are below each other', async () => {
  const profiles = { ...teamFixture, view: 'single-view' as const }
  expect(await renderBlock(profiles)).toContain('lg:grid-cols-12')
  expect(await renderBlock({ ...profiles, span: 6 })).not.toMatch(/lg:(grid-cols-12|gap-16|col-span)/)
})

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

test('sorting by name follows the language, without duplicates', () => {
  const options = { chosen: ['Zoé', 'Émile', 'Anne', 'Zoé'], max: 10, locale: 'fr' } as const
  const all = named('Anne', 'Émile', 'Zoé')
  const namesOf = (sortBy: 'given' | 'name') => chooseMembers(all, { ...options, sortBy }).map(({ id }) => id)
  expect(namesOf('given')).toEqual(['Zoé', 'Émile', 'Anne'])
  expect(namesOf('name')).toEqual(['Anne', 'Émile', 'Zoé'])
  expect(chooseMembers(all, { ...options, chosen: null, sortBy: 'given', max: 2 })).toHaveLength(2)
})
