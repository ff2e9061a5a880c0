import { expect, test } from 'vitest'

import { makePayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

test('of a testimonial the ten newest versions are kept', async () => {
  const { payload, stop } = await makePayload()
  const { id } = await makeMinimal(payload, 'testimonials', { name: 'Version 1' })
  for (let version = 2; version <= 13; version += 1)
    await payload.update({
      collection: 'testimonials',
      id,
      data: { name: `Version ${version}` },
      context: quiet(),
    })
  const { docs } = await payload.findVersions({
    collection: 'testimonials',
    where: { parent: { equals: id } },
    pagination: false,
    sort: 'updatedAt',
  })
  const names = docs.map(({ version }) => version.name)
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `Version ${index + 4}`))
  await stop()
})
