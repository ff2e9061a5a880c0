import { expect, type Locator, type Page, type Request } from '@playwright/test'

import { openBlock } from '../support/studio-editor'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { newMark, type TestPage, withPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

interface HeldAnswer {
  /** Lets the form have the answer. */
  release: () => void
}

/** Holds the answers to some requests of the form, by default to its saves. They are released one by one. */
async function holdAnswers(
  page: Page,
  url: string | RegExp = /autosave=true/,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => Promise<HeldAnswer>> {
  const held: HeldAnswer[] = []
  let taken = 0
  await page.route(url, async (route) => {
    if (!isHeld(route.request())) return route.continue()
    const response = await route.fetch()
    await new Promise<void>((resolve) => held.push({ release: resolve }))
    await route.fulfill({ response })
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(taken)
    taken += 1
    return held[taken - 1] as HeldAnswer
  }
}

/** Lets some requests wait, as on a busy server. */
async function slowDown(page: Page, url: string | RegExp, isSlow: (request: Request) => boolean) {
  await page.route(url, async (route) => {
    if (isSlow(route.request())) await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
}

/** Opens a new page at the heading of its block. */
async function openHeading(page: Page, { id }: TestPage): Promise<Locator> {
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
  const heading = page.locator('#field-blocks__0__heading')
  await openBlock(page, 0, heading)
  return heading
}

test('what is typed while a slow save runs stays, also after the editor goes on to another field', ({
  page,
}) =>
  withPage(async (made) => {
    const heading = await openHeading(page, made)
    const nextSave = await holdAnswers(page)
    await heading.fill('Villa')
    const save = await nextSave()
    await heading.press('End')
    await heading.pressSequentially(' à Seraing')
    await page.locator('#field-title').fill(`Autre titre ${made.mark}`)
    save.release()
    const second = await nextSave()
    second.release()
    await expect.poll(async () => (await made.lastSaved()).title).toBe(`Autre titre ${made.mark}`)
    await expect(heading).toHaveValue('Villa à Seraing')
    expect(await made.lastSaved()).toMatchObject({ blocks: [{ heading: 'Villa à Seraing' }] })
  }))

test(
  'what is typed in the last moment of the second of two slow saves is saved too',
  { tag: '@full' },
  ({ page }) =>
    withPage(async (made) => {
      const heading = await openHeading(page, made)
      await page.clock.install()
      const nextSave = await holdAnswers(page)
      await heading.fill('Un')
      const first = await nextSave()
      const check = page.waitForRequest((request) => request.postData()?.includes('"Deux"') === true)
      await heading.fill('Deux')
      // The form takes a change for made after a pause in typing; the second save then waits for the first one.
      await check
      await page.clock.fastForward(2000)
      first.release()
      const second = await nextSave()
      await heading.fill('Trois')
      second.release()
      const third = await nextSave()
      third.release()
      await expect.poll(() => made.lastSaved()).toMatchObject({ blocks: [{ heading: 'Trois' }] })
      await expect(heading).toHaveValue('Trois')
    }),
)

test(
  'what is typed during a save that follows from an answer of the server is saved too',
  { tag: '@full' },
  ({ page }) =>
    withPage(async (made) => {
      const heading = await openHeading(page, made)
      const nextSave = await holdAnswers(page)
      let checks = 0
      const firstCheck = await holdAnswers(page, '**/admin/**', (request) => {
        if (!request.postData()?.includes('"form-state"')) return false
        checks += 1
        return checks === 1
      })
      await page.clock.install()
      await page.getByRole('button', { name: /^Ajouter.+bloc$/i }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Dernières offres / })
        .click()
      const check = await firstCheck()
      await page.clock.fastForward(2000)
      const first = await nextSave()
      // The check gives the new block its default values. The form saves them with a second save, for which nothing was
      // typed.
      const value = page.locator('#blocks-row-1').getByText('Les deux').first()
      await expect(value).not.toBeAttached()
      check.release()
      await expect(value).toBeVisible()
      await page.clock.fastForward(2000)
      first.release()
      const second = await nextSave()
      await heading.fill('Trois')
      second.release()
      const third = await nextSave()
      third.release()
      await expect.poll(() => made.lastSaved()).toMatchObject({ blocks: [{ heading: 'Trois' }, {}] })
    }),
)

test(
  'clicks on "publish" while the form saves itself are carried out once, after the save',
  { tag: '@full' },
  ({ page }) =>
    withPage(
      async (made) => {
        const session = StudioSession.of('administrator')
        await openHeading(page, made)
        await slowDown(page, /autosave=true/, () => true)
        await page.locator('#field-title').fill(`Publié ${made.mark}`)
        const publish = page.locator('#action-save')
        await page.waitForRequest(/autosave=true/)
        const saves: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'PATCH' && !request.url().includes('autosave=true'))
            saves.push(request.url())
        })
        await publish.dblclick()
        const published = () => session.read(`/pages/${made.id}/?locale=fr&depth=0`)
        await expect.poll(published).toMatchObject({ _status: 'published', title: `Publié ${made.mark}` })
        await expect(publish).toBeDisabled()
        expect(saves).toHaveLength(1)
      },
      { publishedIn: ['fr'] },
    ),
)

test(
  'a corrected link is saved by the first click, with its words and its tick, also on a slow server',
  { tag: '@full' },
  async ({ page }) => {
    await withPage(async (made) => {
      await openHeading(page, made)
      const text = page.locator('#blocks-row-0 [contenteditable="true"]')
      await text.click()
      await text.press('ControlOrMeta+a')
      await page.locator('.toolbar-popup__button-link:visible').click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('#field-text').fill('Nos maisons')
      await dialog.getByRole('checkbox').check()
      await slowDown(page, '**/admin/**', (request) => /initialBlockFormState/.test(request.postData() ?? ''))
      const save = dialog.getByRole('button', { name: 'Enregistrer les modifications' })
      await save.click()
      await expect(dialog.locator('.field-error').first()).toBeVisible()
      await dialog.locator('#field-url').fill('/fr/contact/')
      await expect(dialog.getByRole('checkbox')).toBeChecked()
      await save.click()
      await expect(text.getByRole('link', { name: 'Nos maisons' })).toBeVisible()
    })
  },
)

test(
  'a second field chosen for several documents leaves what the first one has',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    const mark = newMark()
    const { id } = await session.create('/redirects/', { from: `/fr/${mark}/`, to: '/fr/' })
    try {
      await signIn(page, 'editor')
      await page.goto(`/admin/collections/redirects/?search=${mark}`)
      await waitForHydration(page)
      await page.locator('.cell-_select input').check()
      await page.getByRole('button', { name: 'Modifier la sélection (1)' }).click()
      const dialog = page.getByRole('dialog')
      const choose = async (field: string) => {
        await dialog.locator('.studio-bulk-edit__choice .rs__control').click()
        await dialog.locator('.studio-bulk-edit__choice .rs__option', { hasText: field }).click()
      }
      await choose('Nouvelle adresse')
      await dialog.locator('#field-to').fill('/fr/contact/')
      await choose('Définitif')
      // Shut while the form reads the second field.
      await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      const stored = () => session.read(`/redirects/${id}/?depth=0`)
      await expect.poll(async () => (await stored()).to).toBe('/fr/contact/')
    } finally {
      await session.remove(`/redirects/${id}/`)
    }
  },
)
