import { expect, test } from 'vitest'

import type { Media } from '@/payload-types'

import { renderBlock } from '../../../tests/support/render-block'
import { examplePicture } from '../example-picture.fixture'

import { videoFixture } from './video.fixture'

const film: Media = {
  ...examplePicture,
  id: 'film',
  url: '/api/media/file/meuse.mp4',
  filename: 'meuse.mp4',
  mimeType: 'video/mp4',
}

test('of a third-party film the page has only a link and the permission to frame it', async () => {
  const html = await renderBlock(videoFixture)
  expect(html).not.toMatch(/<iframe[^>]* src=|<script|ytimg/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=M7lc1UVf-VE"')
  expect(html).toContain('frame-src https://www.youtube-nocookie.com')
  expect(html).toContain('youtube-nocookie.com)')
})

test('an uploaded film plays in the browser, without third-party requests', async () => {
  const html = await renderBlock({ ...videoFixture, source: 'upload', film })
  expect(html).toMatch(/<video src="\/api\/media\/file\/meuse\.mp4\?v=\w+"/)
  expect(html).toContain('preload="none"')
  expect(html).not.toContain('perron:sources')
})

test('without a poster an uploaded film shows its first frame; a third-party film loads nothing', async () => {
  const bare = { ...videoFixture, poster: null }
  expect(await renderBlock({ ...bare, source: 'upload', film })).toContain('preload="metadata"')
  const elsewhere = await renderBlock({ ...bare, filmUrl: 'https://films.example.be/huis.mp4' })
  expect(elsewhere).toContain('preload="none"')
  expect(elsewhere).toContain('media-src https://films.example.be')
})

test('an unknown URL becomes a plain link in a new tab', async () => {
  const html = await renderBlock({ ...videoFixture, filmUrl: 'https://films.example.be/huis' })
  expect(html).toMatch(/<a href="https:\/\/films\.example\.be\/huis" target="_blank" rel="noopener"/)
})

test('the film is named by its title, else by its caption', async () => {
  const player = { ...videoFixture, source: 'upload' as const, film }
  expect(await renderBlock(player)).toContain('title="Notre métier en deux minutes"')
  expect(await renderBlock({ ...player, heading: '' })).toContain('title="Une journée avec nos agents')
})

test.each([
  ['no address', { filmUrl: null }],
  ['an address that would run a script', { filmUrl: 'javascript:alert(1)' }],
  ['a film that was deleted', { source: 'upload' as const, film: 'gone' }],
  ['a picture in place of a film', { source: 'upload' as const, film: examplePicture }],
])('with %s nothing is rendered', async (_, changes) => {
  expect(await renderBlock({ ...videoFixture, ...changes })).toBe('')
})
