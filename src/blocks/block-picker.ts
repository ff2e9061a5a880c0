import type { Localized } from '@/lib/i18n/locales'

/** How the studio offers a block: the heading it stands under, its thumbnail and a sentence about its use. */
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
 * Describes a block for the list from which editors choose.
 *
 * @param folder name of the block's folder, which its thumbnail shares
 */
export const inPicker = (
  folder: string,
  group: keyof typeof groups,
  description: Localized,
): PickerEntry => ({
  group: groups[group],
  // The thumbnail always stands beside the block's name and says nothing more, so it has no text of its own.
  images: { thumbnail: { url: `/blocks/${folder}.svg`, alt: '' } },
  custom: { description },
})
