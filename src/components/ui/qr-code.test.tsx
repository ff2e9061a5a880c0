import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'

import { QrCode, qrPath } from './qr-code'

const url = 'https://immo-perron.example/fr/property/4602/'

/** Converts a path of runs back into modules. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const pen = { x: 0, y: 0 }
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    pen.x += Number(right)
    pen.y += Number(down)
    for (const end = pen.x + Number(length); pen.x < end; pen.x += 1) modules[pen.y]![pen.x] = true
  }
  return modules
}

test('the drawing has exactly the modules of the code', () => {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  expect(modulesOf(qrPath(data), size)).toEqual(data)
})

test('the code is small enough for a cached page, and hidden from screen readers', () => {
  const html = renderToStaticMarkup(<QrCode text={url} />)
  expect(html).toContain('aria-hidden="true"')
  expect(html.length).toBeLessThan(4_000)
})
