import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import LoginPage from '@/app/(site)/[locale]/login/page'
import type { Locale } from '@/lib/i18n/locales'

import { keepCachedReads } from '../../support/doubles/cached'
import { interfaceText } from '../../support/interface-texts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { asOwner, makeOwnedSite } from '../../support/portal-site'
import { renderToHtml } from '../../support/render-block'

/* The list of an owner's properties. */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  keepCachedReads()
  payload = running.payload
})
afterAll(() => running.stop())

const picture = async (alt: string) =>
  (await makeMinimal(payload, 'media', { alt })) as { id: string; filename: string }

/** The pictures of the page and the notes about missing ones. */
async function openList(owner: string, locale: Locale) {
  await asOwner(payload, owner)
  const page = await LoginPage({ params: Promise.resolve({ locale }), searchParams: Promise.resolve({}) })
  const main = (await renderToHtml(page)).split('<main')[1]?.split('</main>')[0] ?? ''
  return {
    pictures: [...main.matchAll(/<img [^>]*>/g)].map(([tag]) => ({
      file: /\/images\/([^?]+)\?/.exec(tag)?.[1],
      alt: /alt="([^"]*)"/.exec(tag)?.[1],
    })),
    missing: main.split(interfaceText(locale, 'property.noPhoto')).length - 1,
  }
}

test('each property has its first picture with a text in the page’s language; one without says so', async () => {
  const { id: owner } = await makeMinimal(payload, 'owners', { name: 'Anna' })
  const { id: other } = await makeMinimal(payload, 'owners', { name: 'Bert' })
  const [facade, garden, foreign] = [await picture('Façade'), await picture('Jardin'), await picture('Autre')]
  await payload.update({
    collection: 'media',
    id: facade.id,
    locale: 'nl',
    data: { alt: 'Voorgevel' },
    context: quiet(),
  })
  await makeOwnedSite(payload, 'with', { owners: [owner], pictures: [facade.id, garden.id] })
  await makeOwnedSite(payload, 'without', { owners: [owner], pictures: [] })
  await makeOwnedSite(payload, 'foreign', { owners: [other], pictures: [foreign.id] })
  expect(await openList(owner, 'fr')).toEqual({
    pictures: [{ file: facade.filename, alt: 'Façade' }],
    missing: 1,
  })
  expect((await openList(owner, 'nl')).pictures).toEqual([{ file: facade.filename, alt: 'Voorgevel' }])
  // Without a text in the language the picture says nothing: the title is beside it.
  expect((await openList(owner, 'de')).pictures).toEqual([{ file: facade.filename, alt: '' }])
})

test('an owner without properties sees neither pictures nor notes about them', async () => {
  const { id } = await makeMinimal(payload, 'owners', { name: 'Carla' })
  expect(await openList(id, 'fr')).toEqual({ pictures: [], missing: 0 })
})
