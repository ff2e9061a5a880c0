import { expect, test } from 'vitest'

import { exampleArticleCards } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { articleCardsFixture } from './article-cards.fixture'

const one = { ...articleCardsFixture, maxItems: 1 }

test('articles above the number of cards are links without a picture', async () => {
  const [card, ...others] = exampleArticleCards
  const html = await renderBlock(one)
  expect(html.match(/<article/g)).toHaveLength(1)
  expect(html).toContain(`<h3 class="text-card"><a href="${card?.href}">`)
  expect(others.length).toBeGreaterThan(0)
  for (const { href, title } of others) expect(html).toContain(`<li><a href="${href}">${title}</a></li>`)
})

test('a row to swipe has no links below it', async () => {
  const html = await renderBlock({ ...one, view: 'slider-view' })
  for (const { href } of exampleArticleCards.slice(1)) expect(html).not.toContain(`href="${href}"`)
})
