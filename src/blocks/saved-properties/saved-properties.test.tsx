import { expect, test, vi } from 'vitest'

import { findComparison } from '@/features/listings/server/find-comparison'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'

import { exampleProperties } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { savedPropertiesFixture } from './saved-properties.fixture'

const page = { path: '/fr/favoris/' }
const [house, plot] = exampleProperties
const both = exampleProperties.slice(0, 2)

const render = (query: Record<string, string | string[]>) =>
  renderBlock(savedPropertiesFixture, { ...page, query })

test('without a list it shows instructions and links to both listings', async () => {
  const html = await render({})
  expect(html).toContain('Vous n’avez encore rien enregistré')
  expect(html).toContain('href="/fr/a-vendre/"')
  expect(html).toContain('href="/fr/a-louer/"')
  expect(findPropertiesByRefs).not.toHaveBeenCalled()
})

test('a shared list shows its properties and the number of missing ones', async () => {
  vi.mocked(findPropertiesByRefs).mockResolvedValueOnce(both)
  const html = await render({ refs: '4310,4311,9999' })
  expect(findPropertiesByRefs).toHaveBeenCalledWith([4310, 4311, 9999], 'fr')
  for (const property of both) expect(html).toContain(`href="${property.href}"`)
  expect(html).toContain('2 biens')
  expect(html).toContain('1 bien de cette liste n’est plus proposé.')
})

test('a list without existing properties shows a message and no comparison', async () => {
  vi.mocked(findPropertiesByRefs).mockResolvedValueOnce([])
  const html = await render({ refs: '9999' })
  expect(html).toContain('1 bien de cette liste n’est plus proposé.')
  expect(html).not.toContain('<form')
})

test('the e-mail link and the form contain the list without JavaScript', async () => {
  vi.mocked(findPropertiesByRefs).mockResolvedValueOnce(both)
  const html = await render({ refs: '4310,4311,9999' })
  expect(html).toContain(encodeURIComponent('/fr/favoris/?refs=4310,4311'))
  expect(html).toMatch(/<input type="hidden" name="refs" value="4310,4311"/)
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
})

test('the comparison marks differences and links back to the whole list', async () => {
  if (!house || !plot) throw new Error('The examples are gone')
  vi.mocked(findComparison).mockResolvedValueOnce([
    {
      summary: house,
      values: { bedrooms: 3, hasGarden: 'yes' },
      loan: { payment: 1402, ratePercent: 3.15, years: 20 },
    },
    { summary: plot, values: { hasGarden: 'yes' } },
  ])
  const html = await render({ refs: '4310,4311,4312', compare: ['4310', '4311'] })
  expect(findComparison).toHaveBeenCalledWith([4310, 4311], 'fr')
  const row = (label: string) => html.split('<tr').find((each) => each.includes(`>${label}<`)) ?? ''
  expect(row('Chambres')).toContain('diffère')
  expect(row('Jardin')).toContain('Oui')
  expect(html, 'the row says what it is').toMatch(/class="epc epc-\w+">[A-G]/)
  expect(html).toMatch(/sur 20 ans à 3,15\s%\.<\/p>/)
  expect(html).toMatch(
    new RegExp(
      `href="${house.href}\\?form=(?:contactAppointment[^>]*>Choisir un moment|visitRequest[^>]*>Demander une visite)`,
    ),
  )
  expect(row('Jardin')).not.toContain('diffère')
  expect(html).toContain('href="/fr/favoris/?refs=4310,4311,4312"')
})
