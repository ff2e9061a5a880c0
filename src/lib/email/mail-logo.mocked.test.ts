import type { Payload } from 'payload'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { readMailLogo } from './mail-pictures'
import { readMailBrand } from './read-mail-brand'

// The setup of tests has loaded a site without drawings.
vi.hoisted(() => vi.resetModules())

vi.mock('@site/generated/pictures', () => ({
  sitePictures: {
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10"><rect width="40" height="10" fill="var(--brand)"/></svg>',
    logoOnDark: null,
    icon: null,
  },
}))

const payloadWith = (brand: object) =>
  ({ findGlobal: () => Promise.resolve({ agency: { name: 'Immo' }, brand }) }) as unknown as Payload

test('where the studio has no logo, the drawing of the site is a PNG in the brand on white', async () => {
  const { logo } = await readMailBrand(payloadWith({ primaryColour: '#1f7a3d' }), 'fr')
  const picture = logo && (await readMailLogo(logo))
  expect(picture).toMatchObject({ cid: 'logo', contentType: 'image/png' })
  const { data, info } = await sharp(picture?.content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([352 + 24, 88 + 24, 3])
  const pixelAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  expect(pixelAt(2, 2)).toEqual([255, 255, 255])
  expect(pixelAt(180, 56)).toEqual([0x1f, 0x7a, 0x3d])
})

test('a logo of the studio goes before it', async () => {
  const { logo } = await readMailBrand(payloadWith({ logo: { filename: 'logo.png' } }), 'fr')
  expect(logo).toEqual({ file: 'logo.png' })
})

test('a drawing that cannot be read stops no e-mail', async () => {
  expect(await readMailLogo({ svg: '<svg><unfinished' })).toBeNull()
})
