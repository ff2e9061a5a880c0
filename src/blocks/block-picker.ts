import type { Localized } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

/** How the studio lists a block: group and thumbnail; its texts add one sentence about its use. */
export interface PickerEntry {
  group: Localized
  images: { thumbnail: { url: string; alt: string } }
}

type Group = 'picture' | 'properties' | 'text' | 'agency' | 'layout' | 'library'

/**
 * The entry of a block in the list from which editors choose.
 *
 * @param folder name of the block's folder, also the name of its thumbnail
 */
export const inPicker = (folder: string, group: Group): PickerEntry => ({
  group: schemaText('blockGroups', group),
  // The thumbnail is beside the block's name and adds nothing, so it has no alternative text.
  images: { thumbnail: { url: `/blocks/${folder}.svg`, alt: '' } },
})

/**
 * The entry of an agency's own block, whose thumbnail lies beside it.
 *
 * @param thumbnail an SVG, 480 by 320
 */
export const inPickerWith = (thumbnail: string, group: Group): PickerEntry => ({
  group: schemaText('blockGroups', group),
  images: { thumbnail: { url: `data:image/svg+xml,${encodeURIComponent(thumbnail)}`, alt: '' } },
})
