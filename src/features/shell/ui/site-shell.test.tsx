import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { pagePolicy } from '@/lib/cache/content-security-policy.cjs'
import type { Shell } from '@/features/shell/model/shell'

import { SiteShell } from './site-shell'

const link = (label: string, href = `/fr/${label}/`) => ({ label, href })

const shell: Shell = {
  locale: 'fr',
  agencyName: 'Immo Perron',
  logo: null,
  logoOnDark: null,
  homeHref: '/fr/',
  topBar: {
    left: [{ label: '04 222', href: 'tel:+324222', icon: 'phone', colour: '#1d4f7c' }],
    right: [link('contact')],
  },
  menu: [
    { ...link('agence'), isCurrent: false, children: [{ ...link('equipe'), isCurrent: true, children: [] }] },
  ],
  placement: { logo: 'left', menu: 'right', languages: 'right' },
  valuation: link('estimation'),
  languages: [
    { locale: 'fr', href: '/fr/equipe/', isCurrent: true, isSamePage: true },
    { locale: 'nl', href: '/nl/team/', isCurrent: false, isSamePage: true },
    { locale: 'de', href: '/de/', isCurrent: false, isSamePage: false },
  ],
  savedHref: '/fr/favoris/',
  footer: {
    columns: [
      {
        title: 'Chercher',
        intro: null,
        fullText: null,
        links: [link('a-vendre')],
        images: [],
        widths: { sm: 6, md: 3, lg: 2 },
      },
    ],
    links: [link('cookies', '?setcookies=1')],
    copyright: '© Immo Perron',
    legal: [],
  },
  popup: null,
  tracking: {},
  cdn: null,
}

async function htmlOf(changes: Partial<Shell> = {}): Promise<string> {
  const { prelude } = await prerender(
    await SiteShell({ shell: { ...shell, ...changes }, children: <h1>Page</h1> }),
  )
  return new Response(prelude).text()
}

const count = (html: string, part: string) => html.split(part).length - 1

test('the menu is in the page once, for all screens', async () => {
  const html = await htmlOf()
  expect(count(html, 'href="/fr/equipe/"')).toBe(1)
  expect(html).toContain('<a href="/fr/equipe/" aria-current="page">')
})

test('an item of the top bar has its icon and colour and opens a call in a new tab', async () => {
  const html = await htmlOf()
  expect(html).toMatch(/<a href="tel:\+324222" target="_blank" rel="noopener" style="color:#1d4f7c">/)
  expect(html).toContain('icon-phone')
})

test('the current language is not a link, and a language without this page names its target', async () => {
  const html = await htmlOf()
  expect(html).not.toMatch(/<a href="\/fr\/equipe\/" hrefLang="fr"/i)
  expect(html).toMatch(/<a href="\/nl\/team\/" hrefLang="nl" lang="nl" title="Nederlands">/i)
  expect(html).toMatch(/<a href="\/de\/" lang="de" title="Deutsch\u00a0: page d’accueil">/)
})

test('a single language has no switcher', async () => {
  expect(await htmlOf({ languages: shell.languages.slice(0, 1) })).not.toContain('class="languages"')
})

test('a column of the footer has a width for each screen', async () => {
  expect(await htmlOf()).toContain('<div style="--sm:6;--md:3;--lg:2"><h2>Chercher</h2>')
})

test('a column without a title begins with its text, and the headings of the others stay of one level', async () => {
  const [titled] = shell.footer.columns
  if (!titled) throw new Error('No column')
  const columns = [{ ...titled, title: null, intro: 'Rue du Pont 7' }, titled]
  const html = await htmlOf({ footer: { ...shell.footer, columns } })
  expect(html).toContain('<div style="--sm:6;--md:3;--lg:2"><p>Rue du Pont 7</p>')
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer.match(/<h\d/g)).toEqual(['<h2'])
})

test('without configuration the page has no popup and no third-party source', async () => {
  const html = await htmlOf()
  expect(html).not.toContain('data-popup')
  expect(pagePolicy(html)).not.toContain('https://')
})

test('the policy of a page allows the configured trackers and picture server, and no others', async () => {
  const policy = pagePolicy(
    await htmlOf({ tracking: { pixelId: '123456789' }, cdn: 'https://cdn.example.com' }),
  )
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com https://www.facebook.com;")
  expect(policy).not.toContain('googletagmanager')
})

test('the popup is closed in the page, named by its title', async () => {
  const html = await htmlOf({
    popup: {
      delayInSeconds: 0,
      title: 'Portes ouvertes',
      description: null,
      picture: null,
      link: link('projet'),
    },
  })
  expect(html).toMatch(/<dialog data-popup="true" aria-labelledby="popup-title"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).toContain('>Portes ouvertes</h2>')
})
