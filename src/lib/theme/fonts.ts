// Written by `npm run generate` from font-shelf.json and the packages of the fonts. Do not edit.

/**
 * The fonts that an agency can choose. `text` and `headings` say how far a system font is stretched
 * to take the room of each, in percent.
 */
export const fonts = {
  'archivo': {"name":"Archivo","kind":"sans","weights":"100 900","latin":"/fonts/archivo-latin-8f704806.woff2","latinExt":"/fonts/archivo-latin-ext-ff4f17d2.woff2","text":{"ascent":88.96,"descent":21.28,"lineGap":0,"size":98.7},"headings":{"ascent":85.84,"descent":20.53,"lineGap":0,"size":102.29}},
  'bricolage-grotesque': {"name":"Bricolage Grotesque","kind":"sans","weights":"200 800","latin":"/fonts/bricolage-grotesque-latin-a97804dc.woff2","latinExt":"/fonts/bricolage-grotesque-latin-ext-e808f16b.woff2","text":{"ascent":88.21,"descent":25.61,"lineGap":0,"size":105.43},"headings":{"ascent":85.84,"descent":24.92,"lineGap":0,"size":108.34}},
  'figtree': {"name":"Figtree","kind":"sans","weights":"300 900","latin":"/fonts/figtree-latin-4ba7d3d0.woff2","latinExt":"/fonts/figtree-latin-ext-bf7828e2.woff2","text":{"ascent":94.32,"descent":24.82,"lineGap":0,"size":100.72},"headings":{"ascent":92.47,"descent":24.33,"lineGap":0,"size":102.74}},
  'hanken-grotesk': {"name":"Hanken Grotesk","kind":"sans","weights":"100 900","latin":"/fonts/hanken-grotesk-latin-e9201edd.woff2","latinExt":"/fonts/hanken-grotesk-latin-ext-768af292.woff2","text":{"ascent":99.07,"descent":30.02,"lineGap":0,"size":100.94},"headings":{"ascent":97.98,"descent":29.69,"lineGap":0,"size":102.06}},
  'newsreader': {"name":"Newsreader","kind":"serif","weights":"200 800","latin":"/fonts/newsreader-latin-62981321.woff2","latinExt":"/fonts/newsreader-latin-ext-ac6fa9ed.woff2","text":{"ascent":69.68,"descent":25.12,"lineGap":0,"size":105.48},"headings":{"ascent":66.35,"descent":23.92,"lineGap":0,"size":110.77}},
  'schibsted-grotesk': {"name":"Schibsted Grotesk","kind":"sans","weights":"400 900","latin":"/fonts/schibsted-grotesk-latin-4c8b93f4.woff2","latinExt":"/fonts/schibsted-grotesk-latin-ext-ee9eeb23.woff2","text":{"ascent":93.46,"descent":24.67,"lineGap":0,"size":104.49},"headings":{"ascent":90.61,"descent":23.92,"lineGap":0,"size":107.78}},
  'source-sans-3': {"name":"Source Sans 3","kind":"sans","weights":"200 900","latin":"/fonts/source-sans-3-latin-7a19a702.woff2","latinExt":"/fonts/source-sans-3-latin-ext-a85a7459.woff2","text":{"ascent":109.21,"descent":42.66,"lineGap":0,"size":93.76},"headings":{"ascent":105.92,"descent":41.37,"lineGap":0,"size":96.68}},
  'source-serif-4': {"name":"Source Serif 4","kind":"serif","weights":"200 900","latin":"/fonts/source-serif-4-latin-382475f3.woff2","latinExt":"/fonts/source-serif-4-latin-ext-d10ccbbd.woff2","text":{"ascent":87.87,"descent":28.41,"lineGap":0,"size":117.91},"headings":{"ascent":86.6,"descent":28,"lineGap":0,"size":119.63}},
} as const

export type FontName = keyof typeof fonts

export const isFontName = (value: unknown): value is FontName =>
  typeof value === 'string' && Object.hasOwn(fonts, value)
