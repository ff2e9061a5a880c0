import { readFileSync } from 'node:fs'
import path from 'node:path'

import { build } from 'esbuild'
import { expect, test } from 'vitest'

import { blocks } from './registry'

const root = path.resolve(import.meta.dirname, '../..')

const slugToFolder = (slug: string): string => slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a client component needs React for in the browser. */
const needsReact = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=|\blazy\(/

/** The map of a list and the blocks of a module are loaded in cases that `isPlain` itself leaves out. */
const leftOut = [/features\/map\//, /\/registry$/]

async function interactiveFilesOf(folder: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/blocks/${folder}/${folder}.tsx`],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { '@': path.join(root, 'src') },
    external: ['@payload-config'],
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    plugins: [
      {
        name: 'left-out',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path: name }) =>
            leftOut.some((each) => each.test(name)) ? { path: name, external: true } : null,
          ),
      },
    ],
  })
  return Object.keys(metafile.inputs).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return /^'use client'/.test(text) && needsReact.test(text)
  })
}

const plain = blocks.filter(({ isPlain }) => isPlain).map(({ schema }) => schema.slug)

test('there are plain blocks, and blocks that need React', () => {
  expect(plain).toContain('propertyList')
  expect(plain).not.toContain('form')
})

test.each(plain)('%s needs no client component', async (slug) => {
  expect(await interactiveFilesOf(slugToFolder(slug))).toEqual([])
})

test('a block with a form is found', async () => {
  expect(await interactiveFilesOf('form')).toEqual(['src/components/ui/late.tsx'])
})
