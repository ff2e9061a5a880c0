import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { elementsOf, isNoIndex, textsOf } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { rent, rentTitle, sale, saleTitle, wholeList } from '../support/listing'
import { ScriptlessVisitor } from '../support/scriptless-visitor'

const fr = (key: string) => interfaceText('fr', key)

/** Sends the search of the home page, as a browser without scripts does. */
async function search(text: string, goal = 'sale'): Promise<ScriptlessVisitor> {
  const visitor = new ScriptlessVisitor()
  await visitor.goto('/fr/')
  await visitor.send(
    visitor
      .form(/role="?search/)
      .fill('q', text)
      .fill('goal', goal),
  )
  return visitor
}

const chipsOf = (visitor: ScriptlessVisitor) => visitor.listNamed(fr('listing.activeFilters'))

const flemalle = '/fr/a-vendre/?city=Fl%C3%A9malle%7C4400%7C*'
/** The town with its parts, one of which has a property. */
const flemalleTitle = `${saleTitle(27)} à Flémalle (toute la commune)`

test.describe('the quick search', () => {
  test('is sent by its button', async ({ page }) => {
    await page.goto('/fr/')
    await page.getByRole('searchbox', { name: fr('search.label') }).fill('flemalle')
    await page
      .getByRole('search')
      .getByRole('button', { name: fr('search.submit') })
      .click()
    await expect(page).toHaveURL((url) => url.pathname + url.search === flemalle)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(flemalleTitle)
  })

  test('finds a property by its reference', async () => {
    const { path } = await search(String(demoRefs.house))
    expect(path).toMatch(/^\/fr\/a-vendre\/flemalle\/[a-z0-9-]+\/4638\/$/)
  })

  for (const text of ['Flémalle', 'flemalle', ' FLEMALLE '])
    test(`finds the place by “${text}”`, async () => {
      const visitor = await search(text)
      expect(visitor.path).toBe(flemalle)
      expect(visitor.title).toBe(flemalleTitle)
    })

  test('finds a part of a town by its name, and the town without its parts by name and postal code', async () => {
    const part = await search('Ivoz-Ramet')
    expect(part.path).toBe('/fr/a-vendre/?city=Ivoz-Ramet%7C4400')
    expect(part.title).toBe(`${saleTitle(1)} à Ivoz-Ramet`)
    const town = await search('Flémalle 4400')
    expect(town.path).toBe('/fr/a-vendre/?city=Fl%C3%A9malle%7C4400')
    expect(town.title).toBe(`${saleTitle(26)} à Flémalle`)
  })

  test('finds a place by its postal code', async () => {
    expect((await search('4460')).path).toMatch(/\?city=Gr%C3%A2ce-Hollogne%7C4460$/)
  })

  test('finds the places that share a postal code', async () => {
    expect((await search('4420', 'rent')).title).toContain(rentTitle(1))
  })

  test('finds a type by its name', async () => {
    expect((await search('terrain')).path).toBe('/fr/a-vendre/?type=4')
  })

  test('searches what is to let by the other choice', async () => {
    const visitor = await search('Montegnée', 'rent')
    expect(visitor.path).toBe('/fr/a-louer/?city=Montegn%C3%A9e%7C4420')
    expect(visitor.title).toBe(`${rentTitle(1)} à Montegnée`)
  })

  test('says that it found nothing, and does not write the text as markup', async () => {
    const { text, html } = await search('zzzz <b>nowhere</b>')
    expect(text).toContain(fr('listing.emptyTitle'))
    expect(html).not.toMatch(/<b[ >]/)
  })

  test('reads a sentence into filters that can be removed, and the rest as words', async () => {
    const visitor = await search('fermete 3 chambres moins de 900 000')
    expect(visitor.path).toBe('/fr/a-vendre/?words=fermette&type=1&priceMax=900000&bedroomsMin=3')
    for (const text of [/«\sfermet/, /à partir de 3 chambres/, /900\.000/])
      expect(visitor.links(text, chipsOf(visitor)), String(text)).toHaveLength(1)
    expect(isNoIndex(visitor.html)).toBe(true)
    await visitor.follow(/«\sfermet/, chipsOf(visitor))
    expect(visitor.path).not.toContain('words=')
    expect(visitor.links(/à partir de 3 chambres/, chipsOf(visitor))).toHaveLength(1)
  })

  test('adds words to a list, and offers near ones where nothing is found', async () => {
    const visitor = new ScriptlessVisitor()
    await visitor.goto('/fr/a-vendre/?words=fermtetezz')
    expect(textsOf(visitor.html, 'h2')).toContain(fr('listing.emptyTitle'))
    await visitor.follow(/«\sfermette\s»/)
    expect(visitor.path).toMatch(/words=fermette$/)
    expect(visitor.title).toMatch(/^[1-9]/)
  })

  test('an empty text opens the whole list', async () => {
    const visitor = await search('')
    expect(visitor.path).toMatch(/^\/fr\/a-vendre\/(\?q=)?$/)
    expect((await search('', 'rent')).path).toMatch(/^\/fr\/a-louer\/$/)
    const labels = elementsOf(visitor.html, 'nav').map((each) => each['aria-label'])
    expect(labels).toContain(fr('paging.label'))
  })

  test('shows how many there are, and the banner says the same (B2)', async () => {
    const visitor = new ScriptlessVisitor()
    await visitor.goto('/fr/')
    const saleCount = (await wholeList(`${sale}?hideSold=1`)).length
    const rentCount = (await wholeList(`${rent}?hideSold=1`)).length
    const choices = textsOf(visitor.form(/role="?search/).html, 'label').slice(1)
    expect(choices).toEqual([`${fr('search.forSale')} ${saleCount}`, `${fr('search.forRent')} ${rentCount}`])
    expect(visitor.text).toContain(`${saleCount} biens à vendre et ${rentCount} à louer`)
  })
})
