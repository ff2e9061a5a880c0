import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { ProjectDetail, ProjectUnit } from '@/features/projects/model/project-summary'

import { elementsOf, textsOf, visibleText } from '../../../../tests/support/html'
import { renderToHtml } from '../../../../tests/support/render-block'

import { ProjectHead } from './project-head'
import { ProjectParts } from './project-parts'
import { floorName } from './project-texts'
import { ProjectUnits } from './project-units'

const unit = (ref: number, rest: Partial<ProjectUnit> = {}): ProjectUnit => ({
  id: `p${ref}`,
  ref,
  href: `/fr/a-vendre/flemalle/appartement/${ref}/`,
  title: 'Appartement neuf',
  typeName: 'Appartement',
  floor: 0,
  livingAreaInSquareMetres: 91,
  terraceInSquareMetres: 8,
  bedrooms: 2,
  availability: 'available',
  price: { kind: 'exact', price: 278_000, monthly: false },
  planHref: null,
  ...rest,
})

const project: ProjectDetail = {
  id: 'project',
  number: 1,
  name: 'Résidence du Halage',
  zip: '4400',
  city: 'Flémalle',
  address: 'Quai du Halage Fleuri 14, 4400 Flémalle',
  isTownAlone: false,
  status: 'active',
  types: ['Appartement'],
  unitCount: 3,
  freeCount: 2,
  prices: { from: 278_000, to: 278_000 },
  place: null,
  texts: { description: [], construction: [], delivery: ['À l’automne.'], technical: [], situation: [] },
  pictures: [],
  units: [
    unit(12, { floor: 2, planHref: '/api/media/file/plan-1920.webp?v=1' }),
    unit(11, { floor: 1, availability: 'sold', price: { kind: 'hidden' } }),
    unit(10),
  ],
  agent: null,
}

const context = async () =>
  ({ locale: 'fr', priceStyle: 'belgianDutch', t: await getTranslator('fr', 'nl-BE') }) as const

const unitsHtml = async (units = project.units) =>
  renderToHtml(<ProjectUnits project={{ ...project, units }} {...await context()} />)

const rowsOf = (html: string) => (html.split('<tbody')[1] ?? '').split('<tr').slice(1)

test('the price list begins with the lowest floor, each row links to the page of its unit', async () => {
  const rows = rowsOf(await unitsHtml())
  expect(rows.map((row) => /id="u-(\d+)"/.exec(row)?.[1])).toEqual(['10', '11', '12'])
  expect(rows[0]).toContain('href="/fr/a-vendre/flemalle/appartement/10/"')
})

test('a sold unit has a row without a price', async () => {
  const [, sold = ''] = rowsOf(await unitsHtml())
  expect(visibleText(`<tr${sold}`)).toContain('Vendu')
  expect(sold).not.toContain('€')
})

test('a unit with a plan has a link to it with the name of the unit', async () => {
  const html = await unitsHtml()
  const plans = elementsOf(html, 'a').filter(({ href }) => href?.includes('plan-1920'))
  expect(plans.map((link) => link['aria-label'])).toEqual(['Plan 12'])
})

test('without JavaScript the column heads are plain text, and the table states its order', async () => {
  const html = await unitsHtml()
  for (const [button] of html.matchAll(/<button[^>]*>/g)) expect(button).toContain('noscript:hidden')
  expect(html).toMatch(
    /<th scope="col" aria-sort="ascending".*?<\/button><span class="hidden [^"]*noscript:inline-flex">Étage/,
  )
})

test('every home in the drawing links to its row and states in words whether it is available', async () => {
  const drawing = (await unitsHtml()).split('<table')[0] ?? ''
  const links = elementsOf(drawing, 'a').map(({ href }) => href)
  expect(links).toEqual(['#u-12', '#u-11', '#u-10'])
  const text = visibleText(drawing)
  for (const words of ['2e étage', '1er étage', 'Rez-de-chaussée', 'Libre (2)', 'Vendu (1)'])
    expect(text).toContain(words)
})

