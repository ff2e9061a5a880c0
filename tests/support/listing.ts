import type { Page } from '@playwright/test'

import { comparablePrice } from '@/features/property/model/public-amounts'

import { elementsOf, visibleText } from './html'
import { interfaceText } from './interface-texts'
import { open } from '../rig/demo-pages'

/** The lists for sale and to let in French: their paths, the cards on a page, the bar of filters. */

export const sale = '/fr/a-vendre/'
export const rent = '/fr/a-louer/'

export interface Card {
  ref: number
  href: string
  /** In euro, of a life annuity with the annuity as lists sort it; null when the page does not say. */
  price: number | null
  /** Everything the card says. */
  text: string
}

export function cardsOf(html: string): Card[] {
  const parts = html.split(/<article id="p-/).slice(1)
  return parts.map((part) => {
    const inner = `<article id="p-${part.split('</article>')[0] ?? ''}`
    const text = visibleText(inner)
    const [bouquet, monthly] = [...text.matchAll(/€\s?([\d.]+)/g)].map(([, digits = '']) =>
      Number(digits.replaceAll('.', '')),
    )
    const isAnnuity = text.includes(interfaceText('fr', 'property.bouquet'))
    return {
      ref: Number.parseInt(part, 10),
      href: elementsOf(inner, 'a')[0]?.href ?? '',
      price:
        (isAnnuity ? comparablePrice({ bouquet: bouquet ?? 0, monthly: monthly ?? null }) : bouquet) ?? null,
      text,
    }
  })
}

/** All pages of a list, one after the other, as the links to the next one lead. */
export async function wholeList(start: string): Promise<Card[]> {
  const cards: Card[] = []
  for (let next: string | undefined = start; next;) {
    const { html } = await open(next)
    cards.push(...cardsOf(html))
    next = elementsOf(html, 'a').find(({ rel }) => rel === 'next')?.href
    if (cards.length > 500) throw new Error('The list does not end')
  }
  return cards
}

export const saleTitle = (count: number) => interfaceText('fr', 'listing.saleTitle', { count })
export const rentTitle = (count: number) => interfaceText('fr', 'listing.rentTitle', { count })

/** A folded filter of the bar, by the name of its fields. */
export const panelOf = (page: Page, field: string) =>
  page.locator('details').filter({ has: page.locator(`[name=${field}]`) })

/** Opens a filter and ticks a box. */
export async function tick(page: Page, field: string, label: RegExp) {
  const panel = panelOf(page, field)
  await panel.locator('summary').click()
  await panel.getByRole('checkbox', { name: label }).check()
}

export const apply = (page: Page, field: string) =>
  // With scripts its name is the number of properties found.
  panelOf(page, field).locator('button[type=submit]').click()
