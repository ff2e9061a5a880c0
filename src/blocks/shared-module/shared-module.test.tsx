import { expect, test, vi } from 'vitest'

import { getModule } from '@/features/content/server/get-content'

import { exampleModule } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { sharedModuleFixture } from './shared-module.fixture'

test('it shows the blocks of the library as stored', async () => {
  expect(await renderBlock(sharedModuleFixture)).toContain('Vendre sans mauvaise surprise')
})

test('an unpublished module renders nothing', async () => {
  vi.mocked(getModule).mockResolvedValueOnce(null)
  expect(await renderBlock(sharedModuleFixture)).toBe('')
})

test('a block hidden in the library is hidden on every page', async () => {
  const blocks = exampleModule.blocks.map((block) => ({ ...block, status: 'hidden' as const }))
  vi.mocked(getModule).mockResolvedValueOnce({ ...exampleModule, blocks })
  expect(await renderBlock(sharedModuleFixture)).toBe('')
})
