import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { shortenClientConfigs } from '@/lib/payload/client-config'

import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
beforeAll(async () => {
  running = await makePayload()
  await shortenClientConfigs(Promise.resolve(running.payload), {})
})
afterAll(() => running.stop())

const i18nOf = (language: Locale) =>
  initI18n({ config: running.payload.config.i18n, context: 'client', language })

const clientConfigOf = async (language: Locale) =>
  getClientConfig({
    config: running.payload.config,
    i18n: await i18nOf(language),
    importMap: {},
    user: true,
  })

test.each(locales)('the configuration in %s has labels in that language only', async (language) => {
  const config = await clientConfigOf(language)
  const text = JSON.stringify(config.collections)
  expect(text).not.toMatch(/"nl":"[^"]*","fr":"/)
  const labels = running.payload.collections.properties.config.labels.plural as Record<string, string>
  expect(config.collections.find(({ slug }) => slug === 'properties')?.labels.plural).toBe(labels[language])
})

test('fields that the server renders have their labels in each language', async () => {
  const { payload } = running
  for (const language of ['fr', 'nl'] as const) {
    const i18n = await i18nOf(language)
    const schemaMap = getSchemaMap({ collectionSlug: 'media', config: payload.config, i18n })
    const config = await clientConfigOf(language)
    const fields = getClientSchemaMap({ collectionSlug: 'media', config, i18n, payload, schemaMap })
    expect(fields.get('media.alt')).toMatchObject({
      label: { nl: 'Alternatieve tekst', fr: 'Texte alternatif' },
    })
  }
})

test('the forms of owners and subscribers offer no password, that of staff does', async () => {
  const { collections } = await clientConfigOf('nl')
  const offered = collections.filter(({ auth }) => auth && !auth.disableLocalStrategy).map(({ slug }) => slug)
  expect(offered).toEqual(['users'])
  for (const slug of ['owners', 'subscribers'])
    expect(collections.find((each) => each.slug === slug)?.auth).toMatchObject({
      disableLocalStrategy: { enableFields: true },
    })
})
