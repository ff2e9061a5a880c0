import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseVideoLink, videoServices, videoThumbnail } from './video-link'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
const facebook = (page: string) =>
  `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(page)}&autoplay=true&show_text=false`
const matterport = 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'

// Specification section 5 "Video links".
test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', youtube],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=12s', 'youtube', youtube],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', youtube],
  ['https://vimeo.com/76979871', 'vimeo', vimeo],
  ['https://www.vimeo.com/76979871/', 'vimeo', vimeo],
  ['https://player.vimeo.com/video/76979871', 'vimeo', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', `${vimeo}&h=8272103f6e`],
  [
    'https://www.facebook.com/immoperron/videos/1234567890/',
    'facebook',
    facebook('https://www.facebook.com/watch/?v=1234567890'),
  ],
  [
    'https://www.facebook.com/watch/?v=1234567890',
    'facebook',
    facebook('https://www.facebook.com/watch/?v=1234567890'),
  ],
  [
    'https://www.facebook.com/video.php?v=1234567890',
    'facebook',
    facebook('https://www.facebook.com/watch/?v=1234567890'),
  ],
  [
    'https://www.facebook.com/reel/1234567890',
    'facebook',
    facebook('https://www.facebook.com/watch/?v=1234567890'),
  ],
  ['https://fb.watch/aB3_x-9/', 'facebook', facebook('https://fb.watch/aB3_x-9/')],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'matterport', matterport],
  ['https://matterport.com/discover/space/SxQL3iGyoDo', 'matterport', matterport],
  ['https://tour.nodalview.com/v/abc123', 'nodalview', 'https://tour.nodalview.com/v/abc123'],
  ['https://kuula.co/share/collection/7abc?fs=1', 'kuula', 'https://kuula.co/share/collection/7abc?fs=1'],
])('%s is %s', (url, kind, frameUrl) => {
  expect(parseVideoLink(url)).toMatchObject({ kind, frameUrl })
})

test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])(
  'a file ending in .%s is played by the browser',
  (ending) => {
    const url = `https://films.example.be/huis.${ending}`
    expect(parseVideoLink(`${url}?v=2`)).toEqual({ kind: 'file', url: `${url}?v=2` })
  },
)

test.each([
  '',
  'just words',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
  'https://www.youtube.com/watch?v=dQw4w9WgX"Q',
  'https://www.youtube.com/channel/UC123',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/12ab',
  'https://www.facebook.com/immoperron',
  'https://my.matterport.com/show/?m=../evil',
  'https://kuula.co/',
  'https://example.be/film.mp4.exe',
  'https://example.be/film.mp3',
])('%s is no film', (url) => {
  expect(parseVideoLink(url)).toBeNull()
})

test.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?x=https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://my.matterport.com:8443/show/?m=SxQL3iGyoDo',
  'javascript:alert(1)//.mp4',
  'data:text/html,<script>1</script>.mp4',
  'file:///etc/passwd.mp4',
  '//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://fakekuula.co/share/1',
])('the malicious %s is rejected', (url) => {
  expect(parseVideoLink(url)).toBeNull()
})

test('for any input, a frame loads only from a known server, over https', () => {
  const hosts = [
    'www.youtube.com',
    'vimeo.com',
    'www.facebook.com',
    'fb.watch',
    'my.matterport.com',
    'kuula.co',
    'x.example',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...hosts), fc.webPath(), fc.webQueryParameters(), (host, path, query) => {
      const link = parseVideoLink(`https://${host}${path}?${query}`)
      if (!link || link.kind === 'file') return true
      const frame = new URL(link.frameUrl)
      const allowed =
        /^(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.facebook\.com|my\.matterport\.com|kuula\.co)$/
      return videoServices.includes(link.kind) && frame.protocol === 'https:' && allowed.test(frame.hostname)
    }),
  )
})

test.each([
  ['low', 'default'],
  ['medium', 'mqdefault'],
  ['high', 'hqdefault'],
] as const)('the %s thumbnail of a YouTube film is %s', (quality, name) => {
  const link = parseVideoLink('https://youtu.be/dQw4w9WgXcQ')
  expect(link && videoThumbnail(link, quality)).toBe(`https://i.ytimg.com/vi/dQw4w9WgXcQ/${name}.jpg`)
})

test('other services have no thumbnail that can be derived from the URL', () => {
  const link = parseVideoLink('https://vimeo.com/76979871')
  expect(link && videoThumbnail(link, 'high')).toBeNull()
})
