import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import type { RefusedForm } from '@/features/submissions/server/form-renderer'
import type { FormView } from '@/features/submissions/ui/form-view'
import { compactHtml } from '@/lib/cache/compact-html.cjs'
import { getTranslator } from '@/lib/i18n/translator'
import { Part } from '@/lib/parts/part'

import { exampleForm } from '../../tests/support/example-form'

import { FormPages } from './form-pages'

const page = '/fr/estimation-gratuite/'
const shown = {
  model: exampleForm,
  priceStyle: 'ofPage',
  t: await getTranslator('fr', 'nl-BE'),
  page,
  privacyHref: '/fr/politique-de-confidentialite/',
  captcha: { provider: 'own' },
} as const

const refused = (street: string): RefusedForm => ({
  ...shown,
  state: { values: { street }, errors: { street: 'Rue est obligatoire.' }, key: 'key-of-request' },
})

const form = (id: string) =>
  renderToStaticMarkup(<Part<typeof FormView> name="form" props={{ ...shown, id, subject: '4638' }} />)

/** As stored by the HTTP server; the text of the footer looks like a pattern of a replacement. */
const pageOf = (forms: string) =>
  compactHtml(
    `<html><head><title>Estimation</title><script type="module" src="/start.js"></script></head><body><main id="content"><p>Avant</p>${forms}</main><footer>$&amp; après</footer></body></html>`,
  )

function pagesOf(html: string, status = 200) {
  const readPage = vi.fn(() =>
    Promise.resolve({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) }),
  )
  return { pages: new FormPages(readPage), readPage }
}

const textOf = async (pages: FormPages, street: string) =>
  (await pages.render(refused(street)))?.body.toString()

afterEach(() => vi.restoreAllMocks())

test('values and errors of a visitor are put into the stored page', async () => {
  const { pages } = pagesOf(pageOf(form('contactDemand0')))
  const html = (await textOf(pages, 'Rue "$&" <b>')) ?? ''
  expect(html).toContain('value="Rue &quot;$&amp;&quot; &lt;b&gt;"')
  expect(html).toContain('Rue est obligatoire.')
  expect(html).toContain('name="key" value="key-of-request"')
  expect(html).toContain('name="ref" value="4638"')
  expect(html).toMatch(/<p>Avant<\/?.*<footer>\$&amp; après<\/footer>/s)
})

test('nothing of one visitor is in the page of the next, and the stored page is read once', async () => {
  const { pages, readPage } = pagesOf(pageOf(form('contactDemand0')))
  await textOf(pages, 'Rue du premier')
  expect(await textOf(pages, 'Rue du second')).not.toContain('Rue du premier')
  expect(readPage).toHaveBeenCalledOnce()
})

test('after a refresh the stored page is read again, also when it came while the page was read', async () => {
  const { pages, readPage } = pagesOf(pageOf(form('contactDemand0')))
  const reading = pages.render(refused(''))
  pages.refresh()
  await reading
  await pages.render(refused(''))
  expect(readPage).toHaveBeenCalledTimes(2)
  await pages.render(refused(''))
  expect(readPage).toHaveBeenCalledTimes(2)
})

test.each([
  ['without the form', pageOf(''), 200],
  ['with two forms of the kind', pageOf(form('contactDemand0') + form('contactDemand1')), 200],
  ['that is missing', pageOf(form('contactDemand0')), 404],
])('a page %s is left to Next', async (_, html, status) => {
  expect(await pagesOf(html, status).pages.render(refused(''))).toBeNull()
})
