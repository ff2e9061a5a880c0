interface FontFile {
  font: string
  subset: 'latin' | 'latin-ext'
  source: string
  name: string
}

interface Family {
  name: string
  kind: 'sans' | 'serif'
  isOfHeadings?: boolean
}

type Place = (name: string) => string

export function readShelf(root: string): Record<string, Family>
export function readOwnFonts(root: string): Record<string, Family & { weights: string }>
export function placesOf(root: string, font: string): { variable: Place; fixed: Place }
export function fontFiles(root: string): FontFile[]
export function copyFonts(root: string): void
