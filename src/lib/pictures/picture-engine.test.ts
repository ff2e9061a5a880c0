import sharp from 'sharp'
import { expect, test } from 'vitest'

import { countParallelDecodings } from '../../../tests/support/count-decodings'
import { thinPng } from '../../../tests/support/thin-png'

import { pictureEngine } from './picture-engine'

const house = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#378' } })
  .png()
  .toBuffer()

test('pictures are decoded one at a time, sizes of one picture too', async () => {
  const data = await house
  const decode = async () => {
    const base = pictureEngine(data).rotate()
    await Promise.all([400, 600, 900].map((width) => base.clone().resize(width).clone().webp().toBuffer()))
    await pictureEngine(data).stats()
  }
  expect(await countParallelDecodings(() => Promise.all([decode(), decode(), decode()]))).toBe(1)
})

test('a failed decoding does not stop the next one', async () => {
  const broken = pictureEngine(Buffer.from('no picture')).toBuffer()
  const original = pictureEngine(await house)
    .resize(10)
    .toBuffer({ resolveWithObject: true })
  await expect(broken).rejects.toThrow()
  expect((await original).info.width).toBe(10)
})

test.each([
  [16_384, 1],
  [1, 16_384],
  [40_000_000, 1],
  [16_000, 2_501],
])('a picture of %d by %d pixels is refused before it is decoded', async (width, height) => {
  const data = thinPng(width, height)
  const attempts = [
    () => pictureEngine(data).toBuffer(),
    () => pictureEngine(data).clone().resize(400).webp().toBuffer(),
    () => pictureEngine(data, { animated: true }).rotate().toBuffer(),
    () => pictureEngine(data).stats(),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/exceeds/)
})

test('a picture of 16,383 by 1 pixels is not refused', async () => {
  const { info } = await pictureEngine(thinPng(16_383, 1))
    .resize(400)
    .webp()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 400, height: 1 })
})
