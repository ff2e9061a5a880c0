// Written by `npm run generate` and by every build from the files of the folder above. Do not edit.
import type { SiteTheme } from '@/site-api'

export const siteTheme: SiteTheme = {
  "colours": {
    "brand": "#9d1230",
    "accent": "#f7c325"
  },
  "fonts": {},
  "sizes": {},
  "texts": {}
}
