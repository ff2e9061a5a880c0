import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { spacerFixture } from './spacer.fixture'

test('empty space is hidden from screen readers, a line is a separator', async () => {
  const empty = await renderBlock({ ...spacerFixture, rule: false })
  expect(empty).toMatch(/^<section aria-hidden="true"[^>]*><\/section>$/)
  const ruled = await renderBlock(spacerFixture)
  expect(ruled).toContain('<hr')
  expect(ruled).not.toContain('aria-hidden')
})

test('all heights differ', async () => {
  const heights = ['small', 'medium', 'large'] as const
  const drawn = await Promise.all(
    heights.map((height) => renderBlock({ ...spacerFixture, rule: false, height })),
  )
  expect(new Set(drawn).size).toBe(3)
})
