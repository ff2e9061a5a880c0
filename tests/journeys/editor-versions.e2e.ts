import { expect } from '@playwright/test'

import { studioText } from '../support/interface-texts'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { withPage } from '../support/test-page'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/

test(
  'the URL of a single version shows what it changed in words, and leads to all versions',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    await withPage(async (made) => {
      await made.publish()
      await session.update(`/pages/${made.id}/?locale=fr&draft=true`, { title: `Autre titre ${made.mark}` })
      const where = `where[parent][equals]=${made.id}`
      const [latest] = await session.find(`/pages/versions/?${where}&sort=-updatedAt&limit=1&depth=0`)
      await signIn(page, 'editor')
      await page.goto(`/admin/collections/pages/${made.id}/versions/${latest?.id}/?locale=fr`)
      const view = page.locator('.studio-versions')
      await expect(view.locator('.studio-versions__version')).toHaveCount(1)
      await expect(view.getByRole('row').filter({ hasText: `Autre titre ${made.mark}` })).toBeVisible()
      expect(await view.innerText()).not.toMatch(uuid)
      await view.getByRole('link', { name: studioText('fr', 'versions.list.all') }).click()
      await expect(view.locator('.studio-versions__version').nth(1)).toBeVisible()
      await page.goto(`/admin/collections/pages/${made.id}/versions/00000000-0000-4000-8000-000000000000/`)
      await expect(view.getByText(studioText('fr', 'versions.list.gone'))).toBeVisible()
      await expect(view.locator('.studio-versions__version')).toHaveCount(0)
    })
  },
)
