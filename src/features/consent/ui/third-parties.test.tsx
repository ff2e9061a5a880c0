import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { pagePolicy } from '@/lib/cache/content-security-policy.cjs'
import { thirdParties } from '@/features/consent/model/third-parties'

import { ThirdParties } from './third-parties'

const htmlOf = async (view: React.ReactNode) => {
  const { prelude } = await prerender(view)
  return new Response(prelude).text()
}

test('sources declared anywhere on the page are in its policy', async () => {
  const html = await htmlOf(
    <html lang="fr">
      <body>
        <main>
          <ThirdParties of={[thirdParties.youtube]} images={['https://tiles.example.org']} />
          <ThirdParties frames={['https://my.matterport.com']} />
        </main>
      </body>
    </html>,
  )
  const policy = pagePolicy(html)
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://my.matterport.com;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;")
})

test('a page without declared sources has no such element', async () => {
  expect(await htmlOf(<ThirdParties of={[]} frames={[]} />)).toBe('')
})
