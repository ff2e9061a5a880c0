import { expect } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { removeImportSource } from '../support/remove-import-source'
import { signIn, StudioSession } from '../rig/studio-session'
import { thinPng } from '../support/thin-png'
import { waitForHydration } from '../support/wait-for-hydration'
import { makeZip } from '../support/zip'

test.use({ locale: 'fr-BE' })

const patience = { timeout: 60_000 }
const number = 'GAR 12/a'
const title = 'Garage fermé, derrière la gare'

/** A garage to let: the law asks for no energy certificate. No element names a language, and zeros stand for "unknown". */
const transfer = `<?xml version="1.0" encoding="ISO-8859-1"?>
<openimmo><uebertragung umfang="VOLL"/><anbieter><openimmo_anid>OI-1</openimmo_anid><immobilie>
<objektkategorie><vermarktungsart KAUF="0" MIETE_PACHT="1"/><objektart><parken parken_typ="EINZELGARAGE"/></objektart></objektkategorie>
<geo><plz>4400</plz><ort>FLEMALLE</ort><land iso_land="BEL"/></geo>
<preise><kaufpreis>0</kaufpreis><kaltmiete>95.00</kaltmiete><nebenkosten>5</nebenkosten></preise>
<flaechen><nutzflaeche>16</nutzflaeche><anzahl_schlafzimmer>0</anzahl_schlafzimmer></flaechen>
<zustand_angaben><verkaufstatus stand="OFFEN"/></zustand_angaben>
<freitexte><objekttitel>${title}</objekttitel><objektbeschreibung>Porte automatique.</objektbeschreibung></freitexte>
<anhaenge>
<anhang gruppe="BILD"><daten><pfad>Bilder/Porte.PNG</pfad></daten></anhang>
<anhang gruppe="TITELBILD"><daten><pfad>bilder\\rue-cachee-12.png</pfad></daten></anhang>
</anhaenge>
<verwaltung_techn><objektnr_extern>${number}</objektnr_extern></verwaltung_techn>
</immobilie></anbieter></openimmo>`

const archive = makeZip([
  { name: 'Export/objekt_1.XML', content: Buffer.from(transfer, 'latin1') },
  { name: 'Export/bilder/porte.png', content: thinPng(1200, 800) },
  { name: 'Export/Bilder/rue-cachee-12.png', content: thinPng(1600, 900) },
  { name: '__MACOSX/Export/._objekt_1.XML', content: 'x' },
])

/** Width by height of a picture that is loaded; 0 before. */
const ratioOf = (picture: SVGElement | HTMLElement): number =>
  picture instanceof HTMLImageElement && picture.naturalHeight > 0
    ? picture.naturalWidth / picture.naturalHeight
    : 0

test('an archive of OpenImmo with its pictures, from the upload to the public page', async ({ page }) => {
  const session = StudioSession.of('administrator')
  const key = `archive-${Date.now()}`
  const data = { name: `Bureau ${key}`, key, format: 'openimmo', location: 'folder', languages: ['fr'] }
  await session.create('/importSources/', { ...data, textLanguage: 'fr' })
  try {
    await signIn(page, 'editor')
    await page.goto('/admin/imports/')
    await waitForHydration(page)
    const card = page.getByRole('region', { name: `Bureau ${key}` })
    await card.getByText('Téléverser un fichier').click()
    await card
      .getByLabel(/^Fichier/)
      .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: archive })
    await card.getByRole('button', { name: 'Téléverser' }).click()
    await page.waitForURL(/importRuns/, patience)
    const state = page.locator('.studio-head .studio-badge')
    await expect(state).toHaveText('Essai terminé', patience)
    await expect(page.getByText(/^1 lu\b.*\b1 nouveau\b/)).toBeVisible()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Appliquer ces différences' }).click()
    await expect(state).toHaveText('Appliqué', patience)
    expect(await findViolations(page)).toEqual([])

    // Pictures are stored by the worker, and the property is online when they are.
    const pictures = async () =>
      (await session.find(`/properties/?where[source][equals]=${key}&depth=0`)).map((each) => each.pictures)
    await expect.poll(pictures, patience).toEqual([[expect.anything(), expect.anything()]])

    await page.goto('/fr/a-louer/?sort=newest')
    // A card says the street and the place, not the title.
    const house = page.getByRole('article').filter({ hasText: '€ 95 / mois' })
    await expect(house).not.toContainText('Chambres')
    await house.locator('.card-link').click()
    await page.waitForURL(/\/fr\/a-louer\/flemalle\/garage-ferme-derriere-la-gare\/\d+\/$/, patience)
    await expect(page.getByText('Porte automatique.')).toBeVisible()
    const shown = page.getByRole('main').locator('img[src*="-"]')
    // The picture of the title comes first: it is wider. Names say nothing of the street.
    await expect(shown.first()).toHaveAttribute('src', /^\/images\/\d+-[0-9a-f]{12}\.png/)
    await expect.poll(() => shown.first().evaluate(ratioOf)).toBeCloseTo(16 / 9)
    expect(await page.content()).not.toContain('cachee')
  } finally {
    await removeImportSource(session, key)
  }
})
