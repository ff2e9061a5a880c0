import { expect, test, vi } from 'vitest'

import { getSettings } from '@/features/content/server/get-settings'
import { readOutlines } from '@/features/map/server/map-files'

import { exampleSiteSettings } from '../../../tests/support/example-agency'
import { textsOf, visibleText } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { mapFixture } from './map.fixture'

vi.mock('@/features/map/server/map-files', { spy: true })

const agency = { ...mapFixture, source: 'agency' as const }

test('the agency’s postal address, hours and numbers come from the site configuration', async () => {
  const text = visibleText(await renderBlock(agency))
  for (const part of ['Immo Perron', 'Rue de la Régence 12', '4000 Liège', '042 37 00 00', '9 h à 18 h'])
    expect(text).toContain(part)
})

test('the map is part of the page, has a name, and loads nothing', async () => {
  const html = await renderBlock(agency)
  expect(html).toMatch(/<svg role="img" aria-label="Carte\u00a0: Immo Perron"/)
  expect(html).not.toMatch(/<iframe|<img|<script|src=/)
})

test('where outlines are drawn their source is named, as its licence demands', async () => {
  const attribution = '© Example (CC BY 4.0)'
  vi.mocked(readOutlines).mockResolvedValueOnce({ attribution, land: [], borders: [] })
  expect(visibleText(await renderBlock(agency))).toContain(attribution)
  expect(visibleText(await renderBlock(agency))).not.toContain(attribution)
})

test('a mention of OpenStreetMap leads to its licence', async () => {
  const attribution = '© OpenStreetMap contributors'
  vi.mocked(readOutlines).mockResolvedValueOnce({ attribution, land: [], borders: [] })
  expect(await renderBlock(agency)).toMatch(
    /<a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors<\/a>/,
  )
})

test('directions open a maps service in a new tab, as the link says', async () => {
  const html = await renderBlock(mapFixture)
  expect(html).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=50\.6412%2C5\.5718" target="_blank" rel="noopener"/,
  )
  expect(visibleText(html)).toContain('(s’ouvre dans un nouvel onglet)')
})

test('hours and route can be left out', async () => {
  const html = await renderBlock({ ...mapFixture, showOpeningHours: false, showRoute: false })
  expect(html).not.toMatch(/Heures|google/)
})

test('several postal addresses are numbered, those without a pin are last', async () => {
  const [first] = mapFixture.places ?? []
  if (!first) throw new Error('The example has no place')
  const places = [
    { name: 'Sur rendez-vous', address: 'Chez vous' },
    first,
    { name: 'Agence de Flémalle', locality: 'flemalle' },
  ]
  const html = await renderBlock({ ...mapFixture, places })
  expect(textsOf(html, 'h3')).toEqual(['1. Agence de Liège', '2. Agence de Flémalle', 'Sur rendez-vous'])
  expect(html).toContain('destination=Chez%20vous')
})

test('a postal address without coordinates has no map', async () => {
  const html = await renderBlock({ ...mapFixture, places: [{ address: 'Rue du Bac 1\n4000 Liège' }] })
  expect(html).toContain('Rue du Bac 1')
  expect(html).not.toContain('role="img"')
})

test('without a postal address nothing is rendered, not even the title', async () => {
  expect(await renderBlock({ ...mapFixture, places: [] })).toBe('')
  expect(await renderBlock({ ...mapFixture, places: [{ openingHours: 'Toujours' }] })).toBe('')
  const { config, ...rest } = exampleSiteSettings
  vi.mocked(getSettings).mockResolvedValueOnce({ ...rest, config: { ...config, agency: { name: 'Immo' } } })
  expect(await renderBlock(agency)).toBe('')
})
