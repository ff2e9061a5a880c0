import { expect, type Page } from '@playwright/test'

import { openBlock } from '../support/studio-editor'
import { signIn, StudioSession } from '../support/studio-session'
import { test } from '../support/studio-test'
import { TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** Holds the answer to the first save of the form until it is released. */
async function holdFirstSave(page: Page): Promise<{ began: Promise<void>; release: () => void }> {
  const began = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    began.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return { began: began.promise, release: released.resolve }
}

test('what is typed while a slow save runs stays, also after the editor goes on to another field', async ({
  page,
}) => {
  const session = StudioSession.of('administrator')
  const made = await TestPage.create(session)
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
    await waitForHydration(page)
    const heading = page.locator('#field-blocks__0__heading')
    await openBlock(page, 0, heading)
    const save = await holdFirstSave(page)
    await heading.fill('Villa')
    await save.began
    await heading.press('End')
    await heading.pressSequentially(' à Seraing')
    await page.locator('#field-title').fill(`Autre titre ${made.mark}`)
    save.release()
    const stored = () => session.read(`/pages/${made.id}/?locale=fr&draft=true&depth=0`)
    await expect.poll(async () => (await stored()).title).toBe(`Autre titre ${made.mark}`)
    await expect(heading).toHaveValue('Villa à Seraing')
    expect(await stored()).toMatchObject({ blocks: [{ heading: 'Villa à Seraing' }] })
  } finally {
    await made.remove()
  }
})
