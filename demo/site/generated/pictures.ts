// Written by `npm run generate` and by every build from the files of the folder above. Do not edit.
import type { SitePictures } from '@/site-api'

export const sitePictures: SitePictures = {
  "logo": null,
  "logoOnDark": null,
  "icon": null
}
