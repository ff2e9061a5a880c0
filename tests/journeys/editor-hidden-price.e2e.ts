import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { demoPaths, demoRefs } from '../rig/demo-site'
import { everyForm } from '../support/public-page'
import { open } from '../rig/demo-pages'
import { StudioSession, type StudioDocument } from '../rig/studio-session'
import { test } from '../support/browser-test'

const session = StudioSession.of('administrator')

test.describe.configure({ mode: 'default' })

const propertyOf = async (ref: number): Promise<StudioDocument & { price: number }> => {
  const [property] = await session.find(`/properties/?where[ref][equals]=${ref}&depth=0&locale=fr`)
  if (!property) throw new Error(`There is no property ${ref}`)
  return property as StudioDocument & { price: number }
}

/** How an amount may stand in a page: as a number, and as each language writes it. */
const spellings = (amount: number): string[] => {
  const digits = String(amount)
  const grouped = ['.', ',', ' ', '\u00a0', '\u202f'].map((mark) => digits.replace(/\B(?=(\d{3})+$)/g, mark))
  return [digits, ...grouped]
}

const propertyPaths = async (ref: number): Promise<string[]> =>
  Promise.all(locales.map(async (locale) => (await open(`/${locale}/property/${ref}/`)).location ?? ''))

async function expectNoPrice(ref: number, price: number): Promise<void> {
  for (const path of await propertyPaths(ref)) {
    expect((await open(path)).status).toBe(200)
    const sent = await everyForm(path)
    expect(sent).toContain(String(ref))
    for (const spelling of spellings(price)) expect(sent, path).not.toContain(spelling)
  }
}

test.describe('a price that is not published (E3)', () => {
  test('is nowhere on the page of a property that hides it', async () => {
    const { price } = await propertyOf(demoRefs.hiddenPrice)
    expect(price).toBeGreaterThan(1000)
    await expectNoPrice(demoRefs.hiddenPrice, price)
  })

  test('leaves page and lists at once when an editor hides it', async () => {
    const ref = 4554
    const { id, price } = await propertyOf(ref)
    const [, fr = ''] = await propertyPaths(ref)
    const list = `/fr${demoPaths['/for-sale/'].fr}?city=Fl%C3%A9malle%7C4400&view=list`
    const card = (html: string) => html.split(`<article id="p-${ref}"`)[1]?.split('</article>')[0] ?? ''
    const shown = spellings(price)[1] ?? ''
    const cardInList = async () => {
      const first = await open(list)
      const second = await open(`${list.replace('&view', '&page=2&view')}`)
      return card(first.html) + card(second.html)
    }
    try {
      await session.update(`/properties/${id}/?locale=fr&depth=0`, {
        publishPrice: true,
        _status: 'published',
      })
      expect((await open(fr)).html).toContain(shown)
      expect(await cardInList()).toContain(shown)
      await session.update(`/properties/${id}/?locale=fr&depth=0`, {
        publishPrice: false,
        _status: 'published',
      })
      await expectNoPrice(ref, price)
      expect(await cardInList()).not.toBe('')
      for (const spelling of spellings(price)) expect(await cardInList()).not.toContain(spelling)
    } finally {
      await session.update(`/properties/${id}/?locale=fr&depth=0`, {
        publishPrice: true,
        _status: 'published',
      })
    }
    expect((await open(fr)).html).toContain(shown)
  })
})
