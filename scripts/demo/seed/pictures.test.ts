import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { readFolder } from '../../content/data-files'

import { pictureFolder } from './pictures'

const maxWidth = 1920
const maxTotalBytes = 12_000_000

const fileNames = (await readdir(pictureFolder)).filter((name) => !name.endsWith('.json'))
const files = await Promise.all(
  fileNames.map(async (name) => ({ name, data: await readFile(path.join(pictureFolder, name)) })),
)

describe('the pictures of the demo', () => {
  test('are all there, and none is left over', () => {
    const described = Object.keys(readFolder('demo/pictures')).map((name) => `${name}.webp`)
    expect(fileNames.toSorted()).toEqual(described.toSorted())
  })

  test('are WebP, no wider than the widest size of the site', async () => {
    const described = await Promise.all(
      files.map(async ({ name, data }) => ({ name, ...(await sharp(data).metadata()) })),
    )
    const wrong = described.filter(({ format, width }) => format !== 'webp' || width > maxWidth)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('differ from each other and weigh little together', () => {
    const digests = files.map(({ data }) => createHash('sha256').update(data).digest('hex'))
    expect(new Set(digests).size).toBe(files.length)
    const total = files.reduce((sum, { data }) => sum + data.length, 0)
    expect(total).toBeLessThanOrEqual(maxTotalBytes)
  })
})
