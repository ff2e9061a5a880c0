import { expect, test, vi } from 'vitest'

import { findLatestProperties } from '@/features/listings/server/find-latest-properties'

import { exampleProperty } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { latestOffersFixture } from './latest-offers.fixture'

test('what another block of the page puts forward is not repeated', async () => {
  // The mocked spotlight has the three example properties, of which it shows two.
  const spotlights = [
    { blockType: 'spotlight', choice: 'chosen', properties: [], maxItems: 2 } as const,
  ] as never
  vi.mocked(findLatestProperties).mockResolvedValueOnce(
    [4310, 4311, 4400, 4401, 4402].map((ref) => ({ ...exampleProperty, ref })),
  )
  const html = await renderBlock({ ...latestOffersFixture, maxItems: 2 }, { spotlights })
  expect(findLatestProperties).toHaveBeenLastCalledWith(latestOffersFixture.goal, 4, 'fr')
  expect(html.match(/id="p-\d+"/g)).toEqual(['id="p-4400"', 'id="p-4401"'])
})
