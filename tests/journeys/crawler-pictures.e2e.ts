import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { evenSample } from '../support/full-run'
import { elementsOf } from '../support/html'
import { sendRaw } from '../support/raw-request'
import { forEachOf, open } from '../rig/demo-pages'

test.describe('pictures', () => {
  const rest = '&height=auto&format=webp'

  async function anyPicture(): Promise<string> {
    const { html } = await open('/nl/')
    const picture = elementsOf(html, 'img').find(({ src }) => src?.startsWith('/images/'))?.src
    if (!picture) throw new Error('The home page shows no picture')
    return picture.split('?')[0] ?? ''
  }

  for (const width of [400, 600, 1360, 1920])
    test(`width ${width} may be kept for ever (I2)`, async () => {
      const { status, headers } = await open(`${await anyPicture()}?width=${width}${rest}&v=1`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('set-cookie')).toBe(false)
    })

  test('other widths and forms are refused (I2)', async () => {
    const picture = await anyPicture()
    for (const query of [
      '',
      `?width=401${rest}`,
      `?width=999999${rest}`,
      `?width=-1${rest}`,
      `?width=400&width=600${rest}`,
      '?width=400&height=400&format=webp',
      '?width=400&height=auto&format=avif',
    ])
      expect((await open(picture + query)).status, query).toBe(400)
  })

  test('no URL leaves the folder of pictures', async () => {
    for (const name of [
      '..%2fperron.db',
      '%2e%2e%2fperron.db',
      '..%5cperron.db',
      'a%00.jpg',
      '%2fetc%2fhosts.jpg',
      '.env',
      'a/../../perron.db',
    ])
      expect([400, 404], name).toContain(
        (await sendRaw({ target: `/images/${name}?width=400${rest}` })).status,
      )
  })

  test('the URLs of all pictures of a page are answered', async () => {
    const { html } = await open(`/nl${demoPaths['/for-sale/'].nl}`)
    const sets = elementsOf(html, 'img').flatMap(({ srcset = '' }) => srcset.split(', '))
    const pictures = evenSample([...new Set(sets.flatMap((candidate) => candidate.split(' ')[0] || []))])
    expect(pictures.length).toBeGreaterThan(10)
    const answers = await forEachOf(pictures, 4, (path) => open(path, { method: 'HEAD' }))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})
