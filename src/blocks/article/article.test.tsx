import { expect, test, vi } from 'vitest'

import { getArticle } from '@/features/content/server/get-content'

import { renderBlock } from '../../../tests/support/render-block'

import { articleFixture } from './article.fixture'

test('the heading of the block replaces the title of the article', async () => {
  expect(await renderBlock(articleFixture)).toContain('Nettoyage de photos')
  const html = await renderBlock({ ...articleFixture, heading: 'Nos photos' })
  expect(html).toContain('Nos photos')
  expect(html).not.toContain('Nettoyage de photos')
})

test('an article that visitors may not see is not rendered', async () => {
  vi.mocked(getArticle).mockResolvedValueOnce(null)
  expect(await renderBlock(articleFixture)).toBe('')
})
