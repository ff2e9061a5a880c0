import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { elementsOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { cardsOf, sale } from '../support/listing'
import { ScriptlessVisitor } from '../support/scriptless-visitor'

const chipsOf = (visitor: ScriptlessVisitor) =>
  visitor.listNamed(interfaceText('fr', 'listing.activeFilters'))

async function openList(query = ''): Promise<ScriptlessVisitor> {
  const visitor = new ScriptlessVisitor()
  await visitor.goto(sale + query)
  return visitor
}

const filtersOf = (visitor: ScriptlessVisitor) => visitor.form(/data-available/)

test.describe('the form without JavaScript', () => {
  test('filters by place and type, and keeps the choice', async () => {
    const visitor = await openList()
    await visitor.send(filtersOf(visitor).tick('city', 'Flémalle 4400').tick('type', 'Appartement'))
    expect(visitor.path).toBe('/fr/a-vendre/?city=Fl%C3%A9malle%7C4400&type=3')
    expect(filtersOf(visitor).get('city')).toBe('Flémalle|4400')
    await visitor.goto(`${visitor.path}&hideSold=1`)
    const count = cardsOf(visitor.html).length
    expect(count).toBeGreaterThan(0)
    expect(visitor.title).toBe(`${count} appartements à vendre à Flémalle`)
  })

  test('searches around a place without a map', async () => {
    const visitor = await openList()
    await visitor.send(filtersOf(visitor).choose('near', /^Flémalle$/))
    expect(visitor.path).toMatch(/\?near=[\d.]+%2C[\d.]+%2C10$/)
    expect(visibleText(chipsOf(visitor))).toContain('Flémalle + 10 km')
  })

  test('sorts, changes the view and turns the page', async () => {
    const visitor = await openList()
    await visitor.follow(interfaceText('fr', 'listing.sortPriceDown'))
    expect(visitor.path).toMatch(/\?sort=-price$/)
    await visitor.follow(interfaceText('fr', 'listing.viewList'))
    expect(visitor.path).toMatch(/\?sort=-price&view=list$/)
    await visitor.goto(elementsOf(visitor.html, 'a').find(({ rel }) => rel === 'next')?.href ?? '')
    expect(visitor.path).toMatch(/\?sort=-price&page=2&view=list$/)
    expect(textsOf(visitor.html, 'title')[0]).toMatch(/page 2 sur \d+ \(\d+ biens\)/)
  })

  test('order and view stay when a filter is added, and when it is dropped again', async () => {
    const visitor = await openList('?sort=price&view=list')
    await visitor.send(filtersOf(visitor).tick('type', 'Terrain'))
    expect(visitor.path).toMatch(/\?type=4&sort=price&view=list$/)
    await visitor.follow(/Terrain/, chipsOf(visitor))
    expect(visitor.path).toMatch(/\?sort=price&view=list$/)
    expect(chipsOf(visitor)).toBe('')
  })

  test('an empty result leads on to the filter that gives most (D8)', async () => {
    const visitor = await openList('?type=4&priceMax=1')
    expect(visitor.text).toContain(interfaceText('fr', 'listing.emptyTitle'))
    const way = /^Sans .* (\d+) biens?$/
    const [text = ''] = textsOf(visitor.html, 'a').filter((each) => way.test(each))
    await visitor.follow(text)
    expect(visitor.title).toBe(`${way.exec(text)?.[1]} terrains à vendre`)
  })
})
