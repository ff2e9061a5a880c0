import { createServerFeature } from '@payloadcms/richtext-lexical'

import { withoutPendingPictures } from '@/features/content/model/pending-pictures'
import { isRecord } from '@/lib/values/read-value'

/**
 * What is pasted into a text: lists and tables of Word are kept as far as the editor can, pictures that cannot be stored
 * are left out. One that a draft holds since before is left out when it is published, because the editor of texts has no way to remove it.
 */
export const pasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: {
    ClientFeature: '/features/content/studio/paste-feature#PasteFeature',
    hooks: {
      beforeValidate: [
        ({ data, value }): unknown =>
          isRecord(data) && data._status === 'draft' ? value : withoutPendingPictures(value),
      ],
    },
  },
})
