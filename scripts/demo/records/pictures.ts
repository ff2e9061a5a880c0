import { sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'

import type { PropertyPictureKind } from '../properties/picture-pool'
import type { DemoProperty } from '../properties/properties'
import { documentRecord, type DocumentRecord } from '../seed/record'
import type { SeedFile } from '../seed/store'

import { sharedAlts } from './shared-alts'
import { sitePictures } from './site-pictures'

export interface SeedPicture {
  /** A file of `scripts/demo/pictures`, without `.webp`. */
  name: string
  alt: Localized
  /** Selects the text of a picture that several properties share. */
  kind?: PropertyPictureKind
  /** Of the words drawn in it. */
  language?: Locale
}

/** Each picture once. One that is used with several texts gets a text that is true in all places. */
export function withoutRepeats(pictures: readonly SeedPicture[]): SeedPicture[] {
  const byName = new Map<string, SeedPicture>()
  for (const picture of pictures) {
    const { name, alt, kind } = picture
    const known = byName.get(name)
    const isSameAlt = !known || known.alt[sourceLocale] === alt[sourceLocale]
    byName.set(name, isSameAlt ? picture : { ...picture, alt: (kind && sharedAlts[kind]) ?? alt })
  }
  return [...byName.values()]
}

export const picturesOfProperties = (properties: readonly DemoProperty[]): SeedPicture[] =>
  properties.flatMap(({ pictures, plans }) => [...pictures, ...plans])

/**
 * The media library: the pictures of the site first, then those of the properties in their order.
 *
 * @param toUpload makes the upload of a picture by its name
 */
export const pictureRecords = (
  properties: readonly DemoProperty[],
  toUpload: (name: string) => Promise<SeedFile>,
): DocumentRecord[] =>
  withoutRepeats([...sitePictures, ...picturesOfProperties(properties)]).map(({ name, alt, language }) =>
    documentRecord('media', name, { alt, language }, () => toUpload(name)),
  )
