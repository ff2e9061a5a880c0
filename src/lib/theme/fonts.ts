// Written by `npm run generate` from font-shelf.json and the packages of the fonts. Do not edit.
import { fonts as siteFonts } from '@site/generated/fonts'

/**
 * The fonts that an agency can choose. A font with `isOfHeadings` lacks characters that PDFs need. `text` and `headings`
 * are the metrics of its fallback, in percent.
 */
export const fonts = {
  'archivo': {"name":"Archivo","kind":"sans","isOfHeadings":false,"weights":"100 900","latin":"/fonts/archivo-latin-8f704806.woff2","latinExt":"/fonts/archivo-latin-ext-ff4f17d2.woff2","text":{"ascent":89,"descent":21.3,"lineGap":0,"size":98.7},"headings":{"ascent":85.8,"descent":20.5,"lineGap":0,"size":102.3}},
  'bricolage-grotesque': {"name":"Bricolage Grotesque","kind":"sans","isOfHeadings":true,"weights":"200 800","latin":"/fonts/bricolage-grotesque-latin-a97804dc.woff2","latinExt":"/fonts/bricolage-grotesque-latin-ext-e808f16b.woff2","text":{"ascent":88.2,"descent":25.6,"lineGap":0,"size":105.4},"headings":{"ascent":85.8,"descent":24.9,"lineGap":0,"size":108.3}},
  'figtree': {"name":"Figtree","kind":"sans","isOfHeadings":false,"weights":"300 900","latin":"/fonts/figtree-latin-4ba7d3d0.woff2","latinExt":"/fonts/figtree-latin-ext-bf7828e2.woff2","text":{"ascent":94.3,"descent":24.8,"lineGap":0,"size":100.7},"headings":{"ascent":92.5,"descent":24.3,"lineGap":0,"size":102.7}},
  'hanken-grotesk': {"name":"Hanken Grotesk","kind":"sans","isOfHeadings":false,"weights":"100 900","latin":"/fonts/hanken-grotesk-latin-e9201edd.woff2","latinExt":"/fonts/hanken-grotesk-latin-ext-768af292.woff2","text":{"ascent":99.1,"descent":30,"lineGap":0,"size":100.9},"headings":{"ascent":98,"descent":29.7,"lineGap":0,"size":102.1}},
  'manrope': {"name":"Manrope","kind":"sans","isOfHeadings":false,"weights":"200 800","latin":"/fonts/manrope-latin-a30ddcd3.woff2","latinExt":"/fonts/manrope-latin-ext-3911b66d.woff2","text":{"ascent":103.3,"descent":29.1,"lineGap":0,"size":103.2},"headings":{"ascent":99.6,"descent":28,"lineGap":0,"size":107}},
  'newsreader': {"name":"Newsreader","kind":"serif","isOfHeadings":false,"weights":"200 800","latin":"/fonts/newsreader-latin-62981321.woff2","latinExt":"/fonts/newsreader-latin-ext-ac6fa9ed.woff2","text":{"ascent":69.7,"descent":25.1,"lineGap":0,"size":105.5},"headings":{"ascent":66.4,"descent":23.9,"lineGap":0,"size":110.8}},
  'source-sans-3': {"name":"Source Sans 3","kind":"sans","isOfHeadings":false,"weights":"200 900","latin":"/fonts/source-sans-3-latin-7a19a702.woff2","latinExt":"/fonts/source-sans-3-latin-ext-a85a7459.woff2","text":{"ascent":109.2,"descent":42.7,"lineGap":0,"size":93.8},"headings":{"ascent":105.9,"descent":41.4,"lineGap":0,"size":96.7}},
  'source-serif-4': {"name":"Source Serif 4","kind":"serif","isOfHeadings":false,"weights":"200 900","latin":"/fonts/source-serif-4-latin-382475f3.woff2","latinExt":"/fonts/source-serif-4-latin-ext-d10ccbbd.woff2","text":{"ascent":87.9,"descent":28.4,"lineGap":0,"size":117.9},"headings":{"ascent":86.6,"descent":28,"lineGap":0,"size":119.6}},
  ...siteFonts,
} as const

export type FontName = keyof typeof fonts

export const isFontName = (value: unknown): value is FontName =>
  typeof value === 'string' && Object.hasOwn(fonts, value)
