import { expect, test } from 'vitest'

import { templateOf } from './template-of'

test.each([
  ['/fr/', '', 'home'],
  ['/fr/', 'utm_source=x', 'home'],
  ['/fr/a-vendre/', '', 'page'],
  ['/fr/a-vendre/', 'priceMin=1', 'list'],
  ['/fr/contact/', 'answers=1', 'page on request'],
  ['/fr/selection/', 'refs=1', 'page on request'],
  ['/fr/a-vendre/liege/maison/123/', '', 'property'],
  ['/nl/property/123/', '', 'property'],
  ['/fr/blog/2026/', '', 'page'],
  ['/fr/projet/les-quais/', '', 'project'],
  ['/fr/forms/siteContact/', '', 'form'],
  ['/fr/my/offer/1/token/', '', 'private'],
  ['/nl/preview/pages/1/', '', 'preview'],
  ['/api/media/file/a.webp', '', 'picture'],
  ['/images/a.webp', '', 'picture'],
  ['/api/leads/', '', 'api'],
  ['/admin', '', 'studio'],
  ['/admin/state/', '', 'studio'],
  ['/_next/static/a.js', '', 'file'],
  ['/scripts/a.js', '', 'file'],
  ['/healthz', '', 'health'],
  ['/sitemaps/pages.xml', '', 'sitemap'],
  ['/', '', 'other'],
  ['/wp-login', '', 'other'],
])('%s?%s is "%s"', (path, query, template) => {
  expect(templateOf(path, query)).toBe(template)
})
