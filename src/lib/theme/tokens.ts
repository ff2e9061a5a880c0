import type { FontName } from './fonts'

/** Colours as `#rrggbb` that `theme.css` may set, with those of the product. Texts are never drawn on others. */
export const defaultColours = {
  /** Of links, of the button that matters, and of the browser's bar on phones. */
  brand: '#1d4f7c',
  /** A background of labels, marks on maps and focus rings. */
  accent: '#f2c14e',
  /** Of the page. */
  ground: '#ffffff',
  /** Of parts that stand out a little from the page. */
  mist: '#f1f4f7',
  /** Hairlines, which carry no meaning. */
  line: '#d3dae1',
  /** Edges of fields. */
  steel: '#5f6e7d',
  /** Texts that matter less. */
  slate: '#445362',
  ink: '#0f1a24',
  /** Of the footer, and of what lies over pictures. */
  dark: '#0f1a24',
  onDark: '#ffffff',
  positive: '#17693f',
  alert: '#b00d22',
  /** Of rivers on maps, and of their names. */
  water: '#8fb4cc',
  river: '#2f6485',
} as const

export type ThemeColours = Record<keyof typeof defaultColours, string>

/** Used where `theme.css` sets no length of its own, in any unit of CSS. */
export const defaultSizes = {
  radius: '2px',
  sectionSpace: 'clamp(2.5rem, 1.5rem + 2vw, 3.25rem)',
  headingWeight: '650',
  headingSpacing: '-0.02em',
} as const

/** Sizes of texts that `theme.css` may set, each with its line height; those of the product are in site.css. */
export const textSizes = ['small', 'body', 'lead', 'card', 'title', 'headline', 'hero'] as const

export const defaultFonts = {
  fontHeadings: 'bricolage-grotesque',
  fontText: 'archivo',
  /** Of PDF documents. */
  fontPrint: 'figtree',
} as const satisfies Record<string, FontName>

/** The ornament of the pages: three steps at edges of pictures, or none. */
export const motifs = ['steps', 'none'] as const
export type Motif = (typeof motifs)[number]

/** Radius of the corners of buttons, fields and cards by its name in the studio. */
export const radii = { square: '0px', small: '2px', medium: '6px', large: '12px' } as const
export type Radius = keyof typeof radii

/** The name of a token in `theme.css`, such as `--on-dark`. */
export const cssName = (name: string): `--${string}` =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
