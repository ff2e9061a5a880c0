import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readMailPicture } from '@/lib/email/mail-pictures'

import { openLibrary } from '../../support/cropped-pictures'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { scenes, takePhotograph, type PhotographName } from '../../support/photographs'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())

const siteUrl = 'https://www.example.org'

async function sizeInMail(name: PhotographName) {
  const { filename } = await openLibrary(running.payload).upload(`${name}.jpg`, await takePhotograph(name))
  const url = `${siteUrl}/images/${filename}?width=600&height=auto&format=webp`
  const picture = await readMailPicture(url, { siteUrl, cid: 'picture' })
  const { width, height } = await sharp(picture?.content).metadata()
  return { width, height }
}

test('a photograph has the proportion that it was taken in, an upright one less height than width', async () => {
  expect(await sizeInMail('roofs')).toEqual({ width: 600, height: 400 })
  expect(await sizeInMail('panorama')).toEqual({ width: 600, height: 200 })
  expect(await sizeInMail('portrait')).toEqual({ width: 600, height: 450 })
})

test('a small one has a ground, so that the mail enlarges it by at most half', async () => {
  expect(scenes.tiny.width).toBe(240)
  expect(await sizeInMail('tiny')).toEqual({ width: 358, height: 180 })
})
