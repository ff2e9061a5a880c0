import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from 'payload'
import { expect, test } from 'vitest'

import { withGlobalLivePreview, withLivePreview } from './live-preview'

const previewUrlOf = (config: LivePreviewConfig | undefined, data: object) =>
  // The URL needs only the document and the language of Payload's arguments.
  typeof config?.url === 'function' ? config.url({ data, locale: { code: 'nl' } } as never) : undefined

const collection = (slug: string): CollectionConfig => ({
  slug,
  fields: [],
  admin: { useAsTitle: 'title', components: { edit: { beforeDocumentControls: ['/own#Own'] } } },
})

test('a page gets a preview in the language of the form, and keeps what it had', () => {
  const { admin } = withLivePreview(collection('pages'))
  expect(previewUrlOf(admin?.livePreview, { id: 'abc' })).toBe('/nl/preview/pages/abc/')
  expect(admin?.useAsTitle).toBe('title')
  expect(admin?.components?.edit?.beforeDocumentControls).toEqual([
    '/own#Own',
    expect.stringContaining('PreviewControls'),
    expect.stringContaining('SharePreview'),
  ])
})

test('before its first save a document has no preview', () => {
  expect(previewUrlOf(withLivePreview(collection('pages')).admin?.livePreview, {})).toBeNull()
})

test('a module is previewed, but not shared', () => {
  const { admin } = withLivePreview(collection('modules'))
  expect(admin?.livePreview).toBeDefined()
  expect(JSON.stringify(admin?.components)).not.toContain('SharePreview')
})

test('a collection without a page is not changed', () => {
  const users = collection('users')
  const legal: GlobalConfig = { slug: 'legal', fields: [] }
  expect(withLivePreview(users)).toBe(users)
  expect(withGlobalLivePreview(legal)).toBe(legal)
})

test('a global is previewed on a page that shows it', () => {
  const { admin } = withGlobalLivePreview({ slug: 'header', fields: [] })
  expect(previewUrlOf(admin?.livePreview, {})).toBe('/nl/preview/globals/header/')
})

test('the preview is in its own window beside the form, and other views of the form stay', () => {
  const versions = { Component: '/own#Versions' }
  const views = { edit: { versions } }
  const pages = { ...collection('pages'), admin: { components: { views } } }
  expect(withLivePreview(pages).admin?.components?.views?.edit).toEqual({
    versions,
    livePreview: { Component: expect.stringContaining('PreviewBeside') as string },
  })
  const header: GlobalConfig = { slug: 'header', fields: [], admin: { components: { views } } }
  expect(withGlobalLivePreview(header).admin?.components?.views?.edit).toMatchObject({
    versions,
    livePreview: { Component: expect.stringContaining('PreviewBeside') as string },
  })
})
