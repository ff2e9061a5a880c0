import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanHtml } from './clean-html'

test.each([
  ['text', '<p>Een <strong>pand</strong> aan de <em>Maas</em><br />in Luik</p>'],
  ['headings', '<h2>Tarieven</h2><h3>Verkoop</h3>'],
  ['lists', '<ul><li>één</li></ul><ol start="3"><li>drie</li></ol><dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'a table',
    '<table><thead><tr><th scope="col">Taak</th></tr></thead><tbody><tr><td colspan="2">3 %</td></tr></tbody></table>',
  ],
  ['details elements', '<details open><summary>Vraag</summary><p>Antwoord</p></details>'],
  ['a figure', '<figure><figcaption>Onderschrift</figcaption></figure>'],
  ['a link within the site', '<a href="/contact/" title="Contact">Schrijf ons</a>'],
  ['a class of the page’s css', '<div class="fees wide_2">x</div>'],
  ['a text in another language', '<span lang="fr">perron</span>'],
])('%s stays as it is', (_, html) => {
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script in capitals', '<ScRiPt src="//evil.example/x.js"></sCrIpT>b', 'b'],
  ['a script hidden in another', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['a style', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['a style on a tag', '<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a frame with its own document', '<iframe srcdoc="<script>alert(1)</script>">x</iframe>', ''],
  ['an object', '<object data="x.swf"><p>inside</p></object><embed src="x">', ''],
  ['a form', '<form action="https://evil.example"><input name="iban"><button>ok</button></form>', 'ok'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a handler without quotes', '<p onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a handler after a slash', '<details/ontoggle=alert(1) open>a</details>', '<details open>a</details>'],
  ['a picture that fails on purpose', '<img src=x onerror=alert(1)>', ''],
  ['a picture of another site', '<img src="https://evil.example/pixel.gif" alt="">', ''],
  ['a picture without a scheme', '<img src="//evil.example/pixel.gif">', ''],
  ['a picture that climbs out of its folder', '<img src="/images/../api/users">', ''],
  ['the same, encoded', '<img src="/images/%2e%2e/api/users">', ''],
  ['a picture in a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['sources of another site', '<img srcset="https://evil.example/a 1x" src="https://evil.example/a">', ''],
  ['an svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>', ''],
  ['mathematics with a link', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', ''],
  ['a template', '<template><script>alert(1)</script></template>', ''],
  ['noscript content', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example">', ''],
  ['another base', '<base href="https://evil.example/">', ''],
  ['a sheet of styles', '<link rel="stylesheet" href="https://evil.example/x.css">', ''],
  ['a link that runs a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['the same in capitals', '<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['the same with a line end', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['the same as entities', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['the same behind a sign', '<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a document in a link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['a link with a user name', '<a href="https://bank.example@evil.example/">a</a>', '<a>a</a>'],
  ['a link without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['an id that would hide a variable', '<p id="location" name="cookie">a</p>', '<p>a</p>'],
  ['a class with signs', '<p class="ok a:b x[y] <z>">a</p>', '<p class="ok">a</p>'],
  ['a comment', '<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
  ['a condition of old browsers', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['a tag that never ends', '<p>a<img src=x onerror=alert(1)', '<p>a</p>'],
  ['unclosed elements', '<div><p>a', '<div><p>a</p></div>'],
  ['a second main title', '<h1>a</h1>', '<h2>a</h2>'],
])('%s does no harm', (_, html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})

test('a link that leaves the site opens in a new tab, whatever was written', () => {
  expect(cleanHtml('<a href="https://www.biv.be" target="_top" rel="opener">BIV</a>')).toBe(
    '<a href="https://www.biv.be" target="_blank" rel="noopener">BIV</a>',
  )
  expect(cleanHtml('<a href="tel:042220000">bel</a>')).toContain('href="tel:042220000"')
  expect(cleanHtml('<a href="mailto:info@perron.example">mail</a>')).toContain('target="_blank"')
})

test.each([
  '/images/house-1a2b.jpg?width=600&amp;height=auto&amp;format=webp&amp;v=t0',
  '/api/media/file/house-1a2b.jpg',
])('a picture of this site stays: %s', (src) => {
  expect(cleanHtml(`<img src="${src}" alt="Huis" width="600" height="400">`)).toBe(
    `<img src="${src}" alt="Huis" width="600" height="400" loading="lazy" />`,
  )
})

test('links get the path of the page’s language', () => {
  expect(cleanHtml('<a href="/for-sale/">x</a>', (href) => `/fr${href}`)).toBe(
    '<a href="/fr/for-sale/">x</a>',
  )
  expect(cleanHtml('<a href="/gone/">x</a>', () => null)).toBe('<a>x</a>')
})

const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '</script>',
    '<img src=x onerror=',
    '"',
    "'",
    '>',
    '<',
    '<a href="',
    '&#x6a;',
  ),
  fc.constantFrom(
    'javascript:',
    '<svg/onload=',
    '<style>',
    '<!--',
    '-->',
    '<noscript>',
    ' onclick=x ',
    '</textarea>',
  ),
  fc.string({ maxLength: 8 }),
)

test('cleaning paragraphs within an unfinished tag again changes nothing', () => {
  const clean = cleanHtml('<p><A<p><p>')
  expect(cleanHtml(clean)).toBe(clean)
})

/** The tags of markup: `&lt;a href="javascript:` is text that visitors read. */
const tagsIn = (html: string): string => (html.match(/<(?:[^>"]|"[^"]*")*>/g) ?? []).join('')

/** With empty values: `href="/ onclick=x"` is a path and no handler. */
const attributeNamesIn = (html: string): string => tagsIn(html).replaceAll(/"[^"]*"/g, '""')

test('scripts, handlers and frames are always removed, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''))
      expect(clean).not.toMatch(/<(?:script|style|iframe|svg|object|form|input|link|meta|base)\b/i)
      expect(attributeNamesIn(clean)).not.toMatch(/\son\w+\s*=/i)
      expect(tagsIn(clean)).not.toMatch(/href="\s*javascript:/i)
      expect(cleanHtml(clean)).toBe(clean)
    }),
    { numRuns: 500, examples: [[['<?', '<a href="', 'javascript:']]] },
  )
})
