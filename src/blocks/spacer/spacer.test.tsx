import '../../../tests/support/mock-reads'

import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { spacerFixture } from './spacer.fixture'

test('empty room is nothing to screen readers, a line separates', async () => {
  const empty = await renderBlock({ ...spacerFixture, rule: false })
  expect(empty).toMatch(/^<section aria-hidden="true"[^>]*><\/section>$/)
  const ruled = await renderBlock(spacerFixture)
  expect(ruled).toContain('<hr')
  expect(ruled).not.toContain('aria-hidden')
})

test('each height is another', async () => {
  const heights = ['small', 'medium', 'large'] as const
  const drawn = await Promise.all(
    heights.map((height) => renderBlock({ ...spacerFixture, rule: false, height })),
  )
  expect(new Set(drawn).size).toBe(3)
})