/** As much as is left of a unit that was sold long ago. */
const closed: ProjectUnit = {
  ...unit(0),
  ref: null,
  href: null,
  title: '',
  typeName: '',
  floor: null,
  livingAreaInSquareMetres: null,
  terraceInSquareMetres: null,
  bedrooms: null,
  availability: 'sold',
  price: { kind: 'hidden' },
}

test('units sold long ago are in the drawing, the legend and the list, without number and link', async () => {
  const html = await unitsHtml([...project.units, closed, { ...closed, availability: 'rented' }])
  const [drawing = ''] = html.split('<table')
  for (const words of ['Libre (2)', 'Vendu (2)', 'Loué (1)', 'Étage non indiqué'])
    expect(visibleText(drawing)).toContain(words)
  // No house beside the building.
  expect(drawing).not.toContain('clip-path')
  expect(elementsOf(drawing, 'a')).toHaveLength(3)
  const rows = rowsOf(html)
  expect(rows).toHaveLength(5)
  for (const row of rows.slice(3)) expect(row).not.toMatch(/href=|id="u-|€|null/)
  expect(visibleText(`<tr${rows[3]}`)).toContain('Vendu')
  expect(visibleText(`<tr${rows[4]}`)).toContain('Loué')
})

test('a unit that is kept as a reference has no floor either, and its number and link', async () => {
  const [drawing = ''] = (await unitsHtml([...project.units, { ...closed, ref: 9, href: '/fr/9/' }])).split(
    '<table',
  )
  expect(visibleText(drawing)).toContain('Étage non indiqué')
  expect(elementsOf(drawing, 'a').map(({ href }) => href)).toContain('#u-9')
})

test('of a project of houses a sold one is a house', async () => {
  const [drawing = ''] = (await unitsHtml([unit(1, { floor: null }), closed])).split('<table')
  expect(visibleText(drawing)).not.toContain('Étage')
  expect(drawing.split('clip-path')).toHaveLength(3)
})

test('units of which nothing but their sale is told make no list', async () => {
  expect(await unitsHtml([closed, closed])).toBe('')
})

test('houses have no floor and are side by side', async () => {
  const drawing =
    (await unitsHtml([unit(1, { floor: null }), unit(2, { floor: null })])).split('<table')[0] ?? ''
  expect(visibleText(drawing)).not.toMatch(/étage|Rez-de-chaussée/)
  expect(elementsOf(drawing, 'a')).toHaveLength(2)
})

test('a project without units shows no list', async () => {
  expect(await unitsHtml([])).toBe('')
})

test('missing facts about construction or documents are stated', async () => {
  const { t } = await context()
  const units = project.units.map((each) => ({ ...each, planHref: null }))
  const html = await renderToHtml(<ProjectParts project={{ ...project, units }} locale="fr" t={t} />)
  expect(html).toContain('Aucune information sur la construction.')
  expect(html).toContain('Aucun document.')
  expect(textsOf(html, 'h2')).toEqual(['Construction', 'Livraison', 'Documents'])
})

test.each(['sold', 'soldOut'] as const)('of a %s project empty sections are left out', async (status) => {
  const { t } = await context()
  const html = await renderToHtml(
    <ProjectParts project={{ ...project, status, units: [closed] }} locale="fr" t={t} />,
  )
  expect(textsOf(html, 'h2')).toEqual(['Livraison'])
})

test('a sold out project has a notice with a link to others, without a price', async () => {
  const html = await renderToHtml(
    <ProjectHead project={{ ...project, status: 'soldOut' }} {...await context()} />,
  )
  expect(html).toContain('Ce projet est entièrement vendu.')
  expect(html).toContain('href="#similar"')
  expect(html).not.toContain('€')
})

test.each([
  ['nl', -1, 'Kelder'],
  ['de', -2, 'Untergeschoss'],
  ['nl', 0, 'Gelijkvloers'],
  ['nl', 2, '2e verdieping'],
  ['fr', 1, '1er étage'],
  ['fr', 3, '3e étage'],
  ['en', 1, '1st floor'],
  ['en', 2, '2nd floor'],
  ['en', 11, '11th floor'],
  ['de', 3, '3. Etage'],
] as const)('in %s floor %i is called %s', async (locale, floor, name) => {
  expect(floorName(floor, { locale, t: await getTranslator(locale, 'nl-BE') })).toBe(name)
})
