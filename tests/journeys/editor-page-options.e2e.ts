import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { elementsOf } from '../support/html'
import { expectEverywhere } from '../support/public-page'
import { open } from '../rig/demo-pages'
import { test } from '../support/browser-test'
import { withPage } from '../support/test-page'

test.describe.configure({ mode: 'default' })

test('a page is only there in the languages it is published in', () =>
  withPage(async (page) => {
    await page.set({ _status: 'published', publishedIn: ['fr', 'de'] })
    const paths = await page.paths()
    for (const locale of locales)
      expect((await open(paths[locale])).status, locale).toBe(['fr', 'de'].includes(locale) ? 200 : 404)
    const alternates = elementsOf((await open(paths.fr)).html, 'link').filter(({ hreflang }) => hreflang)
    expect(alternates.map(({ hreflang }) => hreflang).sort()).toEqual(expect.arrayContaining(['de', 'fr']))
    expect(alternates.some(({ hreflang }) => hreflang === 'nl' || hreflang === 'en')).toBe(false)
  }))

test('a page below another has both in its path (A7)', () =>
  withPage(async (parent) => {
    await parent.publish()
    const above = await parent.paths()
    await withPage(
      async (child) => {
        await child.publish()
        const paths = await child.paths()
        for (const locale of locales) expect(paths[locale].startsWith(above[locale])).toBe(true)
        await expectEverywhere(paths, 200)
      },
      { parent: parent.id },
    )
  }))

test('the options of a page act as named (A14)', () =>
  withPage(async (page) => {
    await page.set({ _status: 'published', css: '.prose { color: rgb(1, 2, 3) }', noReferrerNoFollow: true })
    const { fr } = await page.paths()
    const { html } = await open(fr)
    const metas = elementsOf(html, 'meta')
    expect(metas.some(({ name, content }) => name === 'robots' && content?.includes('nofollow'))).toBe(true)
    expect(metas.some(({ name, content }) => name === 'referrer' && content === 'no-referrer')).toBe(true)
    const sheet = elementsOf(html, 'link').find(({ href }) => href?.includes('/page-css/'))?.href ?? ''
    const { status, html: css } = await open(sheet)
    expect(status).toBe(200)
    expect(css.replace(/\s/g, '')).toContain('color:rgb(1,2,3)')
    await page.set({ _status: 'published', redirect: true, redirectUrl: '/contact/' })
    const moved = await open(fr)
    expect([307, 308]).toContain(moved.status)
    expect(moved.location).toMatch(/^(\/fr)?\/contact\/$/)
  }))
