import { expect, test, vi } from 'vitest'

import { findProjects } from '@/features/projects/server/find-projects'

import { exampleProject } from '../../../tests/support/example-documents'
import { textsOf, visibleText } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { projectListFixture } from './project-list.fixture'

const cardsOf = (html: string) => html.split('<article').slice(1)

test('every project is a card with its name, place, status, prices and free units', async () => {
  const [first = ''] = cardsOf(await renderBlock(projectListFixture))
  expect(first).toContain(`href="${exampleProject.href}"`)
  const text = visibleText(`<article${first}`)
  for (const part of ['Résidence du Halage', '4400 Flémalle', 'En vente', '3 libres sur 5', 'Appartement'])
    expect(text).toContain(part)
  expect(text).toMatch(/€\s227\.000 à €\s331\.000/)
})

test('a project with its own website links to it, in a new tab and named so', async () => {
  const card = cardsOf(await renderBlock(projectListFixture))[1] ?? ''
  expect(card).toMatch(
    /<a href="https:\/\/www\.residence-de-la-halle\.example" target="_blank" rel="noopener"/,
  )
  expect(card).toContain('(s’ouvre dans un nouvel onglet)')
})

test('before the sale prices are on request, sold-out projects have none', async () => {
  const [, upcoming = '', soldOut = ''] = cardsOf(await renderBlock(projectListFixture))
  expect(upcoming).toContain('Prix sur demande')
  expect(upcoming).toContain('Bientôt')
  expect(soldOut).not.toMatch(/Prix|€/)
  expect(soldOut).toContain('Tout vendu')
  expect(soldOut).toContain('5 unités')
})

test('without projects a message is shown', async () => {
  vi.mocked(findProjects).mockResolvedValueOnce([])
  expect(await renderBlock(projectListFixture)).toContain('Aucun projet disponible pour le moment.')
})

test('the headings of the cards skip no level', async () => {
  expect(textsOf(await renderBlock(projectListFixture), 'h3')).toHaveLength(3)
  expect(textsOf(await renderBlock({ ...projectListFixture, heading: '' }), 'h2')).toHaveLength(3)
})

test('it shows at most the editor’s number', async () => {
  expect(cardsOf(await renderBlock({ ...projectListFixture, maxItems: 2 }))).toHaveLength(2)
})

test('as a slider the cards are in a row to swipe and to scroll by keyboard', async () => {
  const html = await renderBlock({ ...projectListFixture, view: 'slider-view' })
  expect(html).toContain('overflow-x-auto')
  expect(cardsOf(html)).toHaveLength(3)
  expect(html).toMatch(/<div role="group" [^>]*tabindex="0"/)
})
