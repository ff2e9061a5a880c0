import type { Localized } from '@/lib/i18n/locales'

/** How the studio lists a block: group, thumbnail and one sentence about its use. */
export interface PickerEntry {
  group: Localized
  images: { thumbnail: { url: string; alt: string } }
  custom: { description: Localized }
}

const groups = {
  picture: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
  properties: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
  text: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  agency: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Agentur' },
  layout: { nl: 'Opmaak', fr: 'Mise en page', en: 'Layout', de: 'Layout' },
  library: { nl: 'Bibliotheek', fr: 'Bibliothèque', en: 'Library', de: 'Bibliothek' },
} satisfies Record<string, Localized>

/**
 * The entry of a block in the list from which editors choose.
 *
 * @param folder name of the block's folder, also the name of its thumbnail
 */
export const inPicker = (
  folder: string,
  group: keyof typeof groups,
  description: Localized,
): PickerEntry => ({
  group: groups[group],
  // The thumbnail is beside the block's name and adds nothing, so it has no alternative text.
  images: { thumbnail: { url: `/blocks/${folder}.svg`, alt: '' } },
  custom: { description },
})
