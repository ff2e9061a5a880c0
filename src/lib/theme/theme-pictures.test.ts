import sharp from 'sharp'
import { expect, test } from 'vitest'

import { resolveTheme } from '@/lib/theme/theme'

import { iconSizes, readThemeFile, svgSize, themeFilePath } from './theme-pictures'

const green = resolveTheme({ primaryColour: '#1f7a3d' })

test.each(iconSizes)('the icon of %i pixels is drawn in the brand', async (size) => {
  const file = await readThemeFile(`icon-${size}.png`, green)
  const picture = sharp(file?.content)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, file?.type]).toEqual([size, size, 'image/png'])
  expect([...data.subarray(0, 3)]).toEqual([0x1f, 0x7a, 0x3d])
})

test('the address of an icon changes with the brand', async () => {
  const path = themeFilePath('icon.svg', green)
  expect(path).toMatch(/^\/theme\/icon\.svg\?v=[0-9a-f]{8}$/)
  expect(path).not.toBe(themeFilePath('icon.svg', resolveTheme({ primaryColour: '#7a1f5c' })))
  const file = await readThemeFile('icon.svg', green)
  expect(file?.content.toString()).toContain('fill="#1f7a3d"')
  expect(file?.content.toString()).not.toContain('var(')
})

test.each(['icon-64.png', 'toString', '../icon.svg', ''])('"%s" is no file of the theme', async (name) => {
  expect(await readThemeFile(name, green)).toBeNull()
})

test('the size of a drawing is that of its view box', () => {
  expect(svgSize('<svg viewBox="0 0 300 80">')).toEqual({ width: 300, height: 80 })
  expect(svgSize('<svg>')).toEqual({ width: 1, height: 1 })
})
