import { expect, test, vi } from 'vitest'

import { findArticles } from '@/features/content/server/find-articles'

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

test('of an article with a picture of before both show, with a slider between them', async () => {
  const [card] = exampleArticleCards
  if (!card?.picture) throw new Error('The example has no picture')
  const before = { ...card.picture, src: '/images/before.jpg' }
  vi.mocked(findArticles).mockResolvedValueOnce([{ ...card, before }])
  const html = await renderBlock(one)
  expect(html.match(/<img/g)).toHaveLength(2)
  expect(html.indexOf('/images/before.jpg')).toBeLessThan(html.lastIndexOf('<img'))
  expect(html).toMatch(/<span>Avant<\/span><input[^>]*type="range"[^>]*>\s*<span>Après<\/span>/)
  expect(html).toMatch(new RegExp(`<input[^>]*aria-label="[^"]*${card.title}"`))
})
