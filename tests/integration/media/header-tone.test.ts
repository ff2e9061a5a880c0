import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readHeaderTone } from '@/features/content/server/read-header-tone'
import { env } from '@/lib/env'
import { pictureUrl } from '@/lib/http/picture-url'

import { makePayload, type TestPayload } from '../../support/make-payload'

const media = path.join(env.filesLocation, 'media')

let running: TestPayload
beforeAll(async () => {
  running = await makePayload()
  await mkdir(media, { recursive: true })
})
afterAll(async () => {
  await running.stop()
  await rm(media, { recursive: true })
})

/** A stored picture of these colours from the top, with the share of its height that each takes, as pages show it. */
async function picture(name: string, ...parts: [colour: string, share: number][]) {
  const width = 400
  const height = 260
  let top = 0
  const layers = parts.map(([background, share]) => {
    const rows = Math.round(share * height)
    const layer = {
      input: { create: { width, height: rows, channels: 3 as const, background } },
      left: 0,
      top,
    }
    top += rows
    return layer
  })
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .webp()
    .toFile(path.join(media, `${name}-w400.webp`))
  const src = pictureUrl({ filename: `${name}.jpg`, version: 'mwwjkglf', host: '' }, 600)
  return { src, srcSet: '', width, height, alt: '' }
}

test('the header is dark or light as the stored picture is where it lies on it', async () => {
  const sky = await picture('sky', ['#bcd4e8', 0.6], ['#101010', 0.4])
  const night = await picture('night', ['#101820', 0.6], ['#f0f0f0', 0.4])
  expect(await readHeaderTone([sky], 'fr')).toEqual({ text: 'dark', veil: 0 })
  expect(await readHeaderTone([night], 'fr')).toEqual({ text: 'light', veil: 0 })
  expect(await readHeaderTone([sky, night], 'fr'), 'over both by turns').toEqual({ text: 'own' })
})

test('roofs that only wide windows bring below the header count', async () => {
  const town = await picture('town', ['#bcd4e8', 0.26], ['#101010', 0.74])
  expect(await readHeaderTone([town], 'fr')).toEqual({ text: 'own' })
  expect(await readHeaderTone([{ ...town, position: '68% 0%' }], 'fr'), 'whose top is shown').toEqual({
    text: 'dark',
    veil: 0,
  })
})

test('over a picture that is missing or of another site the veil is strong', async () => {
  const [missing, foreign] = ['/images/none.jpg?width=600&height=auto&format=webp', '/flat.svg'].map(
    (src) => ({ src, srcSet: '', width: 1, height: 1, alt: '' }),
  )
  for (const source of [missing, foreign])
    expect(await readHeaderTone(source ? [source] : [], 'fr')).toEqual({ text: 'light', veil: 0.72 })
})
