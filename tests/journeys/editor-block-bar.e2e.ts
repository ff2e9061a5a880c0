import { expect, type FrameLocator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { closeBeside, openBeside, typeInto } from '../support/live-preview'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn } from '../rig/studio-session'
import { withPage } from '../support/test-page'

/** The bar on a block of the preview: everything that the rows of the form can do, where one looks. */

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

const invitation = (heading: string) => ({
  blockType: 'callToAction',
  heading,
  links: [{ label: 'Nous écrire', url: '/contact/' }],
  status: 'published',
})

async function openForm(page: Page, id: string): Promise<FrameLocator> {
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
  const preview = await openBeside(page)
  // The script that hears clicks draws the frames.
  await preview.locator('.preview-frame-edited').waitFor({ state: 'attached' })
  return preview
}

const headings = (preview: FrameLocator) => preview.locator('main h2').allTextContents()
const bar = (preview: FrameLocator) => preview.getByRole('toolbar', { name: 'Bloc : Appel à l’action' })
const press = (preview: FrameLocator, name: string) => bar(preview).getByRole('button', { name }).click()

test('a block is moved, dragged, copied, hidden and removed in the preview', async ({ page }) => {
  const blocks = ['Un', 'Deux', 'Trois'].map(invitation)
  await withPage(
    async (made) => {
      const preview = await openForm(page, made.id)
      await preview.getByRole('heading', { name: 'Deux' }).click()
      await expect(page.locator('#field-blocks__1__heading')).toBeFocused()

      await press(preview, 'Monter')
      await expect.poll(() => headings(preview)).toEqual(['Deux', 'Un', 'Trois'])
      await expect(bar(preview).getByRole('status')).toHaveText('Place 1 sur 3')
      await expect(bar(preview).getByRole('button', { name: 'Monter' })).toBeDisabled()
      await press(preview, 'Descendre')
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Deux', 'Trois'])

      const handle = await bar(preview).getByRole('button', { name: 'Déplacer en glissant' }).boundingBox()
      const last = await preview.getByRole('heading', { name: 'Trois' }).boundingBox()
      if (!handle || !last) throw new Error('The bar and the last block are not shown')
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
      await page.mouse.down()
      await page.mouse.move(last.x, last.y + last.height + 150, { steps: 5 })
      await page.mouse.up()
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Trois', 'Deux'])

      await press(preview, 'Dupliquer')
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Trois', 'Deux', 'Deux'])
      await press(preview, 'Retirer')
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Trois', 'Deux'])
      await preview.getByRole('heading', { name: 'Trois' }).click()
      await press(preview, 'Masquer aux visiteurs')
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Deux'])
      await expect
        .poll(async () =>
          ((await made.lastSaved()).blocks as { heading: string; status: string }[]).map(
            ({ heading, status }) => `${heading} ${status}`,
          ),
        )
        .toEqual(['Un published', 'Trois hidden', 'Deux published'])
      await closeBeside(page)
    },
    { blocks },
  )
})

test('several blocks are inserted one after the other, and a copied one in another page', async ({
  page,
}) => {
  await withPage(
    async (made) => {
      const preview = await openForm(page, made.id)
      await preview.getByRole('heading', { name: 'Premier' }).click()
      await press(preview, 'Copier pour une autre page')
      await press(preview, 'Insérer un bloc en dessous')
      const picker = page.getByRole('dialog').filter({ hasText: 'Ajouter des blocs' })
      await picker.getByRole('button', { name: /^Espacement/ }).click()
      await picker.getByRole('button', { name: /^Galerie/ }).click()
      await expect(picker.getByRole('status')).toHaveText('2 blocs sont ajoutés.')
      await picker.getByRole('button', { name: 'Coller le bloc copié (Appel à l’action)' }).click()
      await expect(picker.getByRole('status')).toHaveText('3 blocs sont ajoutés.')
      await picker.getByRole('button', { name: 'Terminé' }).click()
      await expect
        .poll(async () =>
          ((await made.lastSaved()).blocks as { blockType: string }[]).map((each) => each.blockType),
        )
        .toEqual(['callToAction', 'spacer', 'gallery', 'callToAction'])
      await expect.poll(() => headings(preview)).toEqual(['Premier', 'Premier'])
      await closeBeside(page)
    },
    { blocks: [invitation('Premier')] },
  )
})

test('by keyboard the bar is the first stop of the preview, and arrow keys go through it', async ({
  page,
}) => {
  await withPage(
    async (made) => {
      const preview = await openForm(page, made.id)
      await page.locator('#blocks-row-1 .collapsible__toggle').first().click()
      await page.locator('#field-blocks__1__heading').focus()
      await expect(bar(preview)).toBeVisible()
      await bar(preview).getByRole('button', { name: 'Insérer un bloc au-dessus' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(bar(preview).getByRole('button', { name: 'Monter' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => headings(preview)).toEqual(['Deux', 'Un'])
      await expect(bar(preview).getByRole('status')).toHaveText('Place 1 sur 2')
      await closeBeside(page)
    },
    { blocks: ['Un', 'Deux'].map(invitation) },
  )
})

test('F6 goes from the form to the bar and back, its pen begins to type, and the picker gives the focus back', async ({
  page,
}) => {
  await withPage(
    async (made) => {
      const preview = await openForm(page, made.id)
      const pen = bar(preview).getByRole('button', { name: 'Écrire dans le bloc' })
      const title = page.locator('#field-title')
      await title.focus()
      await page.keyboard.press('F6')
      await expect(pen).toBeFocused()
      // Nothing is typed before the form has sent its values to the preview.
      const heading = preview.locator('h2[contenteditable]')
      await expect(async () => {
        await pen.press('Enter')
        await expect(heading).toBeFocused({ timeout: 2000 })
      }).toPass()
      await page.keyboard.press('End')
      await page.keyboard.type(' et un')
      await page.keyboard.press('F6')
      await expect(title).toBeFocused()
      await expect
        .poll(async () => ((await made.lastSaved()).blocks as { heading: string }[])[0]?.heading)
        .toBe('Un et un')

      await page.keyboard.press('F6')
      await expect(pen).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Espacement/ })
        .waitFor()
      await page.keyboard.press('Escape')
      await expect(pen).toBeFocused()
      await closeBeside(page)
    },
    { blocks: ['Un', 'Deux'].map(invitation) },
  )
})

test('a text is typed in the page: at once in the form, Escape takes it back, Tab goes on to the next', async ({
  page,
}) => {
  await withPage(
    async (made) => {
      const preview = await openForm(page, made.id)
      const heading = preview.getByRole('heading', { name: 'Un' })
      await typeInto(heading, heading)
      await page.keyboard.press('End')
      await page.keyboard.type(' et un')
      await expect(page.locator('#field-blocks__0__heading')).toHaveValue('Un et un')
      await page.keyboard.press('Escape')
      await expect(page.locator('#field-blocks__0__heading')).toHaveValue('Un')
      await expect.poll(() => headings(preview)).toEqual(['Un', 'Deux'])

      await typeInto(heading, heading)
      await page.keyboard.press('Tab')
      const link = preview.getByText('Nous écrire').first()
      await expect(link).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type(' vite')
      await page.keyboard.press('Enter')
      const linkOf = async () => {
        const [block] = (await made.lastSaved()).blocks as { links: { label: string }[] }[]
        return block?.links[0]?.label
      }
      await expect.poll(linkOf).toBe('Nous écrire vite')
      await expect(preview.getByText('Nous écrire vite')).toHaveCount(1)
      await closeBeside(page)
    },
    { blocks: ['Un', 'Deux'].map(invitation) },
  )
})
