import 'server-only'

import { buffer } from 'node:stream/consumers'

import { getSettings } from '@/features/content/server/get-settings'
import { headerBands, type Band } from '@/features/media/model/header-bands'
import { headerTone, veilsOf, type HeaderTone, type Veils } from '@/features/media/model/picture-tone'
import { cached } from '@/lib/cache/cached'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { pictureRequestOf } from '@/lib/http/picture-url'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { isDarkTheme, resolveTheme } from '@/lib/theme/theme'
import type { PictureSource } from '@/lib/values/picture-source'

import { openPicture } from './open-picture'

/** The pixels in which a picture is measured. */
const grid = { width: 64, height: 96 }

/** The pixels of a band, at least one row and column. @param pixels of the whole grid, three values each */
function pixelsIn(pixels: Uint8Array, { left, top, width, height }: Band): Uint8Array {
  const first = { x: Math.floor(left * grid.width), y: Math.floor(top * grid.height) }
  const end = { x: Math.ceil((left + width) * grid.width), y: Math.ceil((top + height) * grid.height) }
  const rows = Array.from({ length: Math.min(end.y, grid.height) - first.y }, (_, row) => {
    const start = (first.y + row) * grid.width
    return [...pixels.subarray((start + first.x) * 3, (start + Math.min(end.x, grid.width)) * 3)]
  })
  return Uint8Array.from(rows.flat())
}

/**
 * What the header needs wherever it lies on the picture: the thickest veils of all windows.
 *
 * @param bands of `headerBands`, as JSON: they are a part of the key
 */
async function readVeils(url: string, bands: string, dark: string, onDark: string): Promise<Veils | null> {
  const request = pictureRequestOf(url, env.serverUrl)
  const picture = request && (await openPicture({ ...request, width: 400 }).catch(() => null))
  if (!picture) return null
  const pixels = await pictureEngine(await buffer(await picture.file.read()))
    .resize({ ...grid, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null)
  if (!pixels) return null
  const veils = (JSON.parse(bands) as Band[]).map((band) => veilsOf(pixelsIn(pixels, band), { dark, onDark }))
  return {
    light: Math.max(...veils.map((each) => each.light)),
    dark: Math.max(...veils.map((each) => each.dark)),
  }
}

const cachedVeils = cached('header-veils', readVeils)

/** In CSS pixels: below a logo in the centre the menu is a row of its own (menu.css). */
const menuRowHeight = 44

/** The tone of a header over these pictures, measured where it lies on them with the colours of the theme. */
export async function readHeaderTone(
  pictures: readonly PictureSource[],
  locale: Locale,
): Promise<HeaderTone> {
  const { config, header } = await getSettings(locale)
  const theme = resolveTheme(config.brand)
  const { dark, onDark } = theme.palette
  const menuRow = header.logoPosition === 'centre' ? menuRowHeight : 0
  const veils = await Promise.all(
    pictures.map((picture) =>
      cachedVeils(picture.src, JSON.stringify(headerBands(picture, menuRow)), dark, onDark),
    ),
  )
  // The logo of a dark site is one for dark grounds.
  return headerTone(isDarkTheme(theme) ? veils.map((each) => each && { ...each, dark: 1 }) : veils)
}
