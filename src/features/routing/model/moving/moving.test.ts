import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { FormerUrlFileError, maxFormerUrls } from './former-url'
import { numbersIn, pathOnSite, readOldPath } from './old-path'
import { decodeUrlFile, readFormerUrls } from './read-former-urls'

describe('a file of old addresses', () => {
  test.each([
    ['a list', 'old,new\n/a/,/fr/b/\n', [{ from: '/a/', to: '/fr/b/' }]],
    [
      'a list of a Belgian spreadsheet',
      '\uFEFFOld;New\r\n"/a;b/";/fr/b/\r\n;\r\n',
      [{ from: '/a;b/', to: '/fr/b/' }, { from: '' }],
    ],
    ['a list without headings', '/a/,/fr/b/\n/c/', [{ from: '/a/', to: '/fr/b/' }, { from: '/c/' }]],
    [
      'Redirection, CSV',
      'source,target,regex,code,type,hits,title,status\n"/a/","/b/","0","301","url","5","Maison","active"\n"^/x","/b/","1","301","url","0","",""',
      [
        { from: '/a/', to: '/b/', title: 'Maison' },
        { from: '^/x', to: '/b/', isPattern: true },
      ],
    ],
    [
      'Yoast, CSV',
      'Origin,Target,Type,Format\na,b,301,plain\n^c,d,301,regex',
      [
        { from: 'a', to: 'b' },
        { from: '^c', to: 'd', isPattern: true },
      ],
    ],
    [
      'Rank Math, CSV',
      'id,source,matching,destination,type,category,status\n1,a,exact,https://x.be/b,301,,active',
      [{ from: 'a', to: 'https://x.be/b' }],
    ],
    [
      'Redirection, JSON',
      JSON.stringify({
        plugin: { version: '5' },
        groups: [{ id: 1, name: 'Redirections' }],
        redirects: [{ url: '/a/', regex: false, action_data: { url: '/b/' }, title: '' }],
      }),
      [{ from: '/a/', to: '/b/' }],
    ],
    ['Yoast, JSON', '[{"origin":"a","url":"b","type":301,"format":"plain"}]', [{ from: 'a', to: 'b' }]],
    [
      'WordPress, JSON',
      '[{"id":7,"link":"https://x.be/a/","title":{"rendered":"Nos services"}}]',
      [{ from: 'https://x.be/a/', title: 'Nos services' }],
    ],
    [
      'a sitemap',
      '<?xml version="1.0"?><urlset><url><loc> https://x.be/a/?x=1&amp;y=2 </loc></url><url><loc>/b/</loc></url></urlset>',
      [{ from: 'https://x.be/a/?x=1&y=2' }, { from: '/b/' }],
    ],
    [
      'an export of WordPress',
      '<rss><channel><title>Site</title><link>https://x.be</link><item><title><![CDATA[Nos <i>]]></title><link>https://x.be/a/</link></item></channel></rss>',
      [{ from: 'https://x.be/a/', title: 'Nos <i>' }],
    ],
  ])('%s is read', (_what, text, urls) => expect(readFormerUrls(text)).toEqual(urls))

  test.each([
    [
      'with entities',
      '<!DOCTYPE a [<!ENTITY b "c">]><urlset><url><loc>&b;</loc></url></urlset>',
      /document type/,
    ],
    ['with an unknown entity', '<urlset><url><loc>&b;</loc></url></urlset>', /cannot be read/],
    ['cut off', '<urlset><url><loc>/a/</loc>', /cannot be read/],
    [
      'of sitemaps',
      '<sitemapindex><sitemap><loc>https://x.be/s.xml</loc></sitemap></sitemapindex>',
      /sitemaps/,
    ],
    ['nested deeply', '<a>'.repeat(200), /nested/],
    ['of broken JSON', '{"redirects":[{"url":"/a/"', /JSON/],
    ['without addresses', '{"a":[1,2]}', /No address/],
    ['that is empty', '', /No address/],
    ['with too many addresses', '/a/,/b/,c\n'.repeat(maxFormerUrls + 1), /More than/],
    ['with a record without end', `old,new\n"${'x'.repeat(200_000)}`, /CSV/],
  ])('one %s is refused', (_what, text, reason) => {
    expect(() => readFormerUrls(text)).toThrow(
      expect.objectContaining({
        constructor: FormerUrlFileError,
        message: expect.stringMatching(reason),
      }),
    )
  })

  test.each([
    ['UTF-8', Buffer.from('/vérité/')],
    ['Windows', Buffer.from('/vérité/', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('/vérité/', 'utf16le')])],
  ])('%s is decoded', (_what, bytes) => expect(decodeUrlFile(bytes)).toBe('/vérité/'))

  test('XML says its encoding', () => {
    const xml = (encoding: string) =>
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>é</a>`, 'latin1')
    expect(decodeUrlFile(xml('ISO-8859-1'))).toContain('é')
    expect(() => decodeUrlFile(xml('EBCDIC'))).toThrow(FormerUrlFileError)
  })

  test('any bytes are read or refused with a reason', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.string().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          try {
            for (const { from } of readFormerUrls(decodeUrlFile(bytes))) expect(typeof from).toBe('string')
          } catch (error) {
            expect(error).toBeInstanceOf(FormerUrlFileError)
          }
        },
      ),
    )
  })
})

const names = { hosts: new Set(['www.perron.be', 'perron.be']), defaultLocale: 'fr' as const }

test.each([
  ['/Vente/Maison-Li%C3%A8ge', '/fr/vente/maison-liège/', 'fr'],
  ['vente/', '/fr/vente/', 'fr'],
  ['/nl/te-koop/', '/nl/te-koop/', 'nl'],
  ['https://WWW.perron.be/a/b#c', '/fr/a/b/', 'fr'],
  ['//perron.be/a', '/fr/a/', 'fr'],
])('%s is the old path %s', (text, path, locale) =>
  expect(readOldPath(text, names)).toEqual({ path, locale }),
)

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['/', 'home'],
  ['https://www.perron.be', 'home'],
  ['/nl/', 'home'],
  ['/?p=12', 'query'],
  ['/a/?x=1', 'query'],
  ['/a/b.html', 'file'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['https://evil.example/a/', 'otherHost'],
  ['//evil.example/a/', 'otherHost'],
  ['https://www.perron.be@evil.example/a/', 'otherHost'],
  ['https://user@www.perron.be/a/', 'otherHost'],
  ['/a/%2e%2e/b', 'badPath'],
  ['/a/%00', 'badPath'],
  ['/a/%zz', 'badPath'],
  ['/a/%5Cb', 'badPath'],
  ['/<script>', 'badPath'],
  ['/a\u200bb/', 'badPath'],
  [`/${'x'.repeat(3000)}`, 'tooLong'],
])('%j is refused: %s', (text, problem) => expect(readOldPath(text, names)).toEqual({ problem }))

test('any text is a path of this site or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const read = readOldPath(text, names)
      if ('path' in read) expect(read.path).toMatch(/^\/(nl|fr|en|de)\/[^?#]+\/$/)
      const target = pathOnSite(text, names)
      if ('path' in target) expect(target.path.startsWith('/')).toBe(true)
    }),
  )
})

test.each([
  ['/fr/bien/4638/', [{ number: 4638, isSure: true }]],
  ['/fr/bien/ref-4638/', [{ number: 4638, isSure: true }]],
  ['/fr/maison-liege-4638/', [{ number: 4638, isSure: false }]],
  ['/fr/4638-maison-liege/', [{ number: 4638, isSure: false }]],
  ['/fr/blog/page/2/', []],
  ['/fr/2023/05/12/', []],
  ['/fr/actualites/2023/', []],
  ['/fr/marche-2023/', []],
  ['/fr/4638/', []],
  ['/fr/contact/', []],
  ['/fr/bien/99999999999/', []],
])('the numbers in %s are %j', (path, numbers) => expect(numbersIn(path)).toEqual(numbers))
